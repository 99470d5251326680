import { expect, test, type Page } from '../support/test.ts'

const list = (page: Page) => page.getByRole('complementary', { name: 'Vus récemment' })
const keep = (page: Page) => page.getByRole('checkbox', { name: 'Garder sur cet appareil' })

async function lookAtStudentVisa(page: Page): Promise<void> {
  await page.goto('/detailsvisa/belgique/visa-etudiant')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('recently-viewed')))
    .toContain('visa-etudiant')
}

test('a visitor finds the visa and the lawyer that they looked at, on this tab only', async ({
  page,
  context,
}) => {
  await lookAtStudentVisa(page)
  // Nothing else has been looked at.
  await expect(list(page)).toHaveCount(0)
  await page.goto('/detailsavocatslist/1')
  await expect(list(page).getByRole('link')).toHaveText(['Visa étudiant'])
  await page.goto('/faq')
  await expect(list(page).getByRole('link')).toHaveText(['Visa étudiant', /^Maître /])
  await list(page).getByRole('link', { name: 'Visa étudiant' }).click()
  await expect(page).toHaveURL('/detailsvisa/belgique/visa-etudiant')
  await expect(list(page).getByRole('link')).toHaveText([/^Maître /])
  // Not where one reads something else.
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(list(page)).toHaveCount(0)

  const other = await context.newPage()
  await other.goto('/detailsvisa/france/visa-etudiant')
  await expect
    .poll(() => other.evaluate(() => sessionStorage.getItem('recently-viewed')))
    .not.toBeNull()
  await other.goto('/faq')
  await expect(list(other).getByRole('link')).toHaveText(['Visa étudiant'])
})

test('the list stays on the device if it is asked to, until one button empties it in every tab', async ({
  page,
  context,
}) => {
  await lookAtStudentVisa(page)
  await page.goto('/faq')
  await keep(page).check()
  const other = await context.newPage()
  await other.goto('/faq')
  await expect(list(other).getByRole('link')).toHaveText(['Visa étudiant'])
  await expect(keep(other)).toBeChecked()
  await list(other).getByRole('button', { name: 'Tout effacer' }).click()
  await expect(other.getByText('La liste des pages vues est effacée.')).toBeFocused()
  await expect(list(page)).toHaveCount(0)
  expect(
    await page.evaluate(() => [
      localStorage.getItem('recently-viewed'),
      sessionStorage.getItem('recently-viewed'),
    ]),
  ).toEqual([null, null])
})

test('a hostile list is ignored, and nothing is printed of a real one', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('recently-viewed', '["javascript:alert(1)","/admin"]')
  })
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(list(page)).toHaveCount(0)
  await page.goto('/detailsvisa/belgique/visa-etudiant')
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expect(list(page).getByRole('link')).toHaveText(['Visa étudiant'])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Vus récemment')).toBeHidden()
})
