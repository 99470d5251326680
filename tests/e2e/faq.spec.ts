import { expect, test, type Page } from '../support/test.ts'

const worksWhileStudying = /^Combien d’heures puis-je travailler pendant mes études/u
const questionInFrance = /^Combien d’heures un étudiant étranger peut-il travailler/u

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 4 })
const openQuestions = (page: Page) => page.getByRole('main').locator('details[open]')
const country = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Pays' }).getByRole('button', { name })

test.describe('FAQ (spec 2.6.1, 2.1.9, 4.8)', () => {
  test('begins with the first country and all subjects', async ({ page }) => {
    await page.goto('/faq')
    await expect(page).toHaveTitle('Questions fréquentes – Droit de Cité')
    await expect(country(page, 'Belgique')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('combobox', { name: 'Sujet' })).toHaveValue('')
    await expect(questions(page)).toHaveCount(20)
    await expect(page).toHaveURL('/faq')
  })

  test(
    'country and subject narrow the questions, and the address follows without history',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('about:blank')
      await page.goto('/faq')
      await country(page, 'France').click()
      await expect(page).toHaveURL('/faq?country=france')
      await expect(questions(page)).toHaveCount(18)

      const subject = page.getByRole('combobox', { name: 'Sujet' })
      await subject.selectOption('Autre')
      await expect(page).toHaveURL('/faq?country=france&subject=autre')
      await expect(questions(page)).toHaveCount(5)
      await subject.selectOption('Tous les sujets')
      await expect(questions(page)).toHaveCount(18)

      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    },
  )

  test('one question is open at a time; the open one closes', async ({ page }) => {
    await page.goto('/faq')
    await questions(page).nth(0).click()
    await expect(openQuestions(page)).toHaveCount(1)
    await questions(page).nth(2).click()
    await expect(openQuestions(page)).toHaveCount(1)
    await expect(openQuestions(page)).toContainText(await questions(page).nth(2).innerText())
    await questions(page).nth(2).click()
    await expect(openQuestions(page)).toHaveCount(0)
    await expect(page).toHaveURL('/faq')
  })

  test('another country closes what was open', async ({ page }) => {
    await page.goto('/faq')
    await questions(page).first().click()
    await expect(page).toHaveURL(/question=\d+/u)
    await country(page, 'Canada').click()
    await expect(page).toHaveURL('/faq?country=canada')
    await expect(openQuestions(page)).toHaveCount(0)
  })

  test('leads on to the contact form with what it is about', async ({ page }) => {
    await page.goto('/faq?country=france&subject=visa-etudiant')
    await expect(page.getByRole('combobox', { name: 'Sujet' })).toHaveValue('visa-etudiant')
    await page.getByRole('main').getByRole('link', { name: 'Nous écrire' }).click()
    await expect(page).toHaveURL('/contact?country=france&subject=visa-etudiant#formulaire')
    // At the form, which stands below the offices; the next key is in it.
    await expect(page.getByRole('region', { name: 'Écrivez-nous' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Nom' })).toBeInViewport()
  })
})

test.describe('a question’s own address', () => {
  for (const width of [390, 1440]) {
    test(`opens it, in its country, in view and with focus, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/faq?question=21')
      await expect(country(page, 'France')).toHaveAttribute('aria-pressed', 'true')
      const question = questions(page).filter({ hasText: questionInFrance })
      await expect(openQuestions(page)).toHaveCount(1)
      await expect(openQuestions(page)).toContainText(questionInFrance)
      await expect(question).toBeInViewport({ ratio: 1 })
      await expect(page.locator('summary:focus')).toContainText(questionInFrance)
      await expect(page).toHaveURL('/faq?question=21&country=france')
    })
  }

  test('is where opening it leads, survives a reload and is not lost by closing', async ({
    page,
  }) => {
    await page.goto('/faq')
    await questions(page).filter({ hasText: worksWhileStudying }).click()
    await expect(page).toHaveURL('/faq?question=1')
    await page.reload()
    await expect(openQuestions(page)).toContainText(worksWhileStudying)
    await questions(page).filter({ hasText: worksWhileStudying }).click()
    await expect(page).toHaveURL('/faq')
  })

  test('can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/faq?q=travail')
    await questions(page).filter({ hasText: worksWhileStudying }).click()
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(page.getByText('Lien copié.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname + new URL(copied).search).toBe('/faq?question=1')
  })
})

test.describe('search', () => {
  test(
    'asks nothing of accents and case, marks its hits, counts aloud, stays in the address',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/faq')
      const search = page.getByRole('searchbox')
      await search.fill('REGULARISE')
      const main = page.getByRole('main')
      await expect(main.locator('mark').first()).toHaveText('régularisé')
      await expect(main.getByRole('status').filter({ hasText: 'Belgique' })).toHaveText(
        /^\d+ questions? trouvées?\s: Belgique$/u,
      )
      await expect(page).toHaveURL('/faq?q=REGULARISE')
      await page.reload()
      await expect(search).toHaveValue('REGULARISE')
      await expect(main.locator('mark').first()).toHaveText('régularisé')
    },
  )

  test('what is found in an answer alone is said, and marked when it opens', async ({ page }) => {
    await page.goto('/faq?q=cotisations')
    const found = questions(page).filter({ hasText: worksWhileStudying })
    await expect(page.getByText('dans la réponse').first()).toBeVisible()
    await found.click()
    await expect(openQuestions(page).locator('mark')).toHaveText(['cotisations'])
  })

  test('closes the question that it hides', async ({ page }) => {
    await page.goto('/faq?question=1')
    await expect(openQuestions(page)).toHaveCount(1)
    await page.getByRole('searchbox').fill('nationalité')
    await expect(page).toHaveURL(/^[^?]*\/faq\?q=nationalit%C3%A9$/u)
    await expect(openQuestions(page)).toHaveCount(0)
  })

  test('without a hit shows the spec’s sentence and a way back', async ({ page }) => {
    await page.goto('/faq?q=zeppelin')
    await expect(
      page.getByText('Aucune question trouvée pour ce pays et ce sujet.').last(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await expect(questions(page)).toHaveCount(20)
    await expect(page.getByRole('searchbox')).toBeFocused()
    await expect(page).toHaveURL('/faq')
  })
})

const canonicalUrls = [
  ['/faq?country=atlantide', '/faq'],
  ['/faq?country=FRANCE&subject=Visa%20%C3%89tudiant', '/faq?country=france&subject=visa-etudiant'],
  ['/faq?subject=visa-lunaire&question=9999', '/faq'],
  ['/faq?utm_source=x&page=2&country=suisse', '/faq?country=suisse'],
  ['/faq?country=belgique&question=21', '/faq?country=france&question=21'],
] as const

test('addresses are put right without a history entry', async ({ page }) => {
  for (const [address, corrected] of canonicalUrls) {
    await test.step(address, async () => {
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page).toHaveURL(corrected)
      await expect(questions(page).first()).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    })
  }
})

test.describe('on an English page', () => {
  test.use({ locale: 'en-GB' })

  test('the records say that they are French', async ({ page }) => {
    await page.goto('/faq?question=1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
    await expect(page.getByText('in French', { exact: true })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Subject' })).toContainText('Other')
    const languages = await openQuestions(page)
      .locator('h4 span, p')
      .evaluateAll((parts) => parts.map((part) => part.closest('[lang]')?.getAttribute('lang')))
    expect(new Set(languages)).toEqual(new Set(['fr']))
  })
})

test('the main way, by keyboard alone', async ({ page }) => {
  await page.goto('/faq')
  await expect(questions(page)).toHaveCount(20)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('nationalite')
  // Before the list follows, the next thing in it is one that is about to go.
  await expect(questions(page)).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(page.locator('summary:focus')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(openQuestions(page)).toHaveCount(1)
  // Open a moment before its content is shown, and can be reached.
  const copyLink = page.getByRole('button', { name: 'Copier le lien' })
  await expect(copyLink).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(copyLink).toBeFocused()
})
