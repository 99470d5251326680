import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

const scenario = 'content-findings'
/** The article with straight apostrophes, which the scenario plants. */
const path = '/admin/articles/formulaire/9018'

const meta = {
  title: 'Screens/Admin/Remarks in a form',
  parameters: { layout: 'fullscreen', app: { path, scenario } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const what = "Une apostrophe droite\u00a0: «\u00a0L'avocat\u00a0»"

/** Beside the field, where it is part of the description, and at the end of the form with its reason. */
export const Shown: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the field says it', async () => {
      const introduction = await canvas.findByRole('textbox', { name: 'Introduction' })
      await waitFor(() =>
        expect(introduction).toHaveAccessibleDescription(expect.stringContaining(what)),
      )
    })
    await step('a click selects the words', async () => {
      await userEvent.click(canvas.getByRole('button', { name: what }))
      const introduction = canvas.getByRole<HTMLTextAreaElement>('textbox', {
        name: 'Introduction',
      })
      await waitFor(() => expect(introduction).toHaveFocus())
      const { value, selectionStart, selectionEnd } = introduction
      await expect(value.slice(selectionStart, selectionEnd)).toBe("L'avocat")
    })
    await step('the end of the form says why', async () => {
      await userEvent.click(canvas.getByText('Remarques sur les textes (1)'))
      await expect(canvas.getByText(/Lexique des règles typographiques/)).toBeVisible()
    })
  },
}
/** What is mended is no remark any more, and the form does not move. */
export const Mended: Story = {
  play: async ({ canvas, userEvent }) => {
    const introduction = await canvas.findByRole('textbox', { name: 'Introduction' })
    await canvas.findByText('Remarques sur les textes (1)')
    await userEvent.clear(introduction)
    await userEvent.type(introduction, 'L’avocat relit.')
    await expect(
      await canvas.findByText('Aucune remarque sur les textes.', { selector: 'p' }),
    ).toBeVisible()
    await expect(introduction).toHaveFocus()
  },
}
/** Words in the rich text are selected in the editor. */
export const InTheEditor: Story = {
  parameters: { app: { path: '/admin/articles/formulaire/9015', scenario } },
  play: async ({ canvas, userEvent }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Contenu' })
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Ces mots peuvent se lire comme une promesse/ }),
    )
    await waitFor(() => expect(editor).toHaveFocus())
    await waitFor(() => expect(getSelection()?.toString()).toBe('garantissons'))
  },
}
/** A level without a price: the click opens its editor at the field. */
export const InALevel: Story = {
  parameters: { app: { path: '/admin/interventions/formulaire/9002', scenario } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Le niveau «\u00a0Conseil juridique\u00a0»/ }),
    )
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Prix affiché' })).toHaveFocus())
  },
}
/** A remark that comes while a level is open leaves its editor as it is. */
export const BesideAnOpenLevel: Story = {
  parameters: { app: { path: '/admin/interventions/formulaire/9002', scenario } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier le niveau 1' }))
    const title = canvas.getByLabelText('Titre')
    await canvas.findByText('Remarques sur les textes (1)')
    await expect(title).toBeInTheDocument()
  },
}
/** Ignored with its reason, it leaves the field, and can be taken back. */
export const Ignored: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByText('Remarques sur les textes (1)'))
    await userEvent.click(canvas.getByRole('button', { name: 'Ignorer…' }))
    await userEvent.type(page.getByLabelText('Raison'), 'Citation')
    await userEvent.click(page.getByRole('button', { name: 'Ignorer' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: what })).toBeNull())
    await waitFor(() => expect(canvasElement.ownerDocument.body).not.toHaveFocus())
    await userEvent.click(canvas.getByText('Une remarque ignorée'))
    await expect(canvas.getByText(/^Ignorée.: Citation$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus ignorer' }))
    await expect(await canvas.findByRole('button', { name: what })).toBeVisible()
    await expect(canvasElement.ownerDocument.body).not.toHaveFocus()
  },
}
/** After a save, a message says how many remain, and leads to them. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Titre'), ' bis')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier' }))
    await expect(await canvas.findByText(/^Il reste 1 remarque sur les textes/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voir les remarques' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/controles?q='),
    )
  },
}
/** What a new record still lacks is no remark. */
export const NewRecord: Story = {
  parameters: { app: { path: '/admin/articles/formulaire', scenario } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Aucune remarque sur les textes.', { selector: 'p' }),
    ).toBeVisible()
  },
}
/** A link of the board to a remark that is mended meanwhile opens the form, and says so. */
export const Gone: Story = {
  parameters: { app: { path: `${path}?remarque=r00000000000000`, scenario } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cette remarque n’a plus lieu d’être/)).toBeInTheDocument()
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path: '/admin/articles/formulaire/1', scenario: 'long-texts' } },
}
