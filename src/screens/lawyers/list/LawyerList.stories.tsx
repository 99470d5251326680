import type { Meta } from '@storybook/react-vite'
import { expect, userEvent as user, waitFor, within } from 'storybook/test'

import { parseShortlist } from '#domain/lawyers/shortlist.ts'
import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'

const path = '/avocatslist'

const meta = {
  title: 'Screens/Lawyers/Directory',
  parameters: pageAt(path),
  beforeEach: () => {
    localStorage.removeItem('shortlist')
    window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }))
  },
} satisfies Meta
export default meta

/** Whether a text is visible at its position, and not only for screen readers. */
function isTopmostAtPosition(text: HTMLElement): boolean {
  const { left, top } = text.getBoundingClientRect()
  return document.elementFromPoint(left + 2, top + 2) === text
}

/** (spec 2.11.1, 2.11.2, 2.11.4) */
export const Loaded: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 2, name: '44 avocats' })
    await step('filters while typing and ignores accents (spec 2.11)', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Nom' }), 'helene')
      await canvas.findByRole('heading', { level: 2, name: '1 avocat' })
      await expect(canvas.getByRole('link', { name: 'Maître Hélène Vandamme' })).toBeVisible()
    })
    await step('removes a filter and focuses the count', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Retirer le filtre.*helene/ }))
      const count = await canvas.findByRole('heading', { level: 2, name: '44 avocats' })
      await waitFor(() => expect(count).toHaveFocus())
    })
  },
}
/** (spec 2.11, 9) */
export const WithoutPrices: Story = {
  tags: ['check'],
  parameters: pageAt(path, 'blank-texts'),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    for (const card of cards) await expect(card).toHaveTextContent(/Prix sur demande/)
  },
}
export const Facets: Story = {
  play: async ({ canvas, userEvent }) => {
    const languages = await canvas.findByRole('group', { name: 'Langue parlée' })
    const german = await within(languages).findByRole('checkbox', { name: /^allemand/ })
    const expectedCount = Number(german.closest('label')?.textContent?.match(/\d+/)?.[0])
    await userEvent.click(german)
    await canvas.findByRole('heading', { level: 2, name: `${expectedCount} avocats` })
    await expect(german).toBeChecked()
    await expect(canvas.getByRole('button', { name: /Retirer le filtre.*allemand/ })).toBeVisible()
  },
}
/** Far down the list, the link to the comparison is next to the button. */
export const Shortlisted: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const [, second, third] = await canvas.findAllByRole('button', { name: /^Comparer Maître/ })
    if (second === undefined || third === undefined) throw new Error('The list is too short.')
    await userEvent.click(second)
    await expect(await canvas.findByRole('link', { name: 'Voir ma sélection' })).toBeVisible()
    await userEvent.click(third)
    const links = await canvas.findAllByRole('link', { name: 'Comparer les 2' })
    await expect(links).toHaveLength(2)
    await expect(links[1]).toHaveAttribute('href', '/avocatslist/comparer')
    await userEvent.click(second)
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Voir ma sélection' })).toHaveLength(1),
    )
  },
}
/** Another tab may have changed the list before this one hears of it. */
export const ShortlistedInTwoTabs: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Comparer Maître/ })
    if (first === undefined || second === undefined) throw new Error('The list is too short.')
    await userEvent.click(first)
    const [id] = readStoredShortlist()
    localStorage.setItem('shortlist', `[${id},9999]`)
    await userEvent.click(second)
    await expect(await canvas.findByRole('link', { name: 'Ma sélection (3)' })).toBeVisible()
    await expect(readStoredShortlist().slice(0, 2)).toEqual([id, 9999])
  },
}
export const ShortlistFull: Story = {
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: /^Comparer Maître/ })
    for (const button of buttons.slice(0, 4)) await userEvent.click(button)
    await expect(await canvas.findByRole('link', { name: 'Ma sélection (4)' })).toBeVisible()
    const fifth = buttons[4]
    await waitFor(() => expect(fifth).toHaveAttribute('aria-disabled', 'true'))
    await expect(fifth).toHaveAccessibleDescription(/déjà quatre avocats/)
    if (fifth !== undefined) await userEvent.click(fifth)
    await expect(canvas.getByRole('link', { name: 'Ma sélection (4)' })).toBeVisible()
    // Touch users get the reason next to the button that they press.
    fifth?.scrollIntoView({ block: 'center' })
    await waitFor(() => {
      const reasons = canvas.getAllByText(/^Votre sélection compte déjà quatre avocats/)
      return expect(reasons.filter(isTopmostAtPosition)).toHaveLength(1)
    })
  },
}
/** Fees and cities are worded as on the other English pages; a city is found by either of its names. */
export const English: Story = {
  // The facets are beside the list on wide screens only.
  globals: { ...english, viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: '44 lawyers' })
    await expect(canvas.getAllByText(/^€\d+ excl\. VAT$/).length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/ HT$|\+ VAT$/)).toBeNull()
    await expect(canvas.queryByText(/^(?:Bruxelles|Gand|Anvers)$/)).toBeNull()
    const brussels = await canvas.findByRole('checkbox', { name: /^Brussels/ })
    await userEvent.click(brussels)
    await expect(await canvas.findByDisplayValue('Brussels')).toBeVisible()
    await canvas.findByRole('heading', { level: 2, name: '7 lawyers' })
    const city = canvas.getByRole('searchbox', { name: 'City' })
    await userEvent.clear(city)
    await userEvent.type(city, 'Bruxelles')
    await waitFor(() => expect(brussels).toBeChecked())
    await canvas.findByRole('heading', { level: 2, name: '7 lawyers' })
    await expect(canvas.getAllByText('Brussels').length).toBeGreaterThan(7)
  },
}
export const LongTexts: Story = {
  globals: phone,
  parameters: {
    ...pageAt(path, 'long-texts'),
    // Cards out of view have an estimated height, so axe mistakes the footer for the background of the
    // cards.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
}
export const Phone: Story = { globals: phone }
export const PhoneFilters: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Chercher et filtrer' })
    if (!opener.checkVisibility()) return
    await canvas.findByRole('heading', { level: 2, name: '44 avocats' })
    await userEvent.click(opener)
    const sheet = within(await canvas.findByRole('dialog', { name: 'Affiner' }))
    // The form of the page has it, too, in a wider window.
    const name = sheet.getByRole('searchbox', { name: 'Nom' })
    await userEvent.type(name, 'zzz')
    await sheet.findByRole('button', { name: 'Voir 0 avocat' })
    await userEvent.clear(name)
    await userEvent.click(sheet.getByRole('checkbox', { name: /^portugais/ }))
    await user.click(await sheet.findByRole('button', { name: /^Voir les \d avocats$/ }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const PhoneFiltersOpen: Story = {
  tags: ['state'],
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: '44 avocats' })
    await userEvent.click(canvas.getByRole('button', { name: 'Chercher et filtrer' }))
    await expect(await canvas.findByRole('dialog', { name: 'Affiner' })).toBeVisible()
  },
}
export const Filtered: Story = {
  parameters: pageAt(
    '/avocatslist?country=belgique&language=nl&verified=yes&sort=price&subject=visa-etudiant&level=3&letter=country%3DBE',
  ),
  play: async ({ canvas }) => {
    // What is known of a need goes along to the form of a lawyer.
    const [lawyer] = await canvas.findAllByRole('link', { name: /^Maître / })
    await expect(lawyer).toHaveAttribute(
      'href',
      expect.stringMatching(
        /\?country=belgique&subject=visa-etudiant&level=3&letter=country%3DBE$/,
      ),
    )
  },
}
/** (spec 2.11.5, 8.13) */
export const NoResults: Story = {
  tags: ['state'],
  parameters: pageAt('/avocatslist?city=Gand&language=pt'),
  play: async ({ canvas, userEvent }) => {
    const none = 'Aucun avocat trouvé correspondant à vos critères de recherche.'
    await canvas.findByRole('heading', { level: 2, name: none })
    // Once, beside what the status announces.
    await expect(canvas.getAllByText(/^Aucun avocat/)).toHaveLength(2)
    await expect(canvas.getAllByText(none)).toHaveLength(2)
    await userEvent.click(await canvas.findByRole('button', { name: /^Sans «\s?Ville/ }))
    await canvas.findByRole('heading', { level: 2, name: /^[1-9]\d* avocats?$/ })
  },
}
export const FiveThousandLawyers: Story = {
  tags: ['check'],
  parameters: pageAt(path, 'many-records'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: '5000 avocats' })
  },
}
export const Loading: Story = { parameters: pageAt(path, { 'lawyers.list': 'never' }) }
export const Empty: Story = {
  parameters: pageAt(path, { 'lawyers.list': 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('L’annuaire est vide pour l’instant.')
    // The languages of the records: a facet without choices.
    await expect(canvas.queryByRole('group', { name: 'Langue parlée', hidden: true })).toBeNull()
  },
}
export const Failed: Story = { parameters: pageAt(path, { 'lawyers.list': { status: 500 } }) }

function readStoredShortlist(): readonly number[] {
  return parseShortlist(localStorage.getItem('shortlist'))
}
