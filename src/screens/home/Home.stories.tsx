import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

const path = '/'

/** The home page in every state of its sections (spec 2.3, 4, 8). */
const meta = {
  title: 'Screens/Home',
  parameters: { layout: 'fullscreen', app: { path } },
  render: () => <></>,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** (spec 2.1.3, 2.3.1, 2.3.2, 2.3.3, 2.3.4, 2.3.5, 2.3.6, 9.6) */
export const Loaded: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('selects Belgium, then another country', async () => {
      await expect(await canvas.findByRole('button', { name: 'Belgique' })).toBePressed()
      await userEvent.click(canvas.getByRole('button', { name: 'France' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'France' })).toBePressed())
    })
  },
}
export const English: Story = { globals: { language: 'en' } }
export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, scenario: 'long-texts' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const OtherCountry: Story = {
  parameters: { app: { path: '/?country=cameroun' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cameroun' })).toBePressed()
  },
}
export const Loading: Story = {
  parameters: { app: { path, scenario: { faults: { '*': 'never' } } } },
}
export const LoadingLevels: Story = {
  parameters: { app: { path, scenario: { faults: { 'interventions.list': 'never' } } } },
}
/** (spec 8.3) */
export const NoCountry: Story = {
  parameters: { app: { path, scenario: { faults: { 'countries.list': 'empty' } } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Aucun pays trouvé. Veuillez réessayer plus tard.'),
    ).toBeVisible()
  },
}
export const CountriesFailed: Story = {
  parameters: { app: { path, scenario: { faults: { 'countries.list': { status: 500 } } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
export const NoVisa: Story = {
  parameters: { app: { path, scenario: { faults: { 'visas.byCountry': 'empty' } } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Aucun Visa trouvé. Veuillez réessayer plus tard.'),
    ).toBeVisible()
  },
}
export const VisasFailed: Story = {
  parameters: { app: { path, scenario: { faults: { 'visas.byCountry': { status: 503 } } } } },
}
/** The cards stay, without levels and prices. */
export const InterventionsFailed: Story = {
  parameters: { app: { path, scenario: { faults: { 'interventions.list': 'offline' } } } },
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
  parameters: { app: { path, scenario: { faults: { 'testimonials.list': 'malformed' } } } },
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
  parameters: { app: { path, scenario: { faults: { 'testimonials.list': 'empty' } } } },
}
export const NoArticle: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': 'empty' } } } },
}
export const ArticlesFailed: Story = {
  parameters: { app: { path, scenario: { faults: { 'articles.list': 'wrongShape' } } } },
}
/** Every call fails: the static content and links stay. */
export const EverythingFailed: Story = {
  parameters: { app: { path, scenario: { faults: { '*': { status: 500 } } } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Réessayer' }).length).toBeGreaterThan(2),
    )
    const main = within(canvasElement.querySelector('main') ?? canvasElement)
    await expect(main.getByRole('link', { name: 'Trouver un avocat' })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
