import { readFile } from 'node:fs/promises'

import { expect, test } from '../support/test.ts'

test.describe('visa details (spec 2.5)', () => {
  test('the two documents are downloaded as PDF of the stated size, and the print has the visa and no menu (spec 2.5.2)', async ({
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
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, name: 'Visa étudiant' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Le dossier à déposer' })).toBeVisible()
    for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'combobox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
  })
})
