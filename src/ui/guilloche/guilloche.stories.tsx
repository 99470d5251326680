import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { ArticlePlate } from './ArticlePlate.tsx'
import { BrandMark } from './BrandMark.tsx'
import { guidance } from './guilloche.guidance.ts'
import { GuillocheBorder } from './GuillocheBorder.tsx'
import { HeroPlate } from './HeroPlate.tsx'
import { Portrait } from './Portrait.tsx'
import { Rosette } from './Rosette.tsx'
import { SecurityGround } from './SecurityGround.tsx'
import { VisaPlate } from './VisaPlate.tsx'

/** One story a figure, at the size it is used; the many seeds and inks are in Foundations/Guilloché. */
const meta = {
  title: 'Components/Guilloché',
  parameters: { guidance },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const at = (inlineSize: number, figure: React.ReactNode) => (
  <div style={{ inlineSize, maxInlineSize: '100%' }}>{figure}</div>
)

export const ARosette: Story = { render: () => at(320, <Rosette seed="visa-etudiant" />) }
export const ARosetteWithAName: Story = {
  render: () => at(320, <Rosette seed="visa-etudiant" label="Visa étudiant" />),
}
export const ASmallRosette: Story = {
  render: () => at(48, <Rosette seed="visa-etudiant" detail="coarse" />),
}
export const APortrait: Story = {
  render: () => at(160, <Portrait seed="marie-dubois" initials="MD" />),
}
export const ASmallPortrait: Story = {
  render: () => at(56, <Portrait seed="marie-dubois" initials="MD" detail="coarse" />),
}
export const AVisa: Story = {
  render: () => at(360, <VisaPlate code="BE" name="Visa étudiant" />),
}
export const AVisaWithALongName: Story = {
  render: () =>
    at(
      360,
      <VisaPlate code="LU" name="Autorisation de séjour pour travailleur hautement qualifié" />,
    ),
}
export const AVisaOfAnUnlistedCountry: Story = {
  render: () => at(360, <VisaPlate code="ZZ" name="Visa" />),
}
export const AnArticle: Story = {
  render: () => at(480, <ArticlePlate seed="carte-bleue-europeenne" />),
}
export const TheHomePage: Story = {
  render: () => at(560, <HeroPlate name="Droit de Cité" />),
}
export const TheMark: Story = { render: () => <BrandMark label="Droit de Cité" /> }
export const Borders: Story = {
  render: () => (
    <>
      <GuillocheBorder seed="pied" size="thin" />
      <GuillocheBorder seed="pied" />
      <GuillocheBorder seed="pied" size="wide" />
    </>
  ),
}
export const AGround: Story = {
  render: () => (
    <div style={{ position: 'relative', padding: 'var(--space-7)', border: 'var(--line)' }}>
      <SecurityGround seed="entete" fade="end" strength="clear" />
      <h2 style={{ position: 'relative' }}>Regroupement familial</h2>
    </div>
  ),
}

/** Below the window: its lines come as it is scrolled near. */
export const OutOfSight: Story = {
  render: () => (
    <>
      <p style={{ blockSize: '300vh' }}>Regroupement familial</p>
      {at(320, <Rosette seed="visa-etudiant" label="Visa étudiant" />)}
    </>
  ),
  play: async ({ canvas }) => {
    const rosette = canvas.getByRole('img', { name: 'Visa étudiant' })
    const before = rosette.getBoundingClientRect()
    await expect(rosette).toBeEmptyDOMElement()
    rosette.scrollIntoView()
    await waitFor(() => expect(rosette).not.toBeEmptyDOMElement())
    await expect(rosette.getBoundingClientRect().height).toBe(before.height)
  },
}
/** Paper has all pictures, seen or not. */
export const Printed: Story = {
  ...OutOfSight,
  play: async ({ canvas }) => {
    const rosette = canvas.getByRole('img', { name: 'Visa étudiant' })
    await expect(rosette).toBeEmptyDOMElement()
    await waitFor(() => {
      dispatchEvent(new Event('beforeprint'))
      return expect(rosette).not.toBeEmptyDOMElement()
    })
  },
}
