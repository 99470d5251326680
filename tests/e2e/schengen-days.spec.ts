import { expect, test, type Page } from '../support/test.ts'

const parts = (page: Page, group: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('textbox')

async function type(page: Page, group: RegExp, texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) await parts(page, group).nth(place).fill(text)
}

test('days in the Schengen area: what is typed in full outlives a link, a reload and Back, and is counted on request only (spec 2.1.23)', async ({
  page,
}) => {
  const count = page.getByRole('heading', { name: /^30\sjours utilisés/ })
  const expectTyped = async () => {
    await expect(parts(page, /^Sortie/).nth(0)).toHaveValue('30')
    await expect(parts(page, /^Entrée/).nth(2)).toHaveValue('2026')
    await expect(count).toHaveCount(0)
  }
  await page.goto('/jours-schengen?today=2026-08-01')
  await type(page, /^Entrée/, ['1', '3', '2026'])
  await type(page, /^Sortie/, ['30', '3', '2026'])
  await expect(page).toHaveURL(/stays=2026-03-01_2026-03-30&edit=yes/)
  await page.getByRole('link', { name: 'Comprendre la règle, avec un exemple' }).click()
  await expect(page).toHaveURL(/\/blog/)
  await page.goBack()
  await expectTyped()
  await page.reload()
  await expectTyped()
  await page.getByRole('button', { name: 'Compter' }).click()
  await expect(count).toBeFocused()
  await page.goBack()
  await expectTyped()
})
