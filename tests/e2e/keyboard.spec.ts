import { choose, press, type } from '../support/keyboard.ts'
import { allowOrigin, expect, phone, test, type Page } from '../support/test.ts'

/** The flows of visitors with the keyboard alone. Each tab stop on the way has a visible focus. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name })

async function fillForm(page: Page): Promise<void> {
  await type(page, field(page, 'Nom'), 'Awa Ndiaye')
  await type(page, field(page, 'Adresse e-mail'), 'awa@example.org')
  await type(page, field(page, 'Téléphone'), '+237600000000')
  await choose(page, combobox(page, 'Pays de destination'), 'Luxembourg')
  await choose(page, combobox(page, 'Sujet'), 'Visa étudiant')
  await type(page, field(page, 'Message'), 'Ma rentrée est proche.')
}

test('the skip link and the menu', async ({ page }) => {
  await page.goto('/faq')
  await expect(main(page).locator('summary')).not.toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await press(page, menu.getByRole('button', { name: 'Nos services' }))
  await press(page, menu.getByRole('link', { name: 'Nos interventions' }))
  await expect(page).toHaveURL('/interventions/belgique/visa-etudiant')
  await expect(main(page)).toBeFocused()
})

test('the home page: a card is turned and a video is shown', async ({ page }) => {
  allowOrigin('https://www.tiktok.com')
  await page.route('https://www.tiktok.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Vidéo</p>' }),
  )
  await page.goto('/')
  const turn = button(page, 'Ce qu’il faut savoir Visa étudiant')
  await press(page, button(page, 'Luxembourg'))
  await expect(page).toHaveURL('/?country=luxembourg')
  // The URL changes before the cards.
  await expect(button(page, 'Luxembourg')).toHaveAttribute('aria-pressed', 'true')
  await press(page, turn)
  await page.keyboard.press('Tab')
  await expect(link(page, 'En savoir plus : Visa étudiant')).toBeFocused()
  await page.keyboard.press('Escape')
  await press(page, button(page, /^Afficher la vidéo/).first())
  await expect(page.locator('iframe')).toHaveCount(1)
  await press(page, button(page, 'Témoignage suivant'))
  await expect(button(page, 'Témoignage suivant')).toBeFocused()
})

test('the contact page: an office, missing fields, a sent message', async ({ page }) => {
  await page.goto('/contact')
  await press(page, button(page, 'Douala'), 'Space')
  await expect(link(page, 'Appeler le +237 2 00 00 01 40')).toBeVisible()
  await type(page, field(page, 'Message'), 'Bonjour')
  await press(page, button(page, 'Envoyer le message'))
  const summary = page.getByRole('group', { name: /^5 champs sont à revoir/ })
  await expect(summary).toBeFocused()
  await press(page, summary.getByRole('link').first())
  await expect(field(page, 'Nom')).toBeFocused()
  // Back, because `type` begins with a Tab.
  await page.keyboard.press('Shift+Tab')
  await fillForm(page)
  await press(page, button(page, 'Envoyer le message'))
  await expect(
    page.getByRole('status').filter({ hasText: 'Votre message est envoyé' }),
  ).toBeFocused()
})

test('a visa: country, select, list, section and levels (spec 2.5.1, 4.1)', async ({ page }) => {
  await page.goto('/detailsvisa')
  await press(page, page.getByText('Changer de pays ou de visa').locator('..'))
  await press(page, button(page, 'France'), 'Space')
  await expect(page).toHaveURL(/detailsvisa\/france\//)
  const list = page.getByRole('navigation', { name: 'Visas : France' })
  await expect(list).toBeVisible()
  await choose(page, combobox(page, 'Visa'), 'Visa permis')
  await expect(page).toHaveURL('/detailsvisa/france/visa-permis-de-travail')
  await press(page, list.getByRole('link', { name: 'Visa étudiant' }))
  await expect(page).toHaveURL('/detailsvisa/france/visa-etudiant')
  await expect(page.getByRole('heading', { level: 1, name: 'Visa étudiant' })).toBeVisible()
  await expect(list.locator('[aria-current=page]')).toHaveText('Visa étudiant')
  const entry = page.getByRole('navigation', { name: 'Dans cette page' }).getByRole('link').nth(2)
  const title = await entry.innerText()
  await press(page, entry)
  await expect(page.getByRole('heading', { name: title })).toBeFocused()
  await press(page, link(page, /^Ce qu’un avocat fait pour ce visa/))
  await expect(page).toHaveURL('/interventions/france/visa-etudiant')
})

test('the FAQ: country, subject, one question opened and closed, the contact form', async ({
  page,
}) => {
  await page.goto('/faq')
  await press(page, button(page, /^Suisse/))
  await expect(page.getByRole('heading', { level: 2, name: 'Suisse' })).toBeVisible()
  await choose(page, combobox(page, 'Sujet'), 'Visa étudiant')
  await expect(page).toHaveURL('/faq?country=suisse&subject=visa-etudiant')
  // The URL changes before the list of questions.
  await expect(link(page, 'Nous écrire')).toHaveAttribute('href', /subject=visa-etudiant/)
  const question = main(page).locator('summary').first()
  await press(page, question)
  await expect(page.locator('details[open]')).toHaveCount(1)
  // The sources of an answer load after it, and are the stop of Tab behind its question.
  await press(page, main(page).getByText(/^Vérifié le/), 'Shift+Tab')
  await expect(question).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('details[open]')).toHaveCount(0)
  await press(page, link(page, 'Nous écrire'))
  await expect(page).toHaveURL('/contact?country=suisse&subject=visa-etudiant#formulaire')
  await expect(page.getByRole('region', { name: 'Écrivez-nous' })).toBeFocused()
})

test('the blog: filters, one removed, an article and back', async ({ page }) => {
  await page.goto('/blog')
  await press(page, button(page, 'Belgique'), 'Space')
  await press(page, button(page, /^recours/), 'Space')
  await expect(page).toHaveURL('/blog?country=BE&tags=recours')
  await press(page, button(page, 'Retirer le filtre Belgique'))
  await expect(page).toHaveURL('/blog?tags=recours')
  // The URL changes before the list.
  await expect(button(page, 'Retirer le filtre Belgique')).toHaveCount(0)
  await expect(page.locator(':focus')).not.toHaveCount(0)
  const article = page.getByRole('article').getByRole('link').first()
  const title = await article.innerText()
  await press(page, article)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await press(page, link(page, 'Retour à la liste filtrée'))
  await expect(page).toHaveURL('/blog?tags=recours')
})

test('lawyers: facets, order, a shortlist compared, a message', async ({ page }) => {
  await page.goto('/avocatslist')
  await press(page, page.getByRole('checkbox', { name: /^anglais/ }), 'Space')
  await expect(page).toHaveURL('/avocatslist?language=en')
  // The URL changes before the list.
  await expect(page.getByRole('heading', { level: 2, name: '27 avocats' })).toBeVisible()
  await choose(page, combobox(page, 'Trier par'), 'Prix')
  await expect(page).toHaveURL('/avocatslist?language=en&sort=price')
  await expect(link(page, /^Maître /).first()).toHaveText('Maître Brigitte Abena Fouda')
  for (const index of [0, 1]) await press(page, button(page, /^Comparer Maître/).nth(index))
  await press(page, link(page, 'Ma sélection (2)'))
  const table = page.getByRole('region', { name: 'Comparaison des avocats de votre sélection' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await press(page, table.getByRole('button', { name: /^Retirer/ }).first())
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(page.locator(':focus')).not.toHaveCount(0)
  await fillForm(page)
  await press(page, button(page, 'Envoyer le message'))
  await expect(
    page.getByRole('status').filter({ hasText: 'Votre message est envoyé' }),
  ).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu opens and leads to a page', async ({ page }) => {
    await page.goto('/faq')
    await press(page, page.getByRole('button', { name: 'Ouvrir le menu' }))
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await press(page, menu.locator('summary, button').filter({ hasText: 'Nos services' }))
    await press(page, menu.getByRole('link', { name: 'Nos interventions' }))
    await expect(menu).toBeHidden()
    await expect(main(page)).toBeFocused()
  })
})
