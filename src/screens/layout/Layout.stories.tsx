import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'
import { organisation } from '#domain/organisation.ts'

const path = '/nulle-part'

/** The layout of the public pages (spec 2.2). Inside is the page for unknown URLs, because it is the shortest. */
const meta = {
  title: 'Screens/Layout',
  // An object literal: Storybook's plugin writes the comment above into it.
  parameters: { ...pageAt(path) },
} satisfies Meta
export default meta

/** (spec 2.2.1, 2.2.2, 2.2.4, 2.2.5) */
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Phone: Story = {
  globals: phone,
  play: showsContactsInMenu,
}
export const NarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: showsContactsInMenu,
}
export const English: Story = { globals: { language: 'en', viewport: { value: 'desktop' } } }

/** Pages with translated records say that the French text prevails, and show it on request (docs/decisions.md). */
export const TranslationNotice: Story = {
  globals: english,
  parameters: pageAt('/faq'),
  play: async ({ canvas, userEvent }) => {
    const notice = within(
      await canvas.findByRole('complementary', { name: 'Language of the texts' }),
    )
    await expect(notice.getByText(/The French text prevails\./)).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'Read the French text' }))
    await expect(notice.getByText(/You are reading the original French text\./)).toBeVisible()
    await expect(notice.getByRole('button', { name: 'Read the English translation' })).toHaveFocus()
  },
}

/** A language that is chosen on a page is that of its records, too (spec 2.2.4, 4.4). */
export const LanguageChosen: Story = {
  parameters: pageAt('/faq'),
  beforeEach: () => () => localStorage.removeItem('language'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Langue'), 'English')
    await expect(await canvas.findByLabelText('Language')).toHaveValue('en')
    await expect(canvas.getByText(/The French text prevails\./)).toBeVisible()
    await expect(canvas.getByRole('option', { name: 'Student visa' })).toBeInTheDocument()
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Français')
    await expect(await canvas.findByLabelText('Langue')).toHaveValue('fr')
    await expect(canvas.getByRole('option', { name: 'Visa étudiant' })).toBeInTheDocument()
  },
}

/** (spec 2.2.2) */
export const ServicesSubmenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const services = await canvas.findByRole('button', { name: 'Nos services' })
    await userEvent.click(services)
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    const menu = within(canvas.getByRole('navigation', { name: 'Menu principal' }))
    const link = menu.getByRole('link', { name: 'Nos interventions' })
    await waitFor(() => expect(link).toBeVisible())
  },
}

/** The menu marks the current page, even inside the closed submenu. */
export const ServicesPage: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: pageAt('/interventions/france/visa-etudiant'),
  play: async ({ canvas }) => {
    const services = await canvas.findByRole('button', { name: 'Nos services' })
    await waitFor(() =>
      expect(getComputedStyle(services).borderBlockEndColor).not.toBe('rgba(0, 0, 0, 0)'),
    )
  },
}

/** A page without a menu entry marks the entry of its parent. */
export const ProfilePage: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: pageAt('/detailsavocatslist/1'),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Menu principal' }))
    const current = () => menu.getAllByRole('link', { current: true })
    await waitFor(() => expect(current()).toEqual([menu.getByText('Nos avocats')]))
    await expect(menu.queryByRole('link', { current: 'page' })).toBeNull()
  },
}

/** (spec 2.2.3) */
export const PhoneMenu: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir le menu' }))
    const menu = await canvas.findByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await userEvent.click(within(menu).getByText('Nos services'))
    await expect(within(menu).getByRole('link', { name: 'Nos interventions' })).toBeVisible()
  },
}

/** Every text is translated, and longer texts fit. */
export const PseudoLanguage: Story = {
  globals: { language: 'pseudo' },
  // A brand's visible name has no accents, but its accessible name has.
  parameters: {
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
}
/** The layout uses logical properties only. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** The page stays usable; the return of the connection is announced, then the notice disappears. */
export const Offline: Story = {
  globals: { viewport: { value: 'desktop' } },
  // Deleting our property restores the getter of the prototype.
  beforeEach: () => () => Reflect.deleteProperty(navigator, 'onLine'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    setOnline(false)
    await expect(await canvas.findByText(/^Vous êtes hors ligne/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    setOnline(true)
    await expect(await canvas.findByText(/de nouveau en ligne/)).toBeVisible()
    setOnline(false)
    await canvas.findByText(/^Vous êtes hors ligne/)
  },
}

/** The whole text lies within its element, and the element within the window. */
/** The menu of a phone has what the bar of wide screens has, none of it cut off (spec 2.2). */
async function showsContactsInMenu({
  canvas,
  userEvent,
}: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir le menu' }))
  const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
  await expect(menu.getByRole('link', { name: /^Téléphone/ })).toBeVisible()
  const email = menu.getByText(organisation.email)
  const letters = document.createRange()
  letters.selectNodeContents(email)
  const { left, right } = email.getBoundingClientRect()
  await expect(letters.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1)
  await expect(left).toBeGreaterThanOrEqual(0)
  await waitFor(() => expect(email.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
