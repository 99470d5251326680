import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { english, pageAt, phone, showsText, type Story } from '#storybook/page-story.ts'

const path = '/'

/** The home page in every state of its sections (spec 2.3, 4, 8). */
const meta = {
  title: 'Screens/Home',
  // An object literal: Storybook's plugin writes the comment above into it.
  parameters: { ...pageAt(path) },
} satisfies Meta
export default meta

/** (spec 2.1.3, 2.3.1, 2.3.2, 2.3.3, 2.3.4, 2.3.5, 2.3.6, 9.6) */
export const Loaded: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('selects Belgium, then another country', async () => {
      await expect(await canvas.findByRole('button', { name: 'Belgique' })).toBePressed()
      await userEvent.click(canvas.getByRole('button', { name: 'France' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'France' })).toBePressed())
    })
    await step('leads to the visas of the chosen country', async () => {
      const all = canvas.getByRole('link', { name: 'Voir tous les Visas' })
      await waitFor(() => expect(all.getAttribute('href')).toMatch(/^\/detailsvisa\/france\//))
    })
    await step('leads to no visa that nobody chose', async () => {
      const levels = within(
        canvas.getByRole('region', { name: 'Quatre façons d’être aidé, de l’avis au recours' }),
      )
      const hrefs = levels.getAllByRole('link').map((link) => link.getAttribute('href'))
      await expect(hrefs).toEqual([
        '/interventions',
        '/services#niveau-1',
        '/services#niveau-2',
        '/services#niveau-3',
        '/services#niveau-4',
      ])
    })
  },
}
/** Before a country is chosen, all visas are at the address of the specification (spec 2.3.2). */
export const AllVisas: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Voir tous les Visas' })).toHaveAttribute(
      'href',
      '/detailsvisa',
    )
  },
}
/**
 * Of more visas than a person looks at, twelve are cards; the others follow in twelves, and the link leads to the list of
 * all (spec 2.3.2).
 */
export const ManyVisas: Story = {
  parameters: pageAt('/?country=france', 'many-records'),
  play: async ({ canvas, userEvent, step }) => {
    const cards = () => canvas.getAllByRole('button', { name: /^Ce qu’il faut savoir/ })
    await step('draws twelve cards', async () => {
      // 5,000 visas and interventions take a while to be checked.
      await expect(await canvas.findByText(/^12 sur 1.0\d\d$/u)).toBeVisible()
      await expect(cards()).toHaveLength(12)
    })
    await step('adds twelve, and moves the focus to the first of them', async () => {
      canvas.getByRole('button', { name: 'Afficher 12 visas de plus' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(cards()).toHaveLength(24)
      const items = [...(cards()[0]?.closest('ul')?.children ?? [])]
      await expect(items.findIndex((item) => item.contains(document.activeElement))).toBe(12)
    })
    await step('opens the list of all from the link', async () => {
      await expect(canvas.getByRole('link', { name: 'Voir tous les Visas' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/detailsvisa\/france\/[^#]+#choix$/),
      )
    })
  },
}
export const English: Story = { globals: english }
export const LongTexts: Story = { globals: phone, parameters: pageAt(path, 'long-texts') }
export const Phone: Story = { globals: phone }
export const OtherCountry: Story = {
  tags: ['check'],
  parameters: pageAt('/?country=cameroun'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cameroun' })).toBePressed()
  },
}
export const Loading: Story = { parameters: pageAt(path, { '*': 'never' }) }
export const LoadingLevels: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'interventions.list': 'never' }),
}
/** (spec 8.3) */
export const NoCountry: Story = {
  parameters: pageAt(path, { 'countries.list': 'empty' }),
  play: showsText('Aucun pays trouvé. Veuillez réessayer plus tard.'),
}
export const CountriesFailed: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'countries.list': { status: 500 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
export const NoVisa: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'visas.byCountry': 'empty' }),
  play: showsText('Aucun Visa trouvé. Veuillez réessayer plus tard.'),
}
export const VisasFailed: Story = {
  parameters: pageAt(path, { 'visas.byCountry': { status: 503 } }),
}
/** The cards stay, without levels and prices. */
export const InterventionsFailed: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'interventions.list': 'offline' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Les niveaux d’intervention et leurs prix n’ont pas pu être chargés.',
      ),
    ).toBeVisible()
    await expect((await canvas.findAllByText(/^Ce qu’il faut savoir/))[0]).toBeVisible()
  },
}
/** (spec 4.9, 8.5) */
export const TestimonialsFailed: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'testimonials.list': 'malformed' }),
  play: async ({ canvas, step }) => {
    await step('shows the message, one placeholder and a retry button (spec 8)', async () => {
      const message = await canvas.findByText(
        'Impossible de charger les témoignages. Veuillez réessayer plus tard.',
      )
      await expect(message).toBeVisible()
      await expect(
        canvas.getByText(
          'Les témoignages des personnes que nos avocats ont suivies paraîtront ici.',
        ),
      ).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
    })
  },
}
export const NoTestimonial: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'testimonials.list': 'empty' }),
}
export const NoArticle: Story = { parameters: pageAt(path, { 'articles.list': 'empty' }) }
export const ArticlesFailed: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'articles.list': 'wrongShape' }),
}
/** Every call fails: the static content and links stay. */
export const EverythingFailed: Story = {
  parameters: pageAt(path, { '*': { status: 500 } }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Réessayer' }).length).toBeGreaterThan(2),
    )
    const main = within(canvasElement.querySelector('main') ?? canvasElement)
    await expect(main.getByRole('link', { name: 'Trouver un avocat' })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
