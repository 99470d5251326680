import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { Doors } from './Doors.tsx'

/** The two ways into the site. Each asks one question; the first leads to the appeal of a visa, the second to its conditions. */
const meta = {
  title: 'Site components/Doors',
  component: Doors,
  args: { className: undefined },
} satisfies Meta<typeof Doors>
export default meta
type Story = StoryObj<typeof meta>

const letter = 'J’ai reçu une lettre'

async function openDoor(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  title = letter,
): Promise<void> {
  await userEvent.click(await canvas.findByText(title))
}

/** Both questions load on request. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(letter)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Application: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await openDoor({ canvas, userEvent })
    await canvas.findByText('Que demandiez-vous, et dans quel pays ?')
    await step('opens alone, and leads to the conditions of a visa', async () => {
      await openDoor({ canvas, userEvent }, 'Je prépare une demande')
      await expect(await canvas.findByRole('link', { name: 'Visa étudiant' })).toHaveAttribute(
        'href',
        '/detailsvisa/belgique/visa-etudiant',
      )
      await waitFor(() =>
        expect(canvas.queryByText('Que demandiez-vous, et dans quel pays ?')).toBeNull(),
      )
    })
  },
}
export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await openDoor({ canvas, userEvent })
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
    await openDoor({ canvas, userEvent }, 'I received a letter')
    await expect(
      await canvas.findByRole('link', { name: 'Family reunification visa' }),
    ).toBeVisible()
  },
}
export const OpenPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: (context) => openDoor(context),
}
export const Loading: Story = {
  parameters: { app: { scenario: { faults: { 'visas.byCountry': 'never' } } } },
  play: async ({ canvas, userEvent }) => {
    await openDoor({ canvas, userEvent })
    await expect(await canvas.findByText('Chargement des visas…')).toBeInTheDocument()
  },
}
export const Failed: Story = {
  parameters: { app: { scenario: { faults: { 'visas.byCountry': { status: 500 } } } } },
  play: async ({ canvas, userEvent }) => {
    await openDoor({ canvas, userEvent })
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
    await openDoor({ canvas, userEvent })
    await expect(
      await canvas.findByText('Aucun Visa trouvé. Veuillez réessayer plus tard.'),
    ).toBeVisible()
  },
}
export const NoCountry: Story = {
  parameters: { app: { scenario: { faults: { 'countries.list': { status: 500 } } } } },
  play: async ({ canvas, userEvent }) => {
    await openDoor({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Aucun pays trouvé')
    await expect(canvas.queryByText('Chargement des visas…')).toBeNull()
  },
}
