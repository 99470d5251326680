import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Doors } from './Doors.tsx'

/** The three ways into the site: to the questions about a letter, or about silence, and, after one question, to the conditions of a visa. */
const meta = {
  title: 'Site components/Doors',
  component: Doors,
  args: { className: undefined },
} satisfies Meta<typeof Doors>
export default meta
type Story = StoryObj<typeof meta>

const application = 'Je prépare une demande'

async function openDoor(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  title = application,
): Promise<void> {
  await userEvent.click(await canvas.findByText(title))
}

/** The question loads on request. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: /^J’ai reçu une lettre/ }),
    ).toHaveAttribute('href', '/lettre')
    await expect(canvas.getByRole('link', { name: /^J’attends une réponse/ })).toHaveAttribute(
      'href',
      '/lettre?letter=silence',
    )
    // That of the closed door is there for who has no JavaScript.
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}
export const Open: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent, step }) => {
    await openDoor({ canvas, userEvent })
    await step('who does not know which visa is asked a few questions', async () => {
      await expect(canvas.getByRole('link', { name: /^Quel visa pour moi/ })).toHaveAttribute(
        'href',
        '/orientation',
      )
    })
    await step('each visa of the first country leads to its conditions', async () => {
      await expect(await canvas.findByRole('link', { name: 'Visa étudiant' })).toHaveAttribute(
        'href',
        '/detailsvisa/belgique/visa-etudiant',
      )
    })
    await step('those of another country follow its button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'France' }))
      const link = await canvas.findByRole('link', { name: /conjoint|familial/i })
      await expect(link.getAttribute('href')).toMatch(/^\/detailsvisa\/france\/.+$/)
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
    await openDoor({ canvas, userEvent }, 'I am preparing an application')
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
  tags: ['state'],
  parameters: { app: { scenario: { faults: { 'visas.byCountry': 'never' } } } },
  play: async ({ canvas, userEvent }) => {
    await openDoor({ canvas, userEvent })
    await expect(await canvas.findByText('Chargement des visas…')).toBeInTheDocument()
  },
}
export const Failed: Story = {
  tags: ['state'],
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
  tags: ['state'],
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
