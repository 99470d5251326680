import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'

import { english, pageAt, phone } from '#storybook/page-story.ts'

import { RecentlyViewed } from './RecentlyViewed.tsx'
import { clearViews, recordView } from './useRecentViews.ts'

const visas = [
  '/detailsvisa/cameroun/visa-court-sejour',
  '/detailsvisa/luxembourg/visa-permis-de-travail',
  '/detailsvisa/france/visa-etudiant',
  '/detailsvisa/belgique/visa-entrepreneur-investisseur-carte-professionnelle',
]
const lawyers = ['/detailsavocatslist/12', '/detailsavocatslist/7', '/detailsavocatslist/3']

/** Somebody looks at pages, the last one last. Not on the page of the story: nothing is left for the next one. */
const look = (paths: readonly string[]) => () => {
  clearViews()
  for (const path of paths) recordView(path)
  return clearViews
}

const meta = {
  title: 'Site components/Recently viewed',
  component: RecentlyViewed,
  args: { path: '/', isCleared: false, onCleared: fn() },
  beforeEach: look([...visas, ...lawyers]),
} satisfies Meta<typeof RecentlyViewed>
export default meta
type Story = StoryObj<typeof meta>

export const VisasAndLawyers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'Vus récemment' })).toBeVisible()
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual([...visas.toReversed(), ...lawyers.toReversed()])
  },
}
export const English: Story = {
  globals: english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Work permit visa' })).toBeVisible()
    await expect(canvas.getAllByText('Cameroon')[0]).toBeVisible()
  },
}
export const Phone: Story = { globals: phone }
export const LawyersOnly: Story = {
  beforeEach: look(lawyers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Avocats' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Visas' })).toBeNull()
  },
}
/** The page that is shown is not in the list, nor is what the server does not know any more. */
export const UnknownAndShown: Story = {
  args: { path: '/detailsavocatslist/7' },
  beforeEach: look([
    '/detailsvisa/belgique/visa-disparu',
    '/detailsvisa/atlantide/visa-etudiant',
    '/detailsavocatslist/9999',
    ...lawyers,
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('complementary', { name: 'Vus récemment' })
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/detailsavocatslist/3', '/detailsavocatslist/12'])
  },
}
/** Where visas cannot be loaded, the lawyers are listed. */
export const Failed: Story = {
  parameters: { app: { scenario: { faults: { 'countries.list': { status: 500 } } } } },
  play: async ({ canvas }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(await canvas.findByRole('heading', { name: 'Avocats' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Visas' })).toBeNull()
    log.mockRestore()
  },
}
export const KeptOnDevice: Story = {
  play: async ({ canvas, userEvent }) => {
    const keep = await canvas.findByRole('checkbox', { name: 'Garder sur cet appareil' })
    await expect(keep).not.toBeChecked()
    await expect(keep).toHaveAccessibleDescription(/disparaît quand vous fermez l’onglet/)
    await userEvent.click(keep)
    await expect(keep).toBeChecked()
    await expect(keep).toHaveAccessibleDescription(/reste sur cet appareil/)
    await expect(localStorage.getItem('recently-viewed')).toContain(visas[0])
    await expect(sessionStorage.getItem('recently-viewed')).toBeNull()
    // What another tab looks at appears here.
    const seen = JSON.stringify(['/detailsavocatslist/5'])
    localStorage.setItem('recently-viewed', seen)
    dispatchEvent(new StorageEvent('storage', { key: 'recently-viewed' }))
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await expect(localStorage.getItem('recently-viewed')).toBeNull()
    await expect(sessionStorage.getItem('recently-viewed')).toBe(seen)
    await userEvent.click(canvas.getByRole('checkbox'))
  },
}
/** A browser that stores nothing: the list lasts as long as the page, and the choice says so. */
export const Refused: Story = {
  beforeEach: () => {
    clearViews()
    const log = spyOn(console, 'info').mockImplementation(() => undefined)
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    for (const path of lawyers) recordView(path)
    return () => {
      full.mockRestore()
      log.mockRestore()
      clearViews()
    }
  },
  play: async ({ canvas, userEvent }) => {
    const keep = await canvas.findByRole('checkbox', { name: 'Garder sur cet appareil' })
    await userEvent.click(keep)
    await expect(keep).not.toBeChecked()
    await expect(await canvas.findByText(/Votre navigateur ne le permet pas/)).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
}
/** On a page: the list comes after the content, and what empties it keeps the focus. */
export const Cleared: Story = {
  parameters: pageAt('/faq'),
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('complementary', { name: 'Vus récemment' })
    await expect(
      canvas.getByRole('main').compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
    await userEvent.click(within(list).getByRole('button', { name: 'Tout effacer' }))
    await expect(await canvas.findByText('La liste des pages vues est effacée.')).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: /^Maître/ })).toBeNull()
    await expect(sessionStorage.getItem('recently-viewed')).toBeNull()
  },
}
