import { type Page, test as withoutHydrationWait } from '@playwright/test'

import { blocks, questionNames } from '#domain/orientation/orientation-questions.ts'
import { getResultPath } from '#domain/orientation/result-address.ts'

import { expect, test } from '../support/test.ts'

const path = getResultPath({ help: '' })

/** What a device, a history and a reader of the address could learn from the page. */
const readTraces = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const cacheNames = await caches.keys()
    return JSON.stringify({
      href: location.href,
      state: history.state as unknown,
      title: document.title,
      windowName: window.name,
      cookie: document.cookie,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      names,
      cacheNames,
    })
  })

test('where somebody is changes words of the result, and is written nowhere (spec 2.1.25)', async ({
  page,
}) => {
  const written: string[] = []
  page.on('request', (request) => written.push(request.url(), request.postData() ?? ''))
  page.on('console', (message) => written.push(message.text()))
  const advice = page.getByRole('main').getByText(/^Parlez à un avocat avant d’aller/)

  await page.goto(path)
  await page.getByRole('button', { name: 'Dans ce pays, sans titre' }).click()
  await page.getByRole('button', { name: 'Un avis d’avocat' }).click()
  await expect(advice.first()).toBeVisible()
  written.push(await readTraces(page))
  await page.emulateMedia({ media: 'print' })
  written.push(await page.getByRole('main').innerText())
  await page.emulateMedia({ media: null })

  // Back to the question, which has the answer as long as the page lives.
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Dans ce pays, sans titre' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.goForward()
  await page.goForward()
  await expect(advice.first()).toBeVisible()

  // It goes with no visitor to another page, nor into a message.
  await page.getByRole('link', { name: 'Nous écrire' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  written.push(await readTraces(page))
  for (const field of await page.locator('main').locator('input, textarea, select').all())
    written.push(await field.inputValue())
  await page.goBack()
  await expect(advice.first()).toBeVisible()

  expect(written.join('\n')).not.toMatch(/noPermit|sans titre|place[=:"%]/i)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Visa étudiant' })).toBeVisible()
  await expect(advice).toHaveCount(0)
})

test('each answer is a page of the history, and a shared address shows the result, on paper too', async ({
  page,
}) => {
  await page.goto('/orientation')
  for (const [answer, next] of [
    ['Non, je prépare une demande', /^Pour quel pays/],
    ['France', /^Que voulez-vous y faire/],
  ] as const) {
    await page.getByRole('button', { name: answer }).click()
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeFocused()
    await expect(page).toHaveTitle(next)
  }
  await page.goBack()
  await expect(page.getByRole('button', { name: 'France' })).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Non, je prépare une demande' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
  await page.goto(getResultPath({ help: 'prepare' }))
  await expect(page.getByRole('heading', { name: 'Visa étudiant' })).toBeVisible()
  // It is printed with its levels, prices, phone and address.
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText('690 €').first()).toBeVisible()
  await expect(main.getByRole('link', { name: '+32 2 000 01 40' })).toBeVisible()
  await expect(main.getByText(/orientation\?decision=none&country=belgique/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(main.getByRole('link', { name: /^Modifier/ })).toHaveCount(0)
})

withoutHydrationWait.describe('without JavaScript', () => {
  withoutHydrationWait.use({ javaScriptEnabled: false })

  withoutHydrationWait('the plan has every question and leads to the visas', async ({ page }) => {
    await page.goto('/orientation')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Avez-vous reçu une décision/)
    await page.getByRole('link', { name: 'Toutes les questions, et où elles mènent' }).click()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(
      // One for each question, and for each purpose of a visa.
      questionNames.filter((name) => blocks[name].options !== undefined).length + 6,
    )
    await page.getByRole('link', { name: 'Visa étudiant' }).first().click()
    await expect(page).toHaveURL('/detailsvisa/belgique/visa-etudiant')
  })
})
