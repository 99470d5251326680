import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Doors } from './Doors.tsx'

/** The two ways into the site. The first asks one question and leads to the appeal of a visa. */
const meta = {
  title: 'Site components/Doors',
  component: Doors,
  args: { className: undefined },
} satisfies Meta<typeof Doors>
export default meta
type Story = StoryObj<typeof meta>

const letter = 'J’ai reçu une lettre'

/** Opens the first door with the keyboard. */
async function openLetter(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  title = letter,
): Promise<void> {
  const summary = (await canvas.findByText(title)).closest('summary')
  summary?.focus()
  await expect(summary).toHaveFocus()
  // Its default action is the browser's, which a synthetic key does not trigger.
  await userEvent.click(canvas.getByText(title))
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^Je prépare une demande/ }),
    ).toHaveAttribute('href', '/detailsvisa')
    await expect(canvas.queryByText('Que demandiez-vous, et dans quel pays ?')).toBeNull()
  },
}
export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await openLetter({ canvas, userEvent })
    await step('each visa of the first country leads to its appeal', async () => {
      await expect(
        await canvas.findByRole('link', { name: 'Visa regroupement familial' }),
      ).toHaveAttribute('href', '/interventions/belgique/visa-regroupement-familial#niveau-3')
    })
    await step('those of another country follow its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'France' }))
      const link = await canvas.findByRole('link', { name: /conjoint|familial/i })
      await expect(link.getAttribute('href')).toMatch(/^\/interventions\/france\/.+#niveau-3$/)
    })
    await step('whose visa is not there writes to the network', async () => {
      await expect(canvas.getByRole('link', { name: 'Écrivez-nous' })).toHaveAttribute(
        'href',
        '/contact#formulaire',
      )
    })
  },
}
export const OpenEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await openLetter({ canvas, userEvent }, 'I received a letter')
    await expect(
      await canvas.findByRole('link', { name: 'Family reunification visa' }),
    ).toBeVisible()
  },
}
export const OpenPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: (context) => openLetter(context),
}
export const Loading: Story = {
  parameters: { app: { scenario: { faults: { 'visas.byCountry': 'never' } } } },
  play: async ({ canvas, userEvent }) => {
    await openLetter({ canvas, userEvent })
    await expect(await canvas.findByText('Chargement des visas…')).toBeInTheDocument()
  },
}
export const Failed: Story = {
  parameters: { app: { scenario: { faults: { 'visas.byCountry': { status: 500 } } } } },
  play: async ({ canvas, userEvent }) => {
    await openLetter({ canvas, userEvent })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Aucun Visa trouvé. Veuillez réessayer plus tard.')
    await expect(within(alert).getByRole('button', { name: 'Réessayer' })).toBeVisible()
    // What is left to do is said, too.
    await expect(canvas.getByRole('link', { name: 'Écrivez-nous' })).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { app: { scenario: { faults: { 'visas.byCountry': 'empty' } } } },
  play: async ({ canvas, userEvent }) => {
    await openLetter({ canvas, userEvent })
    await expect(
      await canvas.findByText('Aucun Visa trouvé. Veuillez réessayer plus tard.'),
    ).toBeVisible()
  },
}
export const NoCountry: Story = {
  parameters: { app: { scenario: { faults: { 'countries.list': { status: 500 } } } } },
  play: async ({ canvas, userEvent }) => {
    await openLetter({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Aucun pays trouvé')
    await expect(canvas.queryByText('Chargement des visas…')).toBeNull()
  },
}
