import type { Meta } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'

import type { FetchFn } from '#api/client.ts'
import { english, pageAt, phone, showsText, type Story } from '#storybook/page-story.ts'
import { replaceClipboard } from '#ui/foundations/replace-clipboard.ts'

const path = '/faq'
const studentVisaQuestion = /^Combien d’heures puis-je travailler/u

const meta = { title: 'Screens/FAQ', parameters: pageAt(path) } satisfies Meta
export default meta

/** (spec 2.6.1, 4.8) */
export const Loaded: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('selects the first country and all subjects (spec 4)', async () => {
      const countries = await canvas.findByRole('group', { name: 'Pays' })
      const [first, ...others] = await within(countries).findAllByRole('button')
      await expect(first).toHaveAttribute('aria-pressed', 'true')
      for (const other of others) await expect(other).toHaveAttribute('aria-pressed', 'false')
      const subjects = canvas.getByRole('combobox', { name: 'Sujet' })
      await waitFor(() => expect(subjects).toHaveDisplayValue('Tous les sujets'))
      // The subjects are visas, which load after the countries.
      await within(subjects).findByRole('option', { name: 'Autre' })
      const names = within(subjects).getAllByRole('option')
      await expect(names[0]).toHaveTextContent('Tous les sujets')
      await expect(names.at(-1)).toHaveTextContent('Autre')
    })
    await step(
      'opens one question at a time and closes it on a second click (spec 4)',
      async () => {
        const first = await canvas.findByRole('heading', { name: studentVisaQuestion })
        const second = canvas.getByRole('heading', { name: /^Puis-je changer d’employeur/u })
        await userEvent.click(first)
        await waitFor(() => expect(first.closest('details')).toHaveProperty('open', true))
        await userEvent.click(second)
        await waitFor(() => expect(first.closest('details')).toHaveProperty('open', false))
        await expect(second.closest('details')).toHaveProperty('open', true)
        await userEvent.click(second)
        await waitFor(() => expect(second.closest('details')).toHaveProperty('open', false))
      },
    )
  },
}
/** Records that are translated do not carry the note 'in French' (docs/decisions.md). */
export const English: Story = {
  globals: english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Translated from French\./)).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Belgium' })).toBeVisible()
    await expect(canvas.queryByText('in French')).toBeNull()
    const subjects = within(canvas.getByRole('combobox', { name: 'Subject' }))
    await subjects.findByRole('option', { name: 'Student visa' })
    await subjects.findByRole('option', { name: 'Other' })
  },
}
/** A word of either language finds the question. */
export const EnglishSearch: Story = {
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const question = /how many hours (?:may|can) I work/i
    for (const search of ['studies hours', 'études heures']) {
      const field = await canvas.findByRole('searchbox')
      await userEvent.clear(field)
      await userEvent.type(field, search)
      await canvas.findByText(/questions? found: Belgium/)
      await expect(await canvas.findByRole('heading', { name: question })).toBeVisible()
    }
  },
}
export const EnglishUntranslated: Story = {
  globals: english,
  parameters: pageAt(path, 'long-texts'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('in French', { exact: true })).toBeVisible()
    const [question] = await canvas.findAllByRole('heading', { level: 4 })
    await expect(question?.querySelector('span')?.closest('[lang]')).toHaveAttribute('lang', 'fr')
  },
}
export const LongTexts: Story = { globals: phone, parameters: pageAt(path, 'long-texts') }
export const Phone: Story = { globals: phone }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const LinkedQuestion: Story = { tags: ['check'], parameters: pageAt('/faq?question=22') }
const onCopy = fn()
export const CopyLink: Story = {
  beforeEach: () => replaceClipboard({ writeText: async (text) => onCopy(text) }),
  parameters: pageAt('/faq?question=22'),
  play: async ({ canvas, userEvent }) => {
    onCopy.mockClear()
    const question = within(await findLinkedQuestion(canvas))
    await userEvent.click(question.getByRole('button', { name: 'Copier le lien' }))
    await question.findByText('Lien copié.', { selector: '[role="status"] *' })
    // The link contains only the question, not the sender's filters.
    await expect(onCopy).toHaveBeenCalledWith(`${location.origin}/faq?question=22`)
  },
}
/** If the clipboard refuses, the URL is shown. */
export const CopyRefused: Story = {
  beforeEach: () => replaceClipboard(undefined),
  parameters: pageAt('/faq?question=22'),
  play: async ({ canvas, userEvent }) => {
    const question = within(await findLinkedQuestion(canvas))
    await userEvent.click(question.getByRole('button', { name: 'Copier le lien' }))
    await expect(await question.findByText(`${location.origin}/faq?question=22`)).toBeVisible()
  },
}

export const OtherSubject: Story = {
  tags: ['check'],
  parameters: pageAt('/faq?country=luxembourg&subject=autre'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3 })).toHaveTextContent('Autre')
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3)
  },
}

/** The search ignores accents and case; matches are highlighted, in answers too. */
export const Search: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { name: studentVisaQuestion })
    await userEvent.type(canvas.getByRole('searchbox'), 'REGULARISE')
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: studentVisaQuestion })).not.toBeInTheDocument(),
    )
    const mark = canvasElement.querySelector('mark')
    await expect(mark).toHaveTextContent('régularisé')
    // Announced by a polite live region, with the country.
    await expect(canvas.getByText(/questions? trouvées?\s: Belgique$/u)).toHaveAttribute(
      'role',
      'status',
    )
  },
}
/** What the chosen country does not answer, another one may. */
export const ResultsElsewhere: Story = {
  parameters: pageAt('/faq?country=belgique&q=pr%C3%A9fecture'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: /questions? trouvées?\s: France$/ }),
    )
    await expect(await canvas.findByRole('heading', { level: 2, name: 'France' })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('préfecture')
  },
}
export const NoResults: Story = {
  tags: ['state'],
  parameters: pageAt('/faq?q=zeppelin'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer la recherche' }))
    await canvas.findByRole('heading', { name: studentVisaQuestion })
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    // The button is removed; focus moves to the search field.
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
/** A page draws a bounded number of questions, and the one that a link leads to. */
export const ManyQuestions: Story = {
  parameters: {
    app: {
      path: '/faq?question=1070',
      respond: async (request: Request, next: FetchFn) => {
        const response = await next(request)
        if (!request.url.endsWith('/Faq')) return response
        const [faq]: object[] = await response.json()
        return Response.json(
          Array.from({ length: 150 }, (_, index) => ({
            ...faq,
            id: 1001 + index,
            question: `Question numéro ${index + 1} ?`,
          })),
        )
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const linked = await canvas.findByRole('heading', { name: /numéro 70 / })
    await expect(linked.closest('details')).toHaveProperty('open', true)
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(70)
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher 60 questions de plus' }))
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(130)
    const next = canvas.getByRole('heading', { name: /numéro 71 / })
    await expect(next.closest('summary')).toHaveFocus()
    // A print has all of them.
    dispatchEvent(new Event('beforeprint'))
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(150)
    await expect(canvas.queryByRole('button', { name: /de plus$/ })).toBeNull()
  },
}

/** The exact texts of the specification (spec 8.8). */
export const LoadingCountries: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'countries.list': 'never' }),
  play: showsText('Chargement des pays...'),
}
/** (spec 8.8) */
export const LoadingQuestions: Story = {
  parameters: pageAt(path, { 'faqs.list': 'never' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Chargement des questions...')).toBeVisible())
    await waitFor(() => expect(canvas.queryByText('Chargement des pays...')).toBeNull())
  },
}
/** The server names the subjects of the questions, so only the subject filter waits for the visas. */
export const LoadingSubjects: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'visas.byCountry': 'never' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: studentVisaQuestion })
  },
}
/** (spec 8.7) */
export const Empty: Story = {
  parameters: pageAt(path, { 'faqs.list': 'empty' }),
  play: async ({ canvas }) => {
    const [message] = await canvas.findAllByText(
      'Aucune question trouvée pour ce pays et ce sujet.',
      { selector: '[role="status"] *' },
    )
    await expect(message).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
      'href',
      '/contact?country=belgique#formulaire',
    )
  },
}
export const NoCountry: Story = {
  parameters: pageAt(path, { 'countries.list': 'empty' }),
  play: showsText('Aucun pays trouvé. Veuillez réessayer plus tard.'),
}
export const Failed: Story = {
  parameters: pageAt(path, { 'faqs.list': { status: 500, text: 'Down' } }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Les questions n’ont pas pu être chargées.')
    await expect(within(alert).getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(canvas.queryByText('Down')).not.toBeInTheDocument()
  },
}
export const CountriesFailed: Story = {
  parameters: pageAt(path, { 'countries.list': { status: 503 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Les pays n’ont pas pu être chargés.',
    )
  },
}
/** Without the visas, the questions are shown; only the subject filter is unavailable. */
export const SubjectsFailed: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'visas.byCountry': { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Les sujets n’ont pas pu être chargés.',
    )
    await canvas.findByRole('heading', { name: studentVisaQuestion })
  },
}

async function findLinkedQuestion(canvas: Pick<ReturnType<typeof within>, 'findByRole'>) {
  const heading = await canvas.findByRole('heading', {
    name: /^Combien d’heures un étudiant étranger/u,
  })
  const question = heading.closest('details')
  if (question === null) throw new Error('The question cannot be opened.')
  return question
}
