import { expect, test, type Page } from '../support/test.ts'

const workQuestion = /^Combien d’heures puis-je travailler pendant mes études/u
const frenchQuestion = /^Combien d’heures un étudiant étranger peut-il travailler/u

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 4 })
const openQuestions = (page: Page) => page.getByRole('main').locator('details[open]')
const country = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Pays' }).getByRole('button', { name })

test.describe('FAQ (spec 2.6.1, 2.1.9, 4.8)', () => {
  test('country, subject, open question and search are in the URL, without a history entry', async ({
    page,
  }) => {
    await page.goto('about:blank')
    await page.goto('/faq')
    await expect(page).toHaveTitle('Questions fréquentes – Droit de Cité')
    await test.step('country and subject filter the questions', async () => {
      await expect(country(page, 'Belgique')).toHaveAttribute('aria-pressed', 'true')
      await expect(questions(page)).toHaveCount(21)
      await country(page, 'France').click()
      await expect(page).toHaveURL('/faq?country=france')
      await expect(questions(page)).toHaveCount(18)
      const subject = page.getByRole('combobox', { name: 'Sujet' })
      await subject.selectOption('Autre')
      await expect(page).toHaveURL('/faq?country=france&subject=autre')
      await expect(questions(page)).toHaveCount(5)
      await subject.selectOption('Tous les sujets')
      await expect(questions(page)).toHaveCount(18)
    })
    await test.step('an open question is there until it, or its country, is closed', async () => {
      await country(page, 'Belgique').click()
      await expect(page).toHaveURL('/faq?country=belgique')
      const question = questions(page).filter({ hasText: workQuestion })
      await question.click()
      await expect(page).toHaveURL('/faq?country=belgique&question=1')
      await question.click()
      await expect(page).toHaveURL('/faq?country=belgique')
      await question.click()
      await expect(page).toHaveURL('/faq?country=belgique&question=1')
      await country(page, 'Canada').click()
      await expect(page).toHaveURL('/faq?country=canada')
      await expect(openQuestions(page)).toHaveCount(0)
      await country(page, 'Belgique').click()
      await question.click()
    })
    await test.step('a reload keeps the question and the search', async () => {
      const search = page.getByRole('searchbox')
      await search.fill('PENDANT MES ETUDES')
      await expect(page).toHaveURL(/[?&]q=PENDANT\+MES\+ETUDES/)
      await expect(page).toHaveURL(/[?&]question=1/)
      await page.reload()
      await expect(search).toHaveValue('PENDANT MES ETUDES')
      await expect(openQuestions(page)).toContainText(workQuestion)
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
    })
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  test('the URL of a question opens it in its country, in view and with focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/faq?question=22')
    await expect(country(page, 'France')).toHaveAttribute('aria-pressed', 'true')
    const question = questions(page).filter({ hasText: frenchQuestion })
    await expect(openQuestions(page)).toHaveCount(1)
    await expect(question).toBeInViewport({ ratio: 1 })
    await expect(page.locator('summary:focus')).toContainText(frenchQuestion)
    await expect(page).toHaveURL('/faq?question=22&country=france')
  })
})
