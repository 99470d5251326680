import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import type { Guidance } from '../foundations/guidance.ts'
import { ArticleIllustration } from './ArticleIllustration.tsx'
import { BrandMark } from './BrandMark.tsx'
import { GuillocheBorder } from './GuillocheBorder.tsx'
import { HeroIllustration } from './HeroIllustration.tsx'
import { InitialsAvatar } from './InitialsAvatar.tsx'
import { Rosette } from './Rosette.tsx'
import { GuillocheBackground } from './GuillocheBackground.tsx'
import { VisaIllustration } from './VisaIllustration.tsx'

const guidance: Guidance = {
  do: [
    'Pass the slug or name as `seed`: the same seed always gives the same drawing.',
    'For a record without an image use `VisaIllustration`, `ArticleIllustration` or `InitialsAvatar`; set `detail="coarse"` below about 96 px.',
    'Set `data-ink` on an ancestor for a country’s inks; a visa derives them from its `code`.',
    'Put `GuillocheBackground` in a positioned element, with the text in a sibling, and fade it out behind text.',
  ],
  dont: [
    'Don’t fill large areas with a country’s inks: they are for lines.',
    'Don’t rely on text inside a drawing: the numbers of the machine-readable lines are invented.',
    'Don’t import `drawings.tsx` except for types: it loads after the first paint.',
    'Don’t repeat a line with `<use>`: its copies are elements too. `strokeCopies` puts them in one path.',
    'Don’t let a layout depend on the lines: a drawing has its size without them and stays empty if they fail to load.',
  ],
  accessibility: [
    'Always decorative, so `aria-hidden`: the name is visible beside it (WCAG 1.1.1).',
    'Nothing moves. Except for the mark, clicks go through to the content below.',
    'In forced colours lines take the text colour and paper the page colour.',
    'In print everything is drawn, also below the fold.',
  ],
}

/** One story per figure, at its real size; seeds and inks are in Foundations/Guilloché. */
const meta = {
  title: 'Components/Guilloché',
  component: Rosette,
  subcomponents: {
    InitialsAvatar,
    VisaIllustration,
    ArticleIllustration,
    HeroIllustration,
    BrandMark,
    GuillocheBorder,
    GuillocheBackground,
  },
  // The properties of the first figure are tried on its own story.
  parameters: { guidance, controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj

const withWidth = (inlineSize: number, figure: React.ReactNode) => (
  <div style={{ inlineSize, maxInlineSize: '100%' }}>{figure}</div>
)

export const RosetteDefault: StoryObj<typeof Rosette> = {
  args: { seed: 'visa-etudiant' },
  parameters: { controls: { disable: false } },
  render: (args) => withWidth(320, <Rosette {...args} />),
}
export const SmallRosette: Story = {
  tags: ['check'],
  render: () => withWidth(48, <Rosette seed="visa-etudiant" detail="coarse" />),
}
export const InitialsAvatarDefault: Story = {
  render: () => withWidth(160, <InitialsAvatar seed="marie-dubois" initials="MD" />),
}
export const SmallInitialsAvatar: Story = {
  tags: ['check'],
  render: () => withWidth(56, <InitialsAvatar seed="marie-dubois" initials="MD" detail="coarse" />),
}
export const Visa: Story = {
  render: () => withWidth(360, <VisaIllustration code="BE" name="Visa étudiant" />),
}
export const VisaWithLongName: Story = {
  tags: ['check'],
  render: () =>
    withWidth(
      360,
      <VisaIllustration
        code="LU"
        name="Autorisation de séjour pour travailleur hautement qualifié"
      />,
    ),
}
export const VisaOfUnlistedCountry: Story = {
  tags: ['check'],
  render: () => withWidth(360, <VisaIllustration code="ZZ" name="Visa" />),
}
export const Article: Story = {
  render: () => withWidth(480, <ArticleIllustration seed="carte-bleue-europeenne" />),
}
export const Hero: Story = {
  render: () => withWidth(560, <HeroIllustration name="Droit de Cité" />),
}
export const Brand: Story = { render: () => <BrandMark /> }
export const Border: Story = { render: () => <GuillocheBorder seed="pied" /> }
export const Background: Story = {
  render: () => (
    <div style={{ position: 'relative', padding: 'var(--space-7)', border: 'var(--line)' }}>
      <GuillocheBackground seed="entete" fade />
      <h2 style={{ position: 'relative' }}>Regroupement familial</h2>
    </div>
  ),
}

/** Below the window: the lines render when scrolled near. */
export const OutOfSight: Story = {
  tags: ['check'],
  render: () => (
    <>
      <p style={{ blockSize: '300vh' }}>Regroupement familial</p>
      {withWidth(320, <Rosette seed="visa-etudiant" />)}
    </>
  ),
  play: async ({ canvasElement }) => {
    const rosette = findDrawing(canvasElement)
    const before = rosette.getBoundingClientRect()
    await expect(rosette).toBeEmptyDOMElement()
    rosette.scrollIntoView()
    await waitFor(() => expect(rosette).not.toBeEmptyDOMElement())
    await expect(rosette.getBoundingClientRect().height).toBe(before.height)
  },
}
/** In print all drawings are rendered. */
export const Printed: Story = {
  tags: ['check'],
  ...OutOfSight,
  play: async ({ canvasElement }) => {
    const rosette = findDrawing(canvasElement)
    await expect(rosette).toBeEmptyDOMElement()
    await waitFor(() => {
      dispatchEvent(new Event('beforeprint'))
      return expect(rosette).not.toBeEmptyDOMElement()
    })
  },
}

function findDrawing(canvasElement: HTMLElement): SVGSVGElement {
  const drawing = canvasElement.querySelector('svg')
  if (drawing === null) throw new Error('There is no drawing.')
  return drawing
}
