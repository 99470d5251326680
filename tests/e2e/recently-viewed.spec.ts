import { navigate } from '../support/navigate.ts'
import { expect, test, type Page } from '../support/test.ts'

const list = (page: Page) => page.getByRole('complementary', { name: 'Vus récemment' })
const keep = (page: Page) => page.getByRole('checkbox', { name: 'Garder sur cet appareil' })

async function lookAtStudentVisa(page: Page): Promise<void> {
  await page.goto('/detailsvisa/belgique/visa-etudiant')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('recently-viewed')))
    .toContain('visa-etudiant')
}

test('a visitor finds what they looked at, on this tab only, or on the device until one button empties it', async ({
  page,
  context,
}) => {
  await lookAtStudentVisa(page)
  // Nothing else has been looked at.
  await expect(list(page)).toHaveCount(0)
  await page.evaluate(navigate, '/detailsavocatslist/1')
  await expect(list(page).getByRole('link')).toHaveText(['Visa étudiant'])
  await page.reload()
  await expect(list(page).getByRole('link')).toHaveText(['Visa étudiant'])
  await page.evaluate(navigate, '/faq')
  await expect(list(page).getByRole('link')).toHaveText(['Visa étudiant', /^Maître /])
  await list(page).getByRole('link', { name: 'Visa étudiant' }).click()
  await expect(page).toHaveURL('/detailsvisa/belgique/visa-etudiant')
  await expect(list(page).getByRole('link')).toHaveText([/^Maître /])
  // Not where one reads something else.
  await page.evaluate(navigate, '/contact')
  await expect(page).toHaveTitle(/^Contact/)
  await expect(list(page)).toHaveCount(0)

  const other = await context.newPage()
  await other.goto('/detailsvisa/france/visa-etudiant')
  await expect
    .poll(() => other.evaluate(() => sessionStorage.getItem('recently-viewed')))
    .not.toBeNull()
  await other.evaluate(navigate, '/faq')
  await expect(list(other).getByRole('link')).toHaveText(['Visa étudiant'])

  await test.step('nothing of it is printed', async () => {
    await other.emulateMedia({ media: 'print' })
    await expect(other.getByText('Vus récemment')).toBeHidden()
    await other.emulateMedia({ media: null })
  })
  await test.step('kept on the device, it is in every tab, until one of them empties it', async () => {
    await page.evaluate(navigate, '/faq')
    await keep(page).check()
    await other.reload()
    await expect(list(other).getByRole('link')).toHaveText(['Visa étudiant', /^Maître /])
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
  await test.step('a hostile list is ignored', async () => {
    await page.evaluate(() => {
      localStorage.setItem('recently-viewed', '["javascript:alert(1)","/admin"]')
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(list(page)).toHaveCount(0)
  })
})
