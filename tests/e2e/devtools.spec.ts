import { expectAccessible } from '../support/axe.ts'
import { copyText, openTab, panel, strip, toggleButton } from '../support/devtools.ts'
import { chooseFile, downloadFile } from '../support/files.ts'
import { createRecord, waitForWorker } from '../support/requests.ts'
import {
  expect,
  allowErrors,
  gotoAndSettle,
  type Locator,
  phone,
  type Page,
  test,
} from '../support/test.ts'

const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text).first()
const measure = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())
const countriesFailed = (page: Page) => page.getByText('Les pays n’ont pas pu être chargés.')
const addCountry = (page: Page, name: string) =>
  createRecord(page, '/api/Country', { name, code: 'SN' })

async function openDevtools(page: Page, path: string, tab = 'Scénarios'): Promise<void> {
  await page.goto(path)
  await openTab(page, tab)
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('the demo toolbar', () => {
  test('opens and closes by keyboard and returns the focus', async ({ page }) => {
    await page.goto('/faq')
    await toggleButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(toggleButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(panel(page).getByRole('heading', { name: 'Démonstration' })).toBeFocused()
    await expect(panel(page)).toContainText('Données fictives, qui restent sur cet appareil.')
    // The size and the closing come first, what concerns every tab last.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(panel(page).getByRole('tab', { name: 'Scénarios' })).toBeFocused()
    await expect(panel(page).getByRole('tab')).toHaveText(['Visites', 'Scénarios', 'Notes', 'Plus'])
    await panel(page).getByRole('button', { name: 'Ouvrir un état' }).focus()
    await page.keyboard.press('Tab')
    await expect(toggleButton(page)).toBeFocused()
    await panel(page).getByRole('tab', { name: 'Scénarios' }).focus()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(toggleButton(page)).toBeFocused()
  })

  test('does not block the page, and stays open after a reload', async ({ page }) => {
    await openDevtools(page, '/faq', 'Appels')
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await expect(page).toHaveURL('/contact')
    await page.reload()
    const calls = panel(page).getByRole('tab', { name: 'Appels' })
    await expect(calls).toHaveAttribute('aria-selected', 'true')
  })

  test('is absent in print, and in a tab opened with ?bar=off', async ({ page }) => {
    await page.goto('/faq')
    await expect(toggleButton(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(toggleButton(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/faq?bar=off')
    await expect(page.getByRole('main').getByRole('heading', { level: 4 })).toHaveCount(21)
    await expect(page).toHaveURL('/faq')
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(toggleButton(page)).toHaveCount(0)
    await page.goto('/contact?bar=on')
    await expect(toggleButton(page)).toBeVisible()
  })

  test('has no accessibility violation in any tab', async ({ page }) => {
    await page.setViewportSize(phone)
    await openDevtools(page, '/contact')
    for (const name of ['Outils de la démonstration', 'Plus']) {
      const tabs = panel(page).getByRole('tablist', { name }).getByRole('tab')
      await expect(tabs.first()).toBeVisible()
      for (const tab of await tabs.all()) {
        await tab.click()
        await expectAccessible(page)
      }
    }
  })
})

test('the page keeps its width above the panel, can be scrolled out from under it, and stays as it was after a load', async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const menu = header.getByRole('navigation').first()
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/faq')
    await expect(toggleButton(page)).toBeVisible()
    const before = [await measure(header), await measure(menu)]
    const place = await toggleButton(page).boundingBox()
    await toggleButton(page).click()
    await expect(panel(page).getByRole('tab', { name: 'Visites' })).toBeVisible()
    expect([await measure(header), await measure(menu)]).toEqual(before)
    expect(await toggleButton(page).boundingBox()).toEqual(place)
    await toggleButton(page).click()
  }
  await openTab(page, 'Scénarios')
  const list = panel(page).getByRole('tabpanel', { name: 'Scénarios' })
  const row = list.getByRole('button', { name: 'FAQ : l’enregistrement échoue' })
  await row.scrollIntoViewIfNeeded()
  await expect(row).toBeInViewport()
  const { height } = await measure(panel(page))
  await panel(page).getByRole('button', { name: 'Agrandir le panneau' }).click()
  expect((await measure(panel(page))).height).toBeGreaterThan(height)
  await page.reload()
  await expect(row).toBeInViewport()
  expect((await measure(panel(page))).height).toBeGreaterThan(height)

  await page.setViewportSize(phone)
  await expectEndInSight(page, panel(page))
  expect((await measure(panel(page))).width).toBe(phone.width)
  await expect(toggleButton(page)).toBeInViewport({ ratio: 1 })
  await toggleButton(page).click()
  await expect(panel(page)).toBeHidden()
})

/** Expects that the end of the page, and the button that leads to its top, come above what is docked. */
async function expectEndInSight(page: Page, dock: Locator): Promise<void> {
  for (const part of [
    page.getByRole('contentinfo').getByRole('link').last(),
    page.getByRole('button', { name: 'Revenir en haut de la page' }),
  ]) {
    // What still loads makes the page longer.
    await expect
      .poll(async () => {
        await part.evaluate((element) =>
          element.scrollIntoView({ block: 'end', behavior: 'instant' }),
        )
        const [area, docked] = [await part.boundingBox(), await dock.boundingBox()]
        return area !== null && docked !== null && area.y > 0 && area.y + area.height <= docked.y
      })
      .toBe(true)
  }
}

test('scenarios are found in both languages and without accents, those of visitors first', async ({
  page,
}) => {
  await openDevtools(page, '/faq')
  const lists = panel(page).getByRole('tabpanel').getByRole('list')
  await expect(lists).toHaveCount(3)
  await expect(lists.first()).toHaveAccessibleName('Ce qu’un visiteur peut rencontrer')
  const field = panel(page).getByRole('searchbox', { name: 'Chercher un scénario' })
  const found = panel(page).getByRole('tabpanel').getByRole('listitem')
  await field.fill('reseau 3g')
  await expect(found).toHaveText([/Réseau lent, comme en 3G/])
  await expect(panel(page).getByRole('status').filter({ hasText: '1 scénario' })).toBeVisible()
  await field.fill('no question')
  await expect(found).toHaveText([/FAQ\s: aucune question/])
  await field.press('Enter')
  await expect(inMain(page, 'Aucune question trouvée')).toBeVisible()
  await field.fill('zzz')
  await expect(panel(page).getByText('Aucun scénario ne correspond.')).toBeVisible()
  await field.press('Enter')
  await expect(toggleButton(page)).toContainText('FAQ : aucune question')
})

test('a scenario stays on the page, leads to the one that shows it, or is nothing but an address', async ({
  page,
}) => {
  allowErrors(/500|Avocat avec l'ID 99999/)
  await openDevtools(page, '/faq?country=france')
  const choose = (name: string) => panel(page).getByRole('button', { name, exact: true }).click()
  await choose('FAQ : aucune question')
  await expect(inMain(page, 'Aucune question trouvée')).toBeVisible()
  await expect(page).toHaveURL('/faq?country=france')
  await choose('Revenir à la normale')
  await expect(inMain(page, 'Aucune question trouvée')).toBeHidden()
  await choose('Blog : échec du chargement')
  await expect(toggleButton(page)).toContainText('Blog : échec du chargement')
  await expect(page).toHaveURL('/faq?country=france')
  await panel(page)
    .getByRole('link', { name: /^\/blog, .*Blog : échec du chargement/ })
    .click()
  await expect(page).toHaveURL('/blog')
  await expect(inMain(page, 'Les articles n’ont pas pu être chargés.')).toBeVisible()
  await choose('Avocat inconnu')
  await expect(page).toHaveURL('/detailsavocatslist/99999')
  await expect(inMain(page, 'Avocat non trouvé')).toBeVisible()
  await expect(toggleButton(page)).toContainText('Avocat inconnu')
})

test('another day is kept for the tab, moved by a step, shared by a link, and given up', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-07-06T07:30:00Z')
  const offices = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bruxelles' })
  // A Saturday, then the Sunday, late in the morning.
  await page.goto('/contact?today=2026-12-26')
  await expect(page).toHaveURL('/contact')
  await expect(offices.first()).toContainText('Fermé, ouvre lundi à 9 h 00')
  await openTab(page, 'Scénarios')
  await panel(page).getByRole('button', { name: '+1 jour' }).click()
  await expect(offices.first()).toContainText('Fermé, ouvre demain à 9 h 00')
  await expect(panel(page).getByLabel('Jour', { exact: true })).toHaveValue('2026-12-27')
  await expect(toggleButton(page)).toContainText('2026-12-27')
  expect(
    await copyText(panel(page).getByRole('button', { name: 'Copier le lien du scénario' })),
  ).toContain('today=2026-12-27')

  await page.goto('/faq')
  await expect(toggleButton(page)).toContainText('2026-12-27')
  await page.goto('/contact')
  await expect(offices.first()).toContainText('Fermé, ouvre demain')
  await panel(page).getByRole('button', { name: 'Aujourd’hui' }).click()
  await expect(offices.first()).toContainText('Ouvert jusqu’à 17 h 00')
})

test('the day goes to the deadline of a letter, and an export takes it to another browser', async ({
  page,
  browser,
}) => {
  await page.goto(
    '/lettre?country=BE&letter=visa&rule=be-refus&held=no&came=hand&received=2026-12-03&today=2026-12-05',
  )
  await expect(page.getByRole('main').getByText('Il reste 26 jours')).toBeVisible()
  await openTab(page, 'Scénarios')
  await panel(page).getByRole('button', { name: 'À l’échéance affichée' }).click()
  await expect(page.getByRole('main').getByText('C’est aujourd’hui')).toBeVisible()
  await expect(toggleButton(page)).toContainText('2027-01-02')
  await openTab(page, 'Données')
  const { text } = await downloadFile(panel(page).getByRole('button', { name: 'Exporter' }))

  const context = await browser.newContext()
  const other = await context.newPage()
  await openDevtools(other, '/faq')
  await openTab(other, 'Données')
  await chooseFile(
    panel(other).getByRole('button', { name: 'Importer un fichier' }),
    'demo.json',
    text,
  )
  await expect(toggleButton(other)).toContainText('2027-01-02')
  await context.close()
})

test('one call fails with the selected status, and a link shares that state', async ({
  page,
  context,
}) => {
  allowErrors(/503/)
  await openDevtools(page, '/faq', 'Un seul appel')
  await panel(page).getByRole('combobox', { name: 'Appel' }).selectOption('GET /api/Country')
  await panel(page).getByRole('combobox', { name: 'Statut' }).selectOption('503')
  await panel(page).getByRole('button', { name: 'Faire échouer' }).click()
  await expect(countriesFailed(page)).toBeVisible()
  await openTab(page, 'Scénarios')
  const link = await copyText(panel(page).getByRole('button', { name: 'Copier le lien' }))
  const other = await context.newPage()
  await other.goto(link)
  await expect(countriesFailed(other)).toBeVisible()
})

test('changes are listed, and a confirmed reset undoes them', async ({ page }) => {
  await openDevtools(page, '/admin/countries', 'Données')
  await expect(panel(page).getByText('Rien n’a changé.')).toBeVisible()
  await addCountry(page, 'Sénégal')
  await expect(panel(page).getByRole('listitem')).toHaveText(/Pays\s*Sénégal\s*ajoutée/)
  await page.reload()
  await expect(inMain(page, 'Sénégal')).toBeVisible()

  const reset = panel(page).getByRole('button', { name: 'Réinitialiser' })
  const dialog = page.getByRole('alertdialog')
  await reset.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(panel(page)).toBeVisible()
  await expect(inMain(page, 'Sénégal')).toBeVisible()
  await reset.click()
  await dialog.getByRole('button', { name: 'Réinitialiser' }).click()
  await expect(inMain(page, 'Sénégal')).toBeHidden()
  await expect(panel(page).getByText('Rien n’a changé.')).toBeVisible()
})

test('everything is reset from every tab, after a question only if data would be lost', async ({
  page,
}) => {
  await openDevtools(page, '/faq?scenario=long-texts', 'Courrier')
  const reset = panel(page).getByRole('button', { name: 'Tout remettre à zéro' })
  await expect(toggleButton(page)).toContainText('Textes très longs')
  await waitForWorker(page)
  await reset.click()
  await expect(
    panel(page).getByText('Le scénario, le jour et les données sont comme au départ.'),
  ).toBeVisible()
  await expect(reset).toBeFocused()
  await expect(toggleButton(page)).toHaveText('Démo')

  // Also what was changed in a scenario with data of its own, and the day.
  await page.goto('/admin/countries?scenario=long-texts&today=2026-12-26')
  await openTab(page, 'Données')
  await addCountry(page, 'Sénégal')
  await openTab(page, 'Scénarios')
  await panel(page).getByRole('button', { name: 'Revenir à la normale' }).click()
  await openTab(page, 'Écran')
  await reset.click()
  const dialog = page.getByRole('alertdialog', { name: 'Tout remettre à zéro' })
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(toggleButton(page)).toContainText('2026-12-26')
  await reset.click()
  await dialog.getByRole('button', { name: 'Tout remettre à zéro' }).click()
  await expect(toggleButton(page)).toHaveText('Démo')
  await expect(
    panel(page).getByText('Le scénario, le jour et les données sont comme au départ.'),
  ).toBeVisible()
  await expect(reset).toBeFocused()
  await page.goto('/admin/countries?scenario=long-texts')
  await openTab(page, 'Données')
  await expect(panel(page).getByText('Rien n’a changé.')).toBeVisible()
})

test('words of the specification are in no tab of the first row', async ({ page }) => {
  await openDevtools(page, '/faq', 'Visites')
  const tabs = panel(page)
    .getByRole('tablist', { name: 'Outils de la démonstration' })
    .getByRole('tab')
  for (const tab of (await tabs.all()).slice(0, -1)) {
    await tab.click()
    await expect(panel(page).getByRole('tabpanel')).not.toBeEmpty()
    await expect(panel(page)).not.toContainText(/\bspec\b|Spécification/)
  }
  await openTab(page, 'Spécification')
  await expect(panel(page).getByRole('listitem').first()).toContainText('2.2')
})

test('the data is exported to a file and imported again; an invalid file changes nothing', async ({
  page,
}) => {
  const importButton = panel(page).getByRole('button', { name: 'Importer un fichier' })
  await openDevtools(page, '/admin/countries', 'Données')
  await addCountry(page, 'Sénégal')
  await page.reload()
  const { name, text } = await downloadFile(panel(page).getByRole('button', { name: 'Exporter' }))
  expect(name).toMatch(/^droit-de-cite-demonstration-[\d-]+\.json$/)

  await chooseFile(importButton, 'base.json', text.replace('"question"', '"ask"'))
  await expect(panel(page).getByRole('alert')).toContainText(
    'Dans la table « FAQ », la valeur « 0.question »',
  )
  await expect(inMain(page, 'Sénégal')).toBeVisible()
  await addCountry(page, 'Atlantide')
  await chooseFile(importButton, 'base.json', text)
  await expect(panel(page).getByText('Le fichier a été importé.')).toBeVisible()
  await expect(inMain(page, 'Sénégal')).toBeVisible()
  await expect(inMain(page, 'Atlantide')).toBeHidden()
})

test('each call is listed with its contract and copied as curl', async ({ page }) => {
  // A call that ends later would be added to the emptied list.
  await gotoAndSettle(page, '/faq')
  await openTab(page, 'Appels')
  const row = panel(page).getByRole('listitem').filter({ hasText: '/api/Faq' }).first()
  await expect(row).toContainText(/GET \/api\/Faq\s*200 · \d+ ms/)
  await expect(row).toContainText('Toutes les questions de la FAQ (spec 7)')
  expect(await copyText(row.getByRole('button', { name: /curl/ }))).toMatch(
    /^curl 'http:\/\/localhost:\d+\/api\/Faq'$/,
  )
  await panel(page).getByRole('button', { name: 'Vider la liste' }).click()
  await expect(panel(page).getByText('Aucun appel pour l’instant.')).toBeVisible()
})

test('the outbox shows a sent mail without its markup', async ({ page }) => {
  await openDevtools(page, '/contact', 'Courrier')
  await expect(panel(page).getByText('Aucun message.')).toBeVisible()
  await waitForWorker(page)
  await page.evaluate(async () => {
    const form = new FormData()
    form.append('recipient', 'secretariat@droitdecite.example')
    form.append('pSubject', 'Question')
    form.append('pHtmlContent', '<p>Bonjour</p><img src=x onerror="document.title=1"><form>')
    await fetch('/api/Email/SendMail', { method: 'POST', body: form })
  })
  const mail = panel(page).getByRole('article')
  await expect(mail).toContainText('Question')
  await expect(mail).toContainText('Bonjour')
  await expect(mail.locator('form, [onerror]')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Contact/)
})

test('a tour leads from page to page by keyboard, and can be left and resumed', async ({
  page,
}) => {
  const next = strip(page).getByRole('button', { name: 'Suivant' })
  await openDevtools(page, '/faq', 'Visites')
  const article = panel(page).getByRole('button', { name: /, Publier un article$/ })
  await article.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(panel(page)).toBeHidden()
  // The page takes the focus as it says its title, and the sentence takes it back.
  await expect(page.getByRole('status').filter({ hasText: /^Administration$/ })).toBeAttached()
  await expect(strip(page).getByText(/^1\/3\s*L’administration/)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/articles/formulaire')
  await expect(page.getByRole('status').filter({ hasText: /^Créer un article$/ })).toBeAttached()
  await expect(strip(page).getByText(/^2\/3\s/)).toBeFocused()
  await page.reload()
  await expect(strip(page).getByText(/^2\/3\s/)).toBeVisible()
  await expect(strip(page).getByText(/^2\/3\s/)).not.toBeFocused()
  await page.keyboard.press('Escape')
  await strip(page).getByRole('button', { name: 'Quitter la visite' }).click()
  await expect(strip(page)).toBeHidden()
  await expect(toggleButton(page)).toBeFocused()
  await openTab(page, 'Visites')
  await expect(article).toHaveAccessibleName(/^Reprendre/)
  await article.click()
  await expect(strip(page)).toContainText('2/3')
  await next.click()
  await expect(page).toHaveURL('/blog')
  await strip(page).getByRole('button', { name: 'Précédent' }).click()
  await expect(page).toHaveURL('/admin/articles/formulaire')
  await next.click()
  await strip(page).getByRole('button', { name: 'Terminer' }).click()
  await expect(strip(page)).toBeHidden()
  await expect(toggleButton(page)).toBeFocused()
  await openTab(page, 'Visites')
  await expect(article).toHaveAccessibleName(/^Commencer/)
})

test('a tour covers 96 px of a phone at most, nothing for good, and nothing in print', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openDevtools(page, '/', 'Visites')
  await panel(page).getByRole('button', { name: 'Commencer, Un étudiant cherche' }).click()
  for (let step = 2; step <= 6; step += 1) {
    await strip(page).getByRole('button', { name: 'Suivant' }).click()
    await expect(strip(page)).toContainText(`${step}/6`)
    expect(
      await strip(page).evaluate((element) => ({
        isLow: element.getBoundingClientRect().height <= 96,
        isReadInFull: element.scrollHeight <= element.clientHeight,
      })),
    ).toEqual({ isLow: true, isReadInFull: true })
  }
  await expectAccessible(page)
  await expectEndInSight(page, strip(page))
  for (const name of [/^Démo/, 'Laisser une note', 'Terminer', 'Quitter la visite'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await openTab(page, 'Courrier')
  await expect(strip(page)).toBeInViewport({ ratio: 1 })
  await expectEndInSight(page, panel(page))
  await page.emulateMedia({ media: 'print' })
  await expect(strip(page)).toBeHidden()
})
