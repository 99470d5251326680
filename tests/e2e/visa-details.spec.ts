import { readFile } from 'node:fs/promises'

import { expect, test } from '../support/test.ts'

const tableOfContentsLabel = 'Dans cette page'

test.describe('visa details (spec 2.5.1, 4.1)', () => {
  test('an address without a visa leads to Belgium’s student visa (spec 2.1.6)', async ({
    page,
  }) => {
    for (const address of ['/detailsvisa', '/detailsvisa/france', '/DetailsVisa/']) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page).toHaveURL('/detailsvisa/belgique/visa-etudiant')
        await expect(page.getByRole('heading', { level: 2, name: 'Visa étudiant' })).toBeVisible()
        await expect(page).toHaveTitle(/^Les visas en détail – /)
      })
    }
  })

  test(
    'country, dropdown and list choose the visa, and the address follows',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/detailsvisa')
      await page.getByRole('combobox', { name: 'Visa' }).selectOption('Visa permis de travail')
      await expect(page).toHaveURL('/detailsvisa/belgique/visa-permis-de-travail')
      await page.getByRole('button', { name: 'Canada' }).click()
      await expect(page).toHaveURL('/detailsvisa/canada/visa-permis-de-travail')
      const list = page.getByRole('navigation', { name: 'Visas : Canada' })
      await list.getByRole('link', { name: 'Visa étudiant' }).click()
      await expect(page).toHaveURL('/detailsvisa/canada/visa-etudiant')
      await expect(list.getByRole('link', { name: 'Visa étudiant' })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await page.goBack()
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
        'Visa permis de travail',
      )
    },
  )

  test('addresses are put right without a history entry', async ({ page }) => {
    for (const [address, corrected] of [
      ['/detailsvisa/atlantide/visa-etudiant', '/detailsvisa/belgique/visa-etudiant'],
      ['/detailsvisa/france/visa-lunaire', '/detailsvisa/france/visa-court-sejour'],
      [
        '/detailsvisa/BELGIQUE/Visa-%C3%89tudiant#section-le-dossier-a-deposer',
        '/detailsvisa/belgique/visa-etudiant#section-le-dossier-a-deposer',
      ],
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

  test('a section has an address that can be shared', async ({ page, context }) => {
    await page.goto('/detailsvisa')
    const line = page
      .getByRole('navigation', { name: tableOfContentsLabel })
      .getByRole('link')
      .nth(3)
    const name = await line.innerText()
    await line.click()
    await expect(page).toHaveURL(/#section-/)
    await expect(line).toHaveAttribute('aria-current', 'location')

    const shared = await context.newPage()
    await shared.goto(page.url())
    const heading = shared.getByRole('heading', { name })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  })

  test('the section being read is marked', async ({ page }) => {
    await page.goto('/detailsvisa')
    const lines = page.getByRole('navigation', { name: tableOfContentsLabel }).getByRole('link')
    const current = page.locator('[aria-current="location"]')
    await expect(lines.first()).toBeVisible()
    await expect(current).toHaveCount(0)
    const last = await lines.last().innerText()
    await page.getByRole('heading', { name: last }).evaluate((heading) => {
      heading.scrollIntoView()
    })
    await expect(current).toHaveCount(1)
    await expect(current).toHaveText(last)
  })

  test('the documents are the files that their lines describe (spec 2.5.2)', async ({ page }) => {
    await page.goto('/detailsvisa')
    for (const [name, note] of [
      ['Formulaire d’inscription au TOEFL', /PDF · 1 page · \d+\sko/],
      ['Conditions générales d’utilisation', /PDF · 2 pages · \d+\sko/],
    ] as const) {
      const link = page.getByRole('link', { name })
      await expect(link).toHaveText(note)
      const waiting = page.waitForEvent('download')
      await link.click()
      const content = await readFile(await (await waiting).path())
      expect(content.subarray(0, 5).toString()).toBe('%PDF-')
      await expect(link).toHaveText(new RegExp(`${Math.round(content.byteLength / 1000)}\\sko`))
    }
  })

  test('it leads on to the levels, the offers and the questions on this visa', async ({ page }) => {
    await page.goto('/detailsvisa/france/visa-etudiant')
    const next = page.getByRole('navigation', { name: 'Et ensuite' })
    await expect(next.getByRole('link', { name: /questions/ })).toHaveAttribute(
      'href',
      '/faq?country=france&subject=visa-etudiant',
    )
    await next.getByRole('link', { name: /Ce que cela coûte/ }).click()
    await expect(page).toHaveURL('/pricing/france/visa-etudiant')
    await page.goBack()
    await next.getByRole('link', { name: /Ce qu’un avocat fait/ }).click()
    await expect(page).toHaveURL('/interventions/france/visa-etudiant')
  })

  test('on paper there is the visa and no menu', async ({ page }) => {
    await page.goto('/detailsvisa')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 2, name: 'Visa étudiant' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Le dossier à déposer' })).toBeVisible()
    for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'combobox'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
  })
})

test('at 320 px nothing runs out of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/detailsvisa/belgique/visa-entrepreneur-investisseur-carte-professionnelle')
  await expect(page.getByRole('navigation', { name: tableOfContentsLabel })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
