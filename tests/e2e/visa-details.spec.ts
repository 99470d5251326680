import { readFile } from 'node:fs/promises'

import { expect, test } from '../support/test.ts'

test.describe('visa details (spec 2.5.1, 4.1)', () => {
  test(
    'a visitor selects a visa by country, select and list; the URL follows',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/detailsvisa')
      await page.getByRole('combobox', { name: 'Visa' }).selectOption('Visa permis de travail')
      await expect(page).toHaveURL('/detailsvisa/belgique/visa-permis-de-travail')
      await page.getByRole('button', { name: 'Canada' }).click()
      await expect(page).toHaveURL('/detailsvisa/canada/visa-permis-de-travail')
      const link = page
        .getByRole('navigation', { name: 'Visas : Canada' })
        .getByRole('link', { name: 'Visa étudiant' })
      await link.click()
      await expect(page).toHaveURL('/detailsvisa/canada/visa-etudiant')
      await expect(link).toHaveAttribute('aria-current', 'page')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        'Visa permis de travail',
      )
    },
  )

  test('the table of contents marks the section in view', async ({ page }) => {
    await page.goto('/detailsvisa')
    const entries = page.getByRole('navigation', { name: 'Dans cette page' }).getByRole('link')
    const current = page.locator('[aria-current="location"]')
    await expect(entries.first()).toBeVisible()
    await expect(current).toHaveCount(0)
    const last = await entries.last().innerText()
    await page.getByRole('heading', { name: last }).evaluate((heading) => {
      heading.scrollIntoView()
    })
    await expect(current).toHaveText([last])
  })

  test('the two documents are downloaded as PDF of the stated size (spec 2.5.2)', async ({
    page,
  }) => {
    await page.goto('/detailsvisa')
    for (const name of [
      'Formulaire d’inscription au TOEFL',
      'Conditions générales d’utilisation',
    ]) {
      const link = page.getByRole('link', { name })
      const downloading = page.waitForEvent('download')
      await link.click()
      const content = await readFile(await (await downloading).path())
      expect(content.subarray(0, 5).toString()).toBe('%PDF-')
      await expect(link).toHaveText(new RegExp(`${Math.round(content.byteLength / 1000)}\\sko`))
    }
  })

  test('the links to levels, offers and questions name this visa', async ({ page }) => {
    await page.goto('/detailsvisa/france/visa-etudiant')
    const links = page.getByRole('navigation', { name: 'Et ensuite' }).getByRole('link')
    for (const [name, href] of [
      [/Ce qu’un avocat fait/, '/interventions/france/visa-etudiant'],
      [/Ce que cela coûte/, '/pricing/france/visa-etudiant'],
      [/questions/, '/faq?country=france&subject=visa-etudiant'],
    ] as const)
      await expect(links.filter({ hasText: name })).toHaveAttribute('href', href)
  })

  test('the printed page has the visa and no menu', async ({ page }) => {
    await page.goto('/detailsvisa')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 2, name: 'Visa étudiant' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Le dossier à déposer' })).toBeVisible()
    for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'combobox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
  })
})
