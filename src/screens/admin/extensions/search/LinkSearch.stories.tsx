import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { pageAt } from '#storybook/page-story.ts'

const path = '/admin/articles/formulaire'

const meta = {
  title: 'Screens/Admin/Link to a page of the site',
  parameters: pageAt(path),
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Context = Parameters<NonNullable<Story['play']>>[0]

/** Opens the prompt for a link in the text of a new article. */
async function openPrompt({ canvas, userEvent }: Context) {
  const text = await canvas.findByRole('textbox', { name: /^Contenu/ })
  await userEvent.click(text)
  const [button] = canvas.getAllByRole('button', { name: 'Insérer un lien' })
  if (button === undefined) throw new Error('No toolbar.')
  await userEvent.click(button)
  return within(await canvas.findByRole('group', { name: 'Lien' }))
}

/** A page is found by words without accents, and its name is the text of the link. */
export const Chosen: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const prompt = await openPrompt(context)
    const address = prompt.getByRole('textbox', { name: 'Adresse du lien' })
    await userEvent.type(address, 'etudiant belgique visa')
    await userEvent.click(
      await prompt.findByRole('button', { name: /\/detailsvisa\/belgique\/visa-etudiant$/ }),
    )
    await step('the address is that of the page, and its sections are offered', async () => {
      await expect(address).toHaveValue('/detailsvisa/belgique/visa-etudiant')
      await expect(address).toHaveFocus()
      await expect(await prompt.findByText(/sections de cette page$/)).toBeVisible()
    })
    await userEvent.click(prompt.getByRole('button', { name: 'Appliquer' }))
    const link = await canvas.findByText('Visa étudiant', { selector: '[role="textbox"] a' })
    await expect(link).toHaveAttribute('href', '/detailsvisa/belgique/visa-etudiant')
  },
}
/** A section of the page, by its heading. */
export const Section: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    const prompt = await openPrompt(context)
    const address = prompt.getByRole('textbox', { name: 'Adresse du lien' })
    await userEvent.type(address, '/detailsvisa/belgique/visa-etudiant')
    await userEvent.click(
      await prompt.findByRole('button', { name: /^Ce que vous devez démontrer/ }),
    )
    await userEvent.click(prompt.getByRole('button', { name: 'Appliquer' }))
    const link = await canvas.findByText('Ce que vous devez démontrer', {
      selector: '[role="textbox"] a',
    })
    await expect(link).toHaveAttribute(
      'href',
      '/detailsvisa/belgique/visa-etudiant#section-ce-que-vous-devez-demontrer',
    )
  },
}
export const NothingFound: Story = {
  play: async (context) => {
    const prompt = await openPrompt(context)
    await context.userEvent.type(prompt.getByRole('textbox', { name: 'Adresse du lien' }), 'zzz')
    await waitFor(() =>
      expect(prompt.getByRole('status')).toHaveTextContent('Aucune page du site n’a ce nom'),
    )
  },
}
/** A list that cannot be loaded leaves the pages of the others, and the address. */
export const PartlyFailed: Story = {
  parameters: pageAt(path, { 'faqs.list': { status: 500 } }),
  play: async (context) => {
    const prompt = await openPrompt(context)
    await context.userEvent.type(
      prompt.getByRole('textbox', { name: 'Adresse du lien' }),
      'etudiant belgique visa',
    )
    await expect(
      await prompt.findByRole('button', { name: /\/detailsvisa\/belgique\/visa-etudiant$/ }),
    ).toBeVisible()
    await expect(await prompt.findByText(/^Toutes les pages du site n’ont pas pu/)).toBeVisible()
  },
}
