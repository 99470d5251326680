import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { english, pageAt, phone, showsText, type Story } from '#storybook/page-story.ts'

const path = '/interventions/belgique/visa-etudiant'

const meta = { title: 'Screens/Interventions', parameters: pageAt(path) } satisfies Meta
export default meta

/** (spec 2.4.1, 2.4.2) */
export const Loaded: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('leads to the other pages of this visa', async () => {
      const tabs = within(await canvas.findByRole('navigation', { name: 'Ce visa' }))
      // The area of law is that of the visa, once it is loaded.
      await waitFor(() =>
        expect(
          tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
        ).toEqual([
          ['Le visa', '/detailsvisa/belgique/visa-etudiant'],
          ['L’aide d’un avocat', path],
          ['Les offres', '/pricing/belgique/visa-etudiant'],
          [
            'Les avocats',
            '/avocatslist?country=belgique&category=sejour-etudiant&language=fr&subject=visa-etudiant',
          ],
        ]),
      )
      await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent(
        'L’aide d’un avocat',
      )
    })
    await step('opens one level at a time and closes it on a second click (spec 4)', async () => {
      const first = await canvas.findByText(/^Niveau 1 : /)
      const second = await canvas.findByText(/^Niveau 2 : /)
      await userEvent.click(first)
      await waitFor(() => expect(first.closest('details')).toHaveProperty('open', true))
      await userEvent.click(second)
      await waitFor(() => expect(first.closest('details')).toHaveProperty('open', false))
      // Each level has a link, and each link a name of its own.
      await expect(
        canvas.getByRole('link', { name: /^Trouver un avocat, niveau\s2$/ }),
      ).toBeVisible()
      await expect(second.closest('details')).toHaveProperty('open', true)
      await userEvent.click(second)
      await waitFor(() => expect(second.closest('details')).toHaveProperty('open', false))
    })
  },
}
/** Records that are translated do not carry the note 'in French' (docs/decisions.md). */
export const English: Story = {
  globals: english,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Level 1: Legal advice and review of your study plan/),
    ).toBeVisible()
    await expect(canvas.queryByText('in French')).toBeNull()
  },
}
export const LongTexts: Story = { globals: phone, parameters: pageAt(path, 'long-texts') }
/** (spec 2.4, 9) */
export const BlankTexts: Story = {
  parameters: pageAt(path, 'blank-texts'),
  play: async ({ canvas, userEvent }) => {
    const level = (await canvas.findByText(/^Niveau 1 : /)).closest('details')
    if (level === null) throw new Error('A level is a disclosure.')
    await expect(level.querySelector('summary')).toHaveTextContent(/Prix sur demande$/)
    await userEvent.click(within(level).getByText(/^Niveau 1 : /))
    await expect(
      within(level)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Honoraires'])
    await expect(within(level).getByRole('definition')).toHaveTextContent('Prix sur demande')
  },
}
/** The levels and the visa's name begin at the same column. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'Visa étudiant' })
    const level = await canvas.findByRole('heading', { level: 3, name: /^Niveau 1/ })
    await expect(level.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left)
  },
}
export const Phone: Story = { globals: phone }
export const Loading: Story = { parameters: pageAt(path, { 'interventions.list': 'never' }) }
export const LoadingCountries: Story = {
  tags: ['check'],
  parameters: pageAt(path, { 'countries.list': 'never' }),
}
/** (spec 2.4.3, 8.4) */
export const NoIntervention: Story = {
  parameters: pageAt(path, { 'interventions.list': 'empty' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Aucune intervention trouvée pour le pays et le visa sélectionnés.'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
      'href',
      '/contact?country=belgique&subject=visa-etudiant#formulaire',
    )
  },
}
/** The exact text of the specification (spec 8), in its own language. */
export const NoInterventionEnglish: Story = {
  ...NoIntervention,
  globals: english,
  play: showsText('No interventions found for the selected country and visa.'),
}
export const NoVisa: Story = {
  parameters: pageAt(path, { 'visas.byCountry': 'empty' }),
  play: async ({ canvas }) => {
    // Until then the select shows the same.
    await canvas.findByText('Aucune intervention trouvée pour le pays et le visa sélectionnés.')
    await expect(canvas.getByRole('combobox', { name: 'Visa' })).toHaveDisplayValue(
      'Sélectionnez un visa',
    )
  },
}
export const NoCountry: Story = {
  parameters: pageAt(path, { 'countries.list': 'empty' }),
  play: showsText('Aucun pays trouvé. Veuillez réessayer plus tard.'),
}
/** (spec 8.1) */
export const Failed: Story = {
  parameters: pageAt(path, { 'interventions.list': { status: 500, text: 'Down' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Les interventions n’ont pas pu être chargées.',
    )
  },
}
/** The choice made here is kept (docs/decisions.md). */
export const LinksToTheSameVisa: Story = {
  tags: ['check'],
  parameters: pageAt('/interventions/france/visa-etudiant'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Voir les visas en détail' }),
    ).toHaveAttribute('href', '/detailsvisa/france/visa-etudiant')
  },
}
export const VisasFailed: Story = { parameters: pageAt(path, { 'visas.byCountry': 'wrongShape' }) }
