import { readFile } from 'node:fs/promises'

import { expectAccessible } from '../support/axe.ts'
import { expect, expectErrors, type Page, test } from '../support/test.ts'

const toggleButton = (page: Page) => page.getByRole('button', { name: /^Démo/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Démonstration' })
const countriesFailed = (page: Page) => page.getByText('Les pays n’ont pas pu être chargés.')

async function openDevtools(page: Page, path: string, tab?: string): Promise<void> {
  await page.goto(path)
  await toggleButton(page).click()
  if (tab !== undefined) await panel(page).getByRole('tab', { name: tab }).click()
}

async function addCountry(page: Page, name: string): Promise<void> {
  await page.evaluate(
    async (body) => {
      await fetch('/api/Country', { method: 'POST', body })
    },
    JSON.stringify({ name, code: 'SN' }),
  )
}

test.describe('the demo’s bar', () => {
  test(
    'opens and closes by keyboard, and focus comes back',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/faq')
      await toggleButton(page).focus()
      await page.keyboard.press('Enter')
      await expect(toggleButton(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(panel(page).getByRole('heading', { name: 'Démonstration' })).toBeFocused()
      await expect(panel(page)).toContainText('Données fictives. Elles restent sur cet appareil')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowRight')
      await expect(panel(page).getByRole('tab', { name: 'Données' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(toggleButton(page)).toBeFocused()
    },
  )

  test('leaves the page behind in use, and stays open over a reload', async ({ page }) => {
    await openDevtools(page, '/faq', 'Appels')
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await expect(page).toHaveURL('/contact')
    await page.reload()
    await expect(panel(page).getByRole('tab', { name: 'Appels' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  test('is absent with ?bar=off, for the tab, and in print', async ({ page }) => {
    await page.goto('/faq')
    await expect(toggleButton(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(toggleButton(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/faq?bar=off')
    await expect(page.getByRole('main').getByRole('heading', { level: 4 })).toHaveCount(20)
    await expect(page).toHaveURL('/faq')
    await page.goto('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(toggleButton(page)).toHaveCount(0)
    await page.goto('/contact?bar=on')
    await expect(toggleButton(page)).toBeVisible()
  })

  for (const locale of ['fr-BE', 'en-GB']) {
    test(`has no accessibility violation in any tab (${locale})`, async ({ browser }) => {
      const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await page.goto('/contact?bar=on')
      await page.getByRole('button', { name: /^D[ée]mo/ }).click()
      const tabs = page.getByRole('complementary').getByRole('tab')
      await expect(tabs.first()).toBeVisible()
      for (const tab of await tabs.all()) {
        await tab.click()
        await expectAccessible(page)
      }
      await context.close()
    })
  }
})

test.describe('scenarios', () => {
  test('are played where they show, or on the page where one is', async ({ page }) => {
    await openDevtools(page, '/contact')
    await panel(page).getByRole('button', { name: 'FAQ : aucune question' }).click()
    await expect(page).toHaveURL('/faq')
    const none = page.getByRole('main').getByText('Aucune question trouvée').first()
    await expect(none).toBeVisible()
    await panel(page).getByRole('button', { name: 'Revenir à la normale' }).click()
    await expect(none).toBeHidden()

    await panel(page).getByLabel('Rester sur la page où je suis').check()
    await panel(page).getByRole('button', { name: 'Pays : aucun' }).click()
    await expect(page.getByText('Aucun pays trouvé.')).toBeVisible()
    await expect(page).toHaveURL('/faq')
  })

  test('one call fails as chosen, and the link to that state leads there', async ({
    page,
    context,
  }) => {
    expectErrors(/503/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDevtools(page, '/faq')
    await panel(page).getByRole('combobox', { name: 'Appel' }).selectOption('GET /api/Country')
    await panel(page).getByRole('combobox', { name: 'Statut' }).selectOption('503')
    await panel(page).getByRole('button', { name: 'Faire échouer' }).click()
    await expect(countriesFailed(page)).toBeVisible()
    await panel(page).getByRole('button', { name: 'Copier le lien' }).click()
    await expect(panel(page).getByText('Copié.')).toBeVisible()
    const other = await context.newPage()
    await other.goto(await page.evaluate(() => navigator.clipboard.readText()))
    await expect(countriesFailed(other)).toBeVisible()
  })
})

test.describe('data', () => {
  test(
    'what changed is listed; a reset asks first, then forgets it',
    { tag: '@smoke' },
    async ({ page }) => {
      await openDevtools(page, '/admin/countries', 'Données')
      await expect(panel(page).getByText('Rien n’a changé.')).toBeVisible()
      await addCountry(page, 'Sénégal')
      await expect(panel(page).getByRole('listitem')).toHaveText(/Pays\s*Sénégal\s*ajoutée/)
      await page.reload()
      await expect(page.getByRole('main').getByText('Sénégal')).toBeVisible()

      await panel(page).getByRole('button', { name: 'Réinitialiser' }).click()
      const question = page.getByRole('alertdialog')
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await expect(panel(page)).toBeVisible()
      await expect(page.getByRole('main').getByText('Sénégal')).toBeVisible()
      await panel(page).getByRole('button', { name: 'Réinitialiser' }).click()
      await question.getByRole('button', { name: 'Réinitialiser' }).click()
      await expect(page.getByRole('main').getByText('Sénégal')).toBeHidden()
      await expect(panel(page).getByText('Rien n’a changé.')).toBeVisible()
    },
  )

  test('goes out to a file and comes back; a bad file is refused and nothing lost', async ({
    page,
  }) => {
    await openDevtools(page, '/admin/countries', 'Données')
    await addCountry(page, 'Sénégal')
    await page.reload()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Exporter' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^droit-de-cite-demonstration-[\d-]+\.json$/)
    const text = await readFile(await download.path(), 'utf8')

    const give = async (content: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        panel(page).getByRole('button', { name: 'Importer un fichier' }).click(),
      ])
      await chooser.setFiles({
        name: 'base.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      })
    }
    for (const [bad, why] of [
      ['<html>', 'Ce n’est pas du JSON.'],
      ['{}', 'Ce n’est pas une base exportée par cette démonstration.'],
      [text.replace('"question"', '"ask"'), 'Dans la table « FAQ », la valeur « 0.question »'],
    ] as const) {
      await give(bad)
      await expect(panel(page).getByRole('alert')).toContainText(why)
      await expect(page.getByRole('main').getByText('Sénégal')).toBeVisible()
    }
    await addCountry(page, 'Atlantide')
    await give(text)
    await expect(panel(page).getByText('Le fichier a été importé.')).toBeVisible()
    await expect(page.getByRole('main').getByText('Sénégal')).toBeVisible()
    await expect(page.getByRole('main').getByText('Atlantide')).toBeHidden()
  })
})

test('calls are listed as they happen, each with its contract and as curl', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDevtools(page, '/faq', 'Appels')
  const row = panel(page).getByRole('listitem').filter({ hasText: '/api/Faq' }).first()
  await expect(row).toContainText(/GET \/api\/Faq\s*200 · \d+ ms/)
  await expect(row).toContainText('Toutes les questions de la FAQ (spec 7)')
  await row.getByRole('button', { name: /curl/ }).click()
  await expect(panel(page).getByText('Copié.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl 'http:\/\/localhost:\d+\/api\/Faq'$/,
  )
  await panel(page).getByRole('button', { name: 'Vider la liste' }).click()
  await expect(panel(page).getByText('Aucun appel pour l’instant.')).toBeVisible()
})

test('the outbox shows what a form sent, as text, whatever was typed', async ({ page }) => {
  await openDevtools(page, '/contact', 'Courrier')
  await expect(panel(page).getByText('Aucun message.')).toBeVisible()
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

test('this screen says where it is described, and follows the page', async ({ page }) => {
  await openDevtools(page, '/faq', 'Cet écran')
  await expect(panel(page)).toContainText('Screens/FAQ')
  await expect(panel(page)).toContainText('2.6')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(panel(page)).toContainText('Screens/Contact')
})

test('a tour leads from page to page, is left and resumed, by keyboard', async ({ page }) => {
  await openDevtools(page, '/faq', 'Visites')
  const article = panel(page).getByRole('button', { name: /, Publier un article$/ })
  await article.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(panel(page)).toContainText('Étape 1 sur 3')
  await panel(page).getByRole('button', { name: 'Suivant' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/articles/formulaire')
  await panel(page).getByRole('button', { name: 'Quitter la visite' }).click()
  await page.reload()
  await expect(article).toHaveAccessibleName(/^Reprendre/)
  await article.click()
  await expect(panel(page)).toContainText('Étape 2 sur 3')
  await panel(page).getByRole('button', { name: 'Suivant' }).click()
  await expect(page).toHaveURL('/blog')
  await panel(page).getByRole('button', { name: 'Terminer' }).click()
  await expect(article).toHaveAccessibleName(/^Commencer/)
})
