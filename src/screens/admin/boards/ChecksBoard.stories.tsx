import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

const path = '/admin/controles'
const scenario = 'content-findings'

const meta = {
  title: 'Screens/Admin/Checks board',
  parameters: { layout: 'fullscreen', app: { path, scenario } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const visas = `${path}?type=visa`

/** One planted record for each rule, and what the seeded texts keep with a reason. */
export const Findings: Story = {
  parameters: { app: { path: visas, scenario } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Aucune intervention n’est proposée pour ce visa'),
    ).toBeVisible()
    await expect(canvas.getByText(/^Aucune réponse de l’orientation ne mène/)).toBeVisible()
    await expect(canvas.getByText(/^Image de 501/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Exporter en CSV' })).toBeEnabled()
  },
}
/** The guide says how to write, and what each rule is for. */
export const Guide: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Guide de rédaction'))
    await expect(canvas.getByText('Signez le formulaire avant de l’envoyer.')).toBeVisible()
    await expect(canvas.getByText('La page FAQ de ce pays est vide.')).toBeVisible()
  },
}
/** A filter by rule is in the URL. */
export const OneRule: Story = {
  parameters: { app: { path: `${path}?regle=lien-non-chiffre`, scenario } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Lien en http/)).toBeVisible()
    // The rule with its reason, once, and the record that it applies to.
    const [rule, ...records] = canvas.getAllByRole('rowheader')
    await expect(rule).toHaveTextContent(/^Lien non chiffré \(1\)La connexion n’est pas chiffrée/)
    await expect(records).toHaveLength(1)
    await expect(canvas.getByRole('combobox', { name: 'Règle' })).toHaveDisplayValue(
      /^Lien non chiffré/,
    )
  },
}
/** A finding is ignored with a reason, and taken back; the focus stays on the page. */
export const Ignored: Story = {
  parameters: { app: { path: `${path}?regle=promesse`, scenario } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const page = within(canvasElement.ownerDocument.body)
    await step('without a reason, nothing is ignored', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ignorer…' }))
      await userEvent.click(page.getByRole('button', { name: 'Ignorer' }))
      await expect(page.getByText(/^Écrivez pourquoi/)).toBeVisible()
      await expect(page.getByLabelText('Raison')).toHaveFocus()
    })
    await step('with one, the row says it', async () => {
      await userEvent.type(page.getByLabelText('Raison'), 'Citation')
      await userEvent.click(page.getByRole('button', { name: 'Ignorer' }))
      await expect(await canvas.findByText(/^Ignorée.: Citation$/)).toBeVisible()
    })
    await step('it can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ne plus ignorer' }))
      await expect(await canvas.findByText('À voir', { selector: 'td *' })).toBeVisible()
    })
  },
}
/** The link of a row opens the form at the words, which are selected. */
export const OpensAtThePlace: Story = {
  parameters: { app: { path: `${path}?regle=apostrophe-droite`, scenario } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Ouvrir / }))
    const introduction = await canvas.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Introduction',
    })
    await waitFor(() => expect(introduction).toHaveFocus())
    const { value, selectionStart, selectionEnd } = introduction
    await expect(value.slice(selectionStart, selectionEnd)).toBe("L'avocat")
  },
}
/** Law grows old without being changed: what is due is named with its reason, its records and its source. */
export const DueLaw: Story = {
  parameters: { app: { path: visas, scenario, today: '2026-11-28' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/affirmations à relire avec leur source$/))
    const item = await canvas.findByText(/se demande jusqu’à la fin de 2026, sauf prolongation/)
    const row = within(item.closest('li') ?? canvas.getByRole('main'))
    await expect(row.getByText('Bientôt plus valable')).toBeVisible()
    await expect(row.getByText(/31 décembre 2026/)).toBeVisible()
    await expect(row.getByRole('link', { name: /^FAQ \d+$/ })).toBeVisible()
    await expect(row.getByRole('link', { name: 'La source' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    )
  },
}
export const NoDueLaw: Story = {
  parameters: {
    app: {
      path: visas,
      scenario: {
        faults: { 'statements.list': 'empty' as const, 'deadlineRules.list': 'empty' as const },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Rien à relire/)).toBeVisible()
  },
}
/** Without the file the panel says so, and nothing seems to be in order. */
export const LawFailed: Story = {
  parameters: {
    app: { path: visas, scenario: { faults: { 'statements.list': { status: 404 } } } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Les sources du droit n’ont pas toutes pu être lues.'),
    ).toBeVisible()
    await expect(canvas.queryByText(/^Rien à relire/)).toBeNull()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: visas, scenario } },
}
export const NoMatch: Story = {
  parameters: { app: { path: `${path}?q=zzzz` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer les filtres' }))
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1)
  },
}
/** Nothing to remark on. */
export const Empty: Story = {
  parameters: { app: { path, scenario: { faults: { '*': 'empty' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune remarque')).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { 'faqs.list': 'never' } } } },
}
/** The board says which records it did not read. */
export const PartlyFailed: Story = {
  parameters: { app: { path, scenario: 'fail-faqs.list-500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/FAQ/)
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(1)
  },
}
export const Failed: Story = {
  parameters: { app: { path, scenario: { faults: { '*': { status: 500 } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Les fiches n’ont pas pu être relues.',
    )
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
