import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { FormBorder, ToolAside, ToolPage } from './ToolPage.tsx'

const aside = (
  <ToolAside
    title="Dans tous les cas"
    items={[
      <span key="keep">Gardez la lettre et son enveloppe.</span>,
      <span key="call">En cas de doute, appelez.</span>,
    ]}
  >
    <a href="/lettre/regles">Toutes les règles et leurs sources</a>
  </ToolAside>
)

/** A page that asks and answers. What holds whatever is answered stands beside it, and below it on a phone. */
const meta = {
  title: 'Site components/Tool page',
  component: ToolPage,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'Délais de recours',
    title: 'J’ai reçu une lettre',
    lead: 'Quelques questions, et vous savez jusqu’à quand agir.',
    aside,
    children: (
      <form>
        <p>Les questions, et ce qui suit des réponses.</p>
      </form>
    ),
  },
} satisfies Meta<typeof ToolPage>
export default meta
type Story = StoryObj<typeof meta>

const question = /^Les questions/

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'J’ai reçu une lettre',
    )
    const beside = canvas.getByRole('complementary', { name: 'Dans tous les cas' })
    await expect(beside.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText(question).getBoundingClientRect().right,
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const below = canvas.getByRole('complementary', { name: 'Dans tous les cas' })
    await expect(below.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText(question).getBoundingClientRect().bottom,
    )
  },
}
/** Long words wrap: nothing is wider than the page. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Une lettre de l’administration que l’on ne comprend pas. '.repeat(3),
    lead: 'Quelques questions, et vous savez jusqu’à quand agir. '.repeat(8),
    aside: (
      <ToolAside
        title={'Dans tous les cas '.repeat(5)}
        items={[<span key="long">{'Anticonstitutionnellement'.repeat(4)}</span>]}
      >
        <a href="/lettre/regles">{'Toutes les règles et leurs sources '.repeat(5)}</a>
      </ToolAside>
    ),
    children: <p>{'Les questions, et ce qui suit des réponses. '.repeat(20)}</p>,
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
export const English: Story = {
  globals: { language: 'en' },
  args: {
    eyebrow: 'Time limits for an appeal',
    title: 'I received a letter',
    lead: 'A few questions, and you know by when to act.',
    aside: (
      <ToolAside
        title="In any case"
        items={[<span key="keep">Keep the letter and its envelope.</span>]}
      >
        <a href="/lettre/regles">All rules and their sources</a>
      </ToolAside>
    ),
    children: <p>The questions, and what follows from the answers.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'In any case' })).toBeVisible()
  },
}
/** The inks of the country that was chosen, in the margin and at the head of the form. */
export const OfACountry: Story = {
  args: {
    countryCode: 'FR',
    children: (
      <form>
        <FormBorder />
        <p>Les questions, et ce qui suit des réponses.</p>
      </form>
    ),
  },
}
