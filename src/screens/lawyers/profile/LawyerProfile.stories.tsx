import type { Meta } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const path = '/detailsavocatslist/1'
const withTab = (name: string, id = 1) => pageAt(`/detailsavocatslist/${id}?tab=${name}`)

const meta = { title: 'Screens/Lawyers/Profile', parameters: pageAt(path) } satisfies Meta
export default meta

/** (spec 2.12.2, 2.12.3, 2.12.4) */
export const About: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Maître Hélène Vandamme' })
    await step('shows the fees and hours of the specification (spec 9)', async () => {
      const panel = canvas.getByRole('tabpanel', { name: 'À propos' })
      await expect(panel).toHaveTextContent(/150–180\s€\sHT/)
      await expect(panel).toHaveTextContent(/Premier rendez-vous\s*150\s€\sHT/)
      await expect(canvas.getAllByText('9:00 - 18:00')).toHaveLength(5)
    })
  },
}
export const Presentation: Story = { tags: ['check'], parameters: withTab('presentation', 6) }
/** A private person pays with VAT. */
export const Fees: Story = {
  parameters: withTab('honoraires', 1),
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel', { name: 'Honoraires' })
    await expect(panel).toHaveTextContent(/181,50\s€ avec la TVA de 21\s% \(Belgique\)/)
    await expect(panel).toHaveTextContent(/181,50\s?–\s?217,80\s€ avec la TVA de 21\s%/)
    await expect(panel).toHaveTextContent(/HT\s: hors TVA\./)
  },
}
/** No rate is known for Luxembourg: a sentence alone. */
export const FeesWithoutRate: Story = {
  tags: ['check'],
  parameters: withTab('honoraires', 21),
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel', { name: 'Honoraires' })
    await expect(panel).toHaveTextContent(/HT\s: hors TVA\./)
    await expect(panel).not.toHaveTextContent(/avec la TVA/)
  },
}
export const Address: Story = { parameters: withTab('adresse', 3) }
export const Contact: Story = { parameters: withTab('contact') }
export const English: Story = { globals: english, parameters: withTab('presentation', 6) }
/** A city has its English name, except in a postal address. */
export const EnglishCity: Story = {
  globals: english,
  parameters: withTab('apropos', 1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Local time in Brussels')).toBeVisible()
    await expect(canvas.getAllByText('Brussels').length).toBeGreaterThan(0)
    await expect(canvas.queryByText('Bruxelles')).toBeNull()
  },
}
export const LongTexts: Story = { globals: phone, parameters: pageAt(path, 'long-texts') }
export const Phone: Story = { globals: phone }
export const NotVerified: Story = { parameters: pageAt('/detailsavocatslist/9') }
/** (spec 2.12.1, 8.14) */
export const NotFound: Story = {
  tags: ['check'],
  parameters: pageAt('/detailsavocatslist/-1'),
  beforeEach: () => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    return () => log.mockRestore()
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Avocat non trouvé' })
    await expect(document.title).toBe('Avocat non trouvé – Droit de Cité')
    await expect(canvas.getByRole('link', { name: 'Voir tous les avocats' })).toBeVisible()
    // Logged after the page is painted.
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith("Avocat avec l'ID -1 non trouvé."),
    )
  },
}
export const Loading: Story = { parameters: pageAt(path, { 'lawyers.list': 'never' }) }
export const Failed: Story = { parameters: pageAt(path, { 'lawyers.list': { status: 500 } }) }
