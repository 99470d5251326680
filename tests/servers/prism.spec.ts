import type { Page } from '@playwright/test'

import { sendContactForm } from '../support/contact-form.ts'
import { expect, test } from './test.ts'

/** Flows that work with any server that conforms. They name no record that the document's examples lack. */
const flows: Readonly<Record<string, (page: Page, siteUrl: string) => Promise<void>>> = {
  async 'from home to an offer'(page, siteUrl) {
    await page.goto(`${siteUrl}/`)
    await expect(page.getByRole('button', { name: 'Belgique', pressed: true })).toBeVisible()
    const turn = page.getByRole('button', { name: /^Ce qu’il faut savoir/ })
    await turn.first().click()
    const more = page.getByRole('link', { name: /^En savoir plus : / })
    // By keyboard: a card that still turns can move its link between press and release.
    await more.first().press('Enter')
    await page.getByRole('link', { name: /^Ce qu’un avocat fait pour ce visa/ }).click()
    await page.getByText(/^Niveau 1 : /).click()
    await page.getByRole('link', { name: 'Consulter nos offres' }).click()
    await expect(page.getByRole('link', { name: /^Demander cette offre/ }).first()).toBeVisible()
  },

  async 'a message to the network'(page, siteUrl) {
    await page.goto(`${siteUrl}/contact`)
    await sendContactForm(page)
  },

  async 'a country is changed in the back-office'(page, siteUrl) {
    await page.goto(`${siteUrl}/admin/countries/formulaire/1`)
    await page.getByLabel('Titre').fill('Royaume de Belgique')
    await page.getByRole('button', { name: 'Modifier', exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/admin/countries')
  },
}

for (const [name, run] of Object.entries(flows)) {
  test(`${name}, with Prism as the server`, async ({
    page,
    openSite,
    prismMock,
    contractReport,
  }) => {
    await run(page, await openSite(prismMock.url))
    expect(contractReport.violations).toEqual([])
    expect(contractReport.calls).not.toEqual([])
  })
}
