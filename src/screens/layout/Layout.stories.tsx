import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { english, pageAt, phone, type Story } from '#storybook/page-story.ts'
import { offices, organisation } from '#domain/organisation.ts'

const path = '/nulle-part'

/** The layout of the public pages (spec 2.2). Inside is the page for unknown URLs, because it is the shortest. */
const meta = {
  title: 'Screens/Layout',
  // An object literal: Storybook's plugin writes the comment above into it.
  parameters: { ...pageAt(path) },
} satisfies Meta
export default meta

const tools = ['J’ai reçu une lettre', /^Quel visa pour moi/, 'Mes jours Schengen', 'Mon dossier']

/** The footer shows its groups without a fold, and no link is in sight three times (spec 2.2.1, 2.2.2, 2.2.4, 2.2.5). */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await showsOpenFooter(context)
    const shown = context.canvas
      .getAllByRole('link')
      .filter((link) => link.closest('main') === null && link.checkVisibility())
      .map((link) => link.getAttribute('href'))
    await expect(shown.length).toBeGreaterThan(25)
    await expect(shown.filter((href) => shown.filter((one) => one === href).length > 2)).toEqual([])
  },
}
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    await showsOpenFooter(context)
    await showsToolsInMenu(context)
  },
}
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
  tags: ['state'],
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

/** The button first, then two groups, all in sight; the submenu opens (spec 2.2.3). */
export const PhoneMenu: Story = {
  tags: ['state'],
  globals: phone,
  play: async (context) => {
    const menu = await showsToolsInMenu(context)
    await expect(menu.getAllByRole('link')[0]).toHaveTextContent('Trouver un avocat')
    const headings = menu.getAllByRole('heading', { level: 2 })
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Votre situation',
      'Le site',
    ])
    const hours = menu.getByText(/^Du lundi/)
    await expect(hours.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await context.userEvent.click(menu.getByText('Nos services'))
    await expect(menu.getByRole('link', { name: 'Nos interventions' })).toBeVisible()
  },
}

/** On a phone the footer is short: two groups are folded, and an office is one line (spec 2.2.5). */
export const PhoneFooter: Story = {
  tags: ['state'],
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent } = context
    const footer = await showsShortFooter(context)
    await expect(footer.getByText('Des avocats indépendants', { exact: false })).toBeVisible()
    await expect(footer.getByText(/^Rue du Sceau 14/)).toBeVisible()
    for (const { network } of organisation.socials) {
      const { width, height } = footer
        .getByRole('link', { name: `${network} (autre site)` })
        .getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expect(footer.queryByRole('link', { name: 'FAQ' })).toBeNull()
    await userEvent.click(footer.getByText('Explorer'))
    for (const name of ['FAQ', ...tools])
      await expect(footer.getByRole('link', { name })).toBeVisible()
    await userEvent.click(footer.getByText('Explorer'))
    await expect(footer.queryByRole('link', { name: 'FAQ' })).toBeNull()
    await userEvent.click(footer.getByText('Services'))
    await expect(footer.getByRole('link', { name: 'Nos interventions' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent('Contact')
  },
}
export const EnglishPhoneFooter: Story = {
  globals: { ...english, ...phone },
  play: async (context) => {
    const footer = await showsShortFooter(context)
    await context.userEvent.click(footer.getByText('Explore'))
    await expect(footer.getByRole('link', { name: 'I received a letter' })).toBeVisible()
  },
}

/** Every text is translated, and longer texts fit. */
export const PseudoLanguage: Story = {
  tags: ['check'],
  globals: { language: 'pseudo' },
  // A brand's visible name has no accents, but its accessible name has.
  parameters: {
    a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } },
  },
}
/** The layout uses logical properties only. */
export const RightToLeft: Story = { tags: ['check'], globals: { direction: 'rtl' } }

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

type PlayContext = Parameters<NonNullable<Story['play']>>[0]

/** Every group of the footer is open, and its heading is no button (spec 2.2.5). */
async function showsOpenFooter({ canvas }: PlayContext) {
  const footer = within(await canvas.findByRole('contentinfo'))
  for (const name of ['FAQ', 'Nos interventions', ...tools])
    await expect(footer.getByRole('link', { name })).toBeVisible()
  for (const name of ['Explorer', 'Services']) {
    const heading = footer.getByRole('heading', { level: 2, name })
    await expect(heading.checkVisibility({ visibilityProperty: true })).toBe(true)
    heading.parentElement?.focus()
    await expect(heading.parentElement).not.toHaveFocus()
  }
  for (const { street } of offices) await expect(footer.getByText(new RegExp(street))).toBeVisible()
}

/** At most 900 px and 14 links, and each office in one line (spec 2.2.5). */
async function showsShortFooter({ canvas }: PlayContext) {
  const element = await canvas.findByRole('contentinfo')
  const footer = within(element)
  await document.fonts.ready
  await expect(element.getBoundingClientRect().height).toBeLessThanOrEqual(900)
  await expect(footer.getAllByRole('link').length).toBeLessThanOrEqual(14)
  for (const { locality, phone: number } of offices) {
    const address = footer.getByText(locality).getBoundingClientRect()
    const { top, bottom, right } = footer
      .getByRole('link', { name: number })
      .getBoundingClientRect()
    await expect(address.top).toBeGreaterThanOrEqual(top)
    await expect(address.bottom).toBeLessThanOrEqual(bottom)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  }
  return footer
}

/** What visitors come with is one click away once the menu is open. */
async function showsToolsInMenu({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir le menu' }))
  const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
  for (const name of tools) await expect(menu.getByRole('link', { name })).toBeVisible()
  return menu
}

/** The menu of a phone has what the bar of wide screens has, none of it cut off (spec 2.2). */
async function showsContactsInMenu({ canvas, userEvent }: PlayContext) {
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
