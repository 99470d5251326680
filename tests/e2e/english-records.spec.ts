import { getPassageKey } from '../../src/i18n/passage.ts'
import { navigate } from '../support/navigate.ts'
import { trackMails } from '../support/requests.ts'
import { expect, allowErrors, test } from '../support/test.ts'

test.use({ locale: 'en-GB' })

const visaPath = '/detailsvisa/belgique/visa-etudiant'

test('a passage edited in the back-office is French on the English page, the others stay English, and an answer in HTML is found by its English words', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto(visaPath)
  await expect(main.getByRole('heading', { level: 1, name: 'Student visa' })).toBeVisible()
  await expect(main.locator('[lang="fr"]:not(blockquote)')).toHaveCount(0)

  await page.evaluate(navigate, '/admin/visas/formulaire/3')
  const summary = page.getByLabel('Résumé')
  await expect(summary).toHaveValue(/^Pour les étudiants non européens/)
  await summary.fill('Un résumé que personne n’a encore traduit.')
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/visas$/)

  await page.evaluate(navigate, '/admin/faqs/formulaire/1')
  const answer = page.getByLabel('Réponse')
  await expect(answer).toHaveValue(/^Avec un titre de séjour/)
  const [paragraph = ''] = (await answer.inputValue()).split('\n')
  await answer.fill(`<p>${paragraph}</p>`)
  await page.getByRole('button', { name: 'Modifier', exact: true }).click()
  await expect(page.getByText('FAQ modifiée avec succès !')).toBeVisible()

  await page.evaluate(navigate, visaPath)
  // Quotations stay in their language.
  const french = main.locator('[lang="fr"]:not(blockquote)')
  await expect(french).toHaveText('Un résumé que personne n’a encore traduit.')
  await expect(main.getByRole('heading', { level: 1, name: 'Student visa' })).toBeVisible()
  await page.reload()
  await expect(french).toHaveCount(1)

  await page.evaluate(navigate, '/faq?country=belgique&q=separate+work+permit')
  await page.getByRole('heading', { name: /^How many hours may I work/ }).click()
  await expect(page.getByText('No separate work permit is needed.')).toBeVisible()
})

test('the notice about translations stands before the first translated text, or right after the name of what the page is about; the original is shown for one page', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('shortlist', '[1,2]'))
  const notice = page.getByRole('complementary', { name: 'Language of the texts' })
  await page.goto('/contact')
  for (const [path, place, record] of [
    ['/', 'after', 'Short-stay visa'],
    ['/faq', 'after', 'Short-stay visa'],
    ['/blog', 'after', 'change of status'],
    ['/interventions/belgique/visa-etudiant', 'after', 'review of your study plan'],
    ['/detailsvisa/belgique/visa-etudiant', 'after', 'For non-European students'],
    ['/pricing/belgique/visa-etudiant', 'after', 'review of your study plan'],
    ['/avocatslist', 'after', 'Lawyer at the Brussels Bar (French-speaking order)'],
    ['/avocatslist/comparer', 'after', 'student residence'],
    ['/detailsavocatslist/1', 'after', 'student residence'],
    [
      '/blog/refus-de-visa-etudiant-en-belgique-que-faire-dans-les-trente-jours',
      'before',
      'Student visa refused',
    ],
  ] as const) {
    await page.evaluate(navigate, path)
    await expect(notice).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText(record)
    const [above = '', below = ''] = (await page.getByRole('main').innerText()).split(
      'The French text prevails.',
    )
    expect.soft(below, path).toContain(record)
    expect.soft(above, path).not.toContain(record)
    const follows = await notice.evaluate(
      (element) => document.querySelector('h1')?.compareDocumentPosition(element) === 4,
    )
    expect.soft(follows ? 'after' : 'before', path).toBe(place)
  }
  for (const path of ['/blog/nowhere', '/contact', '/services', '/nowhere']) {
    await page.evaluate(navigate, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)
  }

  await page.evaluate(navigate, '/avocatslist/comparer')
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Student visa')

  // The original is shown for one page.
  const main = page.getByRole('main')
  await page.evaluate(navigate, '/interventions/belgique/visa-etudiant')
  await page.getByRole('button', { name: 'Read the French text' }).click()
  const original = main.getByRole('heading', { level: 1, name: 'Visa étudiant' })
  await expect(original).toHaveAttribute('lang', 'fr')
  await main.getByText('Change country or visa').click()
  await main.getByRole('link', { name: 'Visa permis de travail' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Work permit visa' })).toBeVisible()
})

test.describe('an unusable or hostile catalogue file', () => {
  // A worker would fetch the file itself, out of the test's reach.
  test.use({ serviceWorkers: 'block' })

  test('with a catalogue file that is missing, a login page or of an older format the page is French', async ({
    page,
  }) => {
    allowErrors(/translations/, /404/)
    for (const [what, status, body] of [
      ['missing', 404, ''],
      ['a login page', 200, '<!doctype html><title>Login</title>'],
      ['of an older format', 200, '{"format":0,"passages":{}}'],
    ] as const) {
      await test.step(what, async () => {
        await page.route('**/translations/en/*.json', (route) => route.fulfill({ status, body }))
        await page.goto(visaPath)
        const title = page.getByRole('heading', { level: 1, name: 'Visa étudiant' })
        await expect(title).toHaveAttribute('lang', 'fr')
        await expect(page.getByRole('main').getByText('in French').first()).toBeVisible()
      })
    }
  })

  test('a hostile translation is not shown', async ({ page }) => {
    const passages = {
      [getPassageKey('Visa étudiant')]: '<img src=x onerror=alert(1)>',
      [getPassageKey('Visa permis de travail')]: 'Harmless visa',
    }
    await page.route('**/translations/en/*.json', (route) =>
      route.fulfill({ json: { format: 1, passages } }),
    )
    await page.goto('/services')
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Visas in detail' })
      .click()
    const title = page.getByRole('heading', { level: 1, name: 'Visa étudiant' })
    await expect(title).toHaveAttribute('lang', 'fr')
    await page.getByText('Change country or visa').click()
    await expect(page.getByRole('link', { name: 'Harmless visa' })).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
  })
})

test('the mail of an English page is French and names the language', async ({ page }) => {
  const mails = trackMails(page)
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Obi')
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.org')
  await page.getByRole('textbox', { name: 'Telephone' }).fill('+237600000000')
  await page.getByRole('combobox', { name: 'Country of destination' }).selectOption('Belgium')
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('Student visa')
  await page.getByRole('textbox', { name: 'Message' }).fill('My course starts soon.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByText('Your message has been sent')).toBeVisible()
  const mail = mails[0]?.['pHtmlContent']
  for (const value of ['Belgique', 'Visa étudiant', 'anglais'])
    expect(mail).toContain(`<td>${value}</td>`)
})
