import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const path = '/blog/refus-de-visa-etudiant-en-belgique-que-faire-dans-les-trente-jours'

const meta = { title: 'Screens/Blog/Article', parameters: pageAt(path) } satisfies Meta
export default meta

/** (spec 2.7.2) */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Refus de visa étudiant/ })
    const [article] = canvas.getAllByRole('article')
    for (const fact of ['Eulalie David', '16 novembre 2026', 'Belgique', '3 minutes'])
      await expect(article).toHaveTextContent(fact)
    const related = within(canvas.getByRole('region', { name: 'À lire aussi' }))
    await expect(related.getAllByRole('article')).toHaveLength(3)
    const tags = within(await canvas.findByRole('region', { name: 'D’autres thèmes' }))
    await expect(tags.getAllByRole('link')).toHaveLength(16)
  },
}
/** The sources of a text are loaded as its end comes near. */
async function readToEnd(canvas: ReturnType<typeof within>): Promise<void> {
  const related = await canvas.findByRole('region', { name: /^(?:À lire aussi|Related articles)$/ })
  related.scrollIntoView({ block: 'end' })
}
/** (spec 2.1.28) What the article says of the law has its sources below it. */
export const Sources: Story = {
  play: async ({ canvas, userEvent }) => {
    await readToEnd(canvas)
    await userEvent.click(await canvas.findByText(/^Vérifié le .* 2026, source$/))
    await expect(canvas.getByText(/^Belgique.: annulation d’une décision/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'agii.be' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    )
    await expect(canvas.getByText(/aucun avocat ne l’a vérifié/)).toBeVisible()
  },
}
export const SourcesEnglish: Story = {
  globals: english,
  play: async ({ canvas, userEvent }) => {
    await readToEnd(canvas)
    await userEvent.click(await canvas.findByText(/^Checked on .* 2026, source$/))
    await expect(canvas.getByText(/^Belgium: annulment of a decision/)).toBeVisible()
  },
}
/** Without the file there is no note, and nothing else is missing. */
export const SourcesMissing: Story = {
  parameters: pageAt(path, { 'statements.list': { status: 404 } }),
  play: async ({ canvas }) => {
    await readToEnd(canvas)
    await expect(canvas.queryByText(/^Vérifié le/)).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
/** (spec 3.6) */
export const AllCountriesWithoutAuthor: Story = {
  parameters: pageAt(
    '/blog/faux-agents-faux-emplois-rendez-vous-vendus-reconnaitre-les-fraudes-a-limmigration',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tous les pays')).toBeVisible()
    await expect(canvas.getAllByText('Anonyme')[0]).toBeVisible()
  },
}
/** (spec 2.7.2, 8.10) */
export const NotFound: Story = {
  parameters: pageAt('/blog/article-inconnu'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Article non trouvé' })
    await expect(document.title).toBe('Article non trouvé – Droit de Cité')
    await expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(canvas.getByRole('link', { name: 'Voir tous les articles' })).toBeVisible()
  },
}
/** Drafts have slugs, but visitors cannot open them. */
export const NotPublished: Story = {
  parameters: pageAt('/blog/sinstaller-et-entreprendre-au-cameroun-visa-carte-de-sejour-agrements'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Article non trouvé' })
  },
}
export const Loading: Story = { parameters: pageAt(path, { 'articles.list': 'never' }) }
export const Failed: Story = { parameters: pageAt(path, { 'articles.list': { status: 500 } }) }
/** Records that are translated do not carry the note 'in French' (docs/decisions.md). */
export const English: Story = {
  globals: english,
  play: async ({ canvas, userEvent }) => {
    const title = 'Student visa refused in Belgium: what to do within thirty days'
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(canvas.queryByText('in French')).toBeNull()
    await expect(canvas.getAllByText('16 November 2026')[0]).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Read the French text' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr')
    await expect(within(canvas.getByRole('main')).getByText('in French')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Read the English translation' }))
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
}
export const EnglishUntranslated: Story = {
  globals: english,
  parameters: pageAt(path, 'long-texts'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr'),
    )
    await expect(within(canvas.getByRole('main')).getByText('in French')).toBeVisible()
  },
}
export const LongTexts: Story = { globals: phone, parameters: pageAt(path, 'long-texts') }
/** Lines of 60 to 72 characters can be read without losing the next one. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const paragraph = await canvas.findByText(/^L’administration estime que l’entretien/)
    const introduction = canvas.getByText(/^Un refus n’est pas toujours une fin/)
    for (const text of [paragraph, introduction]) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()]
      const width = rects.reduce((sum, rect) => sum + rect.width, 0)
      const right = Math.max(...rects.map((rect) => rect.right))
      const longestLine = right - text.getBoundingClientRect().left
      await expect((longestLine / width) * text.textContent.length).toBeLessThan(73)
    }
  },
}
export const Phone: Story = { globals: phone }
