import { expect, type Page } from '@playwright/test'

/** Fills in every field of the contact form, in French. */
export async function fillContactForm(page: Page, name = 'Awa Ndiaye'): Promise<void> {
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('awa@example.org')
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('+237600000000')
  await page.getByRole('combobox', { name: 'Pays de destination' }).selectOption('Belgique')
  await page.getByRole('combobox', { name: 'Sujet' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour,\nma rentrée est proche.')
}

export async function sendContactForm(page: Page): Promise<void> {
  await fillContactForm(page)
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByText('Votre message est envoyé')).toBeVisible()
}
