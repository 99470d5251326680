import { navigate } from '../support/navigate.ts'
import { expect, test, type Page } from '../support/test.ts'

const article = '/blog/refus-de-visa-etudiant-en-belgique-que-faire-dans-les-trente-jours'

/** By screen: URLs as people type, edit or remember them, and the canonical URL that replaces each. */
const canonicalUrls: Readonly<
  Record<string, readonly (readonly [url: string, canonical: string])[]>
> = {
  'home: Belgium instead of an unknown country (spec 9.1)': [
    ['/?country=atlantide', '/?country=belgique'],
    ['/?country=france&mystery=1', '/?country=france'],
  ],
  'interventions: without a visa, the student visa of Belgium (spec 2.1.5, 9.1)': [
    ['/interventions', '/interventions/belgique/visa-etudiant'],
    ['/interventions/france', '/interventions/belgique/visa-etudiant'],
    ['/Interventions/', '/interventions/belgique/visa-etudiant'],
  ],
  'interventions: known slugs in lower case without accents (spec 2.1.20)': [
    ['/interventions/atlantide/visa-etudiant', '/interventions/belgique/visa-etudiant'],
    ['/interventions/france/visa-lunaire', '/interventions/france/visa-court-sejour'],
    ['/interventions/BELGIQUE/Visa-%C3%89tudiant?x=1', '/interventions/belgique/visa-etudiant'],
  ],
  'visa details: without a visa, the student visa of Belgium (spec 2.1.6)': [
    ['/detailsvisa', '/detailsvisa/belgique/visa-etudiant'],
    ['/DetailsVisa/', '/detailsvisa/belgique/visa-etudiant'],
  ],
  'visa details: known slugs, and the section stays': [
    ['/detailsvisa/france/visa-lunaire', '/detailsvisa/france/visa-court-sejour'],
    [
      '/detailsvisa/BELGIQUE/Visa-%C3%89tudiant#section-le-dossier-a-deposer',
      '/detailsvisa/belgique/visa-etudiant#section-le-dossier-a-deposer',
    ],
  ],
  'FAQ: only filters that exist': [
    ['/faq?country=atlantide', '/faq'],
    [
      '/faq?country=FRANCE&subject=Visa%20%C3%89tudiant',
      '/faq?country=france&subject=visa-etudiant',
    ],
    ['/faq?subject=visa-lunaire&question=9999', '/faq'],
    ['/faq?utm_source=x&page=2&country=suisse', '/faq?country=suisse'],
    ['/faq?country=belgique&question=22', '/faq?country=france&question=22'],
  ],
  'blog: filters by id, name or slug': [
    ['/blog?country=be&tags=2,Études,inconnu&page=9&autre=1', '/blog?country=BE&tags=refus,etudes'],
    ['/blog?country=XX', '/blog'],
    [article.replace('refus-de', 'REFUS-DE').replace('etudiant', '%C3%89tudiant'), article],
  ],
  'lawyers: any spelling of the path (spec 2.1.12)': [
    ['/avocatsList?country=france', '/avocatslist?country=france'],
    ['/AVOCATSLIST/', '/avocatslist'],
  ],
  'a link with the signs of the sentence around it': [
    ['/faq.', '/faq'],
    ['/lettre)', '/lettre'],
    ['/blog%20».', '/blog'],
    ['/nulle-part…', '/nulle-part'],
  ],
}

/**
 * The first URL of each screen is a document, and those of which the host finds no file by another spelling of their
 * first part or with another end. So are those of the home page, where only a document is cleared of parameters that nobody knows.
 */
const isDocument = (url: string, index: number) =>
  index === 0 || url.startsWith('/?') || /^\/\w*[A-Z]|[^\w/]$/.test(url)

for (const [name, urls] of Object.entries(canonicalUrls)) {
  test(`${name}, without a history entry`, async ({ page }) => {
    await page.goto('/services')
    for (const [index, [url, canonical]] of urls.entries()) {
      await test.step(url, async () => {
        if (isDocument(url, index)) await page.goto(url)
        else await page.evaluate(navigate, url)
        await expect(page).toHaveURL(canonical)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await page.goBack()
        await expect(page).toHaveURL('/services')
        await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
      })
    }
  })
}

test.describe('a link that was followed is not cancelled by what the page before it does late', () => {
  // A worker would fetch the files itself, out of the test's reach.
  test.use({ serviceWorkers: 'block' })

  test('a question that opens', async ({ page }) => {
    await page.goto('/faq')
    await leaveFor(page, 'Nous écrire', async () => {
      await page.getByRole('main').locator('summary').first().click()
      await expect(page.locator('details[open]')).toHaveCount(1)
    })
  })

  test('a URL that is corrected', async ({ page }) => {
    await page.goto('/detailsvisa/FRANCE/visa-lunaire?scenario=slow')
    await leaveFor(page, 'Contact', async () => {
      await expect(page.getByRole('heading', { name: 'Visa court séjour' })).toBeVisible()
    })
  })
})

/** Follows a link to the contact page, runs the steps while its code loads, and expects it to be shown. */
async function leaveFor(page: Page, link: string, whileLoading: () => Promise<void>) {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/ContactForm-[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('link', { name: link, exact: true }).first().click()
  await expect(page).toHaveURL(/\/contact\b/)
  await whileLoading()
  held.resolve()
  await expect(page.getByRole('region', { name: 'Écrivez-nous' })).toBeVisible()
  await expect(page).toHaveURL(/\/contact\b/)
}
