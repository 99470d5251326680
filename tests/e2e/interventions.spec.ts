import { press } from '../support/keyboard.ts'
import { recordCount, expect, test } from '../support/test.ts'

const levelHeading = /^Niveau \d : /

test.describe('interventions (spec 2.4.1, 4.1)', () => {
  test('an address without a visa leads to Belgium’s student visa (spec 2.1.5, 9.1)', async ({
    page,
  }) => {
    for (const address of ['/interventions', '/interventions/france', '/Interventions/']) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page).toHaveURL('/interventions/belgique/visa-etudiant')
        await expect(page.getByRole('heading', { level: 2, name: 'Visa étudiant' })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Belgique' })).toHaveAttribute(
          'aria-pressed',
          'true',
        )
      })
    }
  })

  test(
    'a country keeps the visa when it has it, and the address follows',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/interventions/belgique/visa-permis-de-travail')
      await page.getByRole('button', { name: 'Canada' }).click()
      await expect(page).toHaveURL('/interventions/canada/visa-permis-de-travail')
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        'Visa permis de travail',
      )
      await page.goBack()
      await expect(page).toHaveURL('/interventions/belgique/visa-permis-de-travail')
    },
  )

  test('a country without the visa selects its first one', async ({ page }) => {
    await page.goto('/interventions/belgique/visa-rentier-golden-visa')
    await page.getByRole('button', { name: 'Cameroun' }).click()
    await expect(page).toHaveURL('/interventions/cameroun/visa-court-sejour')
    await expect(page.getByRole('combobox', { name: 'Visa' })).toHaveValue('visa-court-sejour')
    await page.goBack()
    await expect(page).toHaveURL('/interventions/belgique/visa-rentier-golden-visa')
  })

  test('addresses are put right without a history entry (spec 2.1.20)', async ({ page }) => {
    for (const [address, corrected] of [
      ['/interventions/atlantide/visa-etudiant', '/interventions/belgique/visa-etudiant'],
      ['/interventions/france/visa-lunaire', '/interventions/france/visa-court-sejour'],
      ['/interventions/BELGIQUE/Visa-%C3%89tudiant', '/interventions/belgique/visa-etudiant'],
    ] as const) {
      await test.step(address, async () => {
        await page.goto('about:blank')
        await page.goto(address)
        await expect(page).toHaveURL(corrected)
        await page.goBack()
        await expect(page).toHaveURL('about:blank')
      })
    }
  })

  test('the dropdown and the list choose the visa', async ({ page }) => {
    await page.goto('/interventions')
    await page.getByRole('combobox', { name: 'Visa' }).selectOption('Visa court séjour')
    await expect(page).toHaveURL('/interventions/belgique/visa-court-sejour')
    await page.getByRole('link', { name: 'Visa regroupement familial' }).click()
    await expect(page).toHaveURL('/interventions/belgique/visa-regroupement-familial')
    await expect(page.getByRole('combobox', { name: 'Visa' })).toHaveValue(
      'visa-regroupement-familial',
    )
  })

  test('one level is open at a time, and leads on to the offers (spec 2.4.2, 4.3)', async ({
    page,
  }) => {
    await page.goto('/interventions')
    const headings = page.getByRole('heading', { name: levelHeading })
    await expect(headings).toHaveCount(4)
    const open = page.locator('main details[open]')
    await headings.nth(1).click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('Niveau 2')
    await headings.nth(2).click()
    await expect(open).toHaveCount(1)
    await expect(open).toContainText('Niveau 3')
    await open.getByRole('link', { name: 'Consulter nos offres' }).click()
    await expect(page).toHaveURL('/pricing/belgique/visa-etudiant')
    await expect(page.getByRole('link', { name: /^Demander cette offre/ })).toHaveCount(4)
  })

  test('an address that names a level opens it', async ({ page }) => {
    await page.goto('/interventions/belgique/visa-etudiant#niveau-3')
    await expect(page.getByRole('link', { name: 'Consulter nos offres' })).toBeVisible()
  })
})

test('the main way, by keyboard alone', async ({ page }) => {
  await page.goto('/interventions')
  await expect(page.getByRole('heading', { name: levelHeading })).toHaveCount(4)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await press(page, page.locator('summary').filter({ hasText: /^Niveau 2/ }))
  await expect(page.getByRole('link', { name: /^Consulter nos offres/ })).toBeVisible()
  await press(page, page.getByRole('link', { name: /^Consulter nos offres/ }))
  await expect(page).toHaveURL('/pricing/belgique/visa-etudiant')
  await expect(page.getByRole('main')).toBeFocused()
  recordCount('flows by keyboard alone')
})
