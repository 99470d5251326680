import { expect, type Page } from '@playwright/test'

/** The server that a journey runs before. */
export interface FlowContext {
  /** The address of the site. */
  readonly siteUrl: string
  /** Whether the server keeps what is written; Prism as a mock does not. */
  readonly persistsWrites: boolean
}
export type Flow = (page: Page, before: FlowContext) => Promise<void>

/**
 * Ways through the site that must work before any server that conforms. They need a record or two of
 * each kind, no certain ones, so that they also hold before the examples of the document.
 */
export const visitorFlows: Record<string, Flow> = {
  async 'from home to an offer'(page, { siteUrl }) {
    await page.goto(`${siteUrl}/`)
    await expect(page.getByRole('button', { name: 'Belgique' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page
      .getByRole('button', { name: /^Ce qu’il faut savoir/ })
      .first()
      .click()
    await page
      .getByRole('link', { name: /^En savoir plus : / })
      .first()
      .click()
    await page.getByText(/^Niveau 1 : /).click()
    await page.getByRole('link', { name: 'Consulter nos offres' }).click()
    await expect(page.getByRole('link', { name: /^Demander cette offre/ }).first()).toBeVisible()
  },

  async 'home shows articles and testimonials'(page, { siteUrl }) {
    await page.goto(`${siteUrl}/`)
    await page.getByRole('region', { name: 'Témoignages écrits' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('group', { name: /^1 sur / }).first()).toBeVisible()
    await expect(page.locator('main a[href*="/blog/"]').first()).toBeVisible()
  },

  async 'a visa in detail'(page, { siteUrl }) {
    await page.goto(`${siteUrl}/detailsvisa`)
    await expect(page.getByRole('heading', { level: 2, name: 'Visa étudiant' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Visa' }).selectOption('Visa court séjour')
    await expect(page.getByRole('heading', { level: 2, name: 'Visa court séjour' })).toBeVisible()
  },

  async 'a question and its answer'(page, { siteUrl }) {
    await page.goto(`${siteUrl}/faq`)
    await page.getByRole('main').getByRole('heading', { level: 4 }).first().click()
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
  },

  async 'an article'(page, { siteUrl }) {
    await page.goto(`${siteUrl}/blog`)
    await page.locator('main article a[href*="/blog/"]').first().click()
    await expect(page).toHaveURL(/\/blog\/.+/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },

  async 'a message to the network'(page, { siteUrl }) {
    await page.goto(`${siteUrl}/contact`)
    await page.getByRole('textbox', { name: 'Nom' }).fill('Awa Ndiaye')
    await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('awa@example.org')
    await page.getByRole('textbox', { name: 'Téléphone' }).fill('+237600000000')
    await page.getByRole('combobox', { name: 'Pays de destination' }).selectOption('Belgique')
    await page.getByRole('combobox', { name: 'Sujet' }).selectOption({ index: 1 })
    await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour,\nma rentrée « approche ».')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByText('Votre message est envoyé')).toBeVisible()
  },
}
