import { expect, type Locator, type Page } from '@playwright/test'

/** The button of the demo toolbar, which also says what it shows. */
export const toggleButton = (page: Page): Locator => page.getByRole('button', { name: /^Démo/ })

export const panel = (page: Page): Locator => page.getByRole('region', { name: 'Démonstration' })

/** The strip of the tour that is taken. */
export const strip = (page: Page): Locator => page.getByRole('region', { name: /^Visite/ })

/** The tabs in the last one of the first row. */
const moreTabs = new Set([
  'Données',
  'Courrier',
  'Écran',
  'Appels',
  'Serveur',
  'Enregistrement',
  'Un seul appel',
  'Spécification',
])

/** Opens a tab of the toolbar, and the toolbar if it is closed. */
export async function openTab(page: Page, name: string): Promise<void> {
  // After a reload, the panel may be open.
  await expect(toggleButton(page)).toBeVisible()
  if (!(await panel(page).isVisible())) await toggleButton(page).click()
  const selectTab = (label: string) => panel(page).getByRole('tab', { name: label }).click()
  if (moreTabs.has(name)) await selectTab('Plus')
  await selectTab(name)
}

/** The text that a button of the toolbar copies. */
export async function copyText(button: Locator): Promise<string> {
  const page = button.page()
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await button.click()
  await expect(panel(page).getByText('Copié.').first()).toBeVisible()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  // The message may be that of another button.
  await expect.poll(read).not.toBe('')
  return read()
}
