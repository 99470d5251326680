import { lawyerApplication } from '../support/lawyer-application.ts'
import { expectAccessible } from '../support/axe.ts'
import { press, type } from '../support/keyboard.ts'
import {
  recordCount,
  expect,
  expectErrors,
  gotoAndSettle,
  test,
  type Page,
} from '../support/test.ts'

const compareButton = (tab: Page, name: string) =>
  tab.getByRole('button', { name: `Comparer Maître ${name}` })
const count = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

/** What leaves for the mail call from now on: the fields of each request, by name. */
function trackMails(page: Page): Record<string, string>[] {
  const mails: Record<string, string>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/Email/SendMail')) return
    const fields = (request.postData() ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gsu)
    mails.push(Object.fromEntries(Array.from(fields, ([, name = '', value = '']) => [name, value])))
  })
  return mails
}

const french = {
  locale: 'fr-BE',
  title: "Liste d'Avocats",
  city: 'Ville',
  dutch: /^néerlandais/,
  found: '1 avocat',
  contact: 'Contacter cet avocat',
  form: ['Nom', 'Adresse e-mail', 'Téléphone', 'Pays de destination', 'Sujet', 'Message'],
  send: 'Envoyer le message',
  sent: 'Votre message est envoyé',
  compare: (name: string) => `Comparer Maître ${name}`,
  shortlist: 'Ma sélection (2)',
  table: 'Comparaison des avocats de votre sélection',
} as const
const english = {
  locale: 'en-GB',
  title: 'Our lawyers',
  city: 'City',
  dutch: /^Dutch/,
  found: '1 lawyer',
  contact: 'Contact this lawyer',
  form: ['Name', 'Email address', 'Telephone', 'Country of destination', 'Subject', 'Message'],
  send: 'Send the message',
  sent: 'Your message has been sent',
  compare: (name: string) => `Compare Maître ${name}`,
  shortlist: 'My shortlist (2)',
  table: 'The lawyers on your shortlist, compared',
} as const

async function sendMessage(
  page: Page,
  { form, send }: typeof french | typeof english,
): Promise<void> {
  const [name, email, phone, country, subject, message] = form
  await page.getByRole('textbox', { name }).fill('Awa Ndiaye')
  await page.getByRole('textbox', { name: email }).fill('awa@example.org')
  await page.getByRole('textbox', { name: phone }).fill('+237600000000')
  await page.getByRole('combobox', { name: country }).selectOption('Belgique')
  await page.getByRole('combobox', { name: subject }).selectOption('Visa étudiant')
  await page.getByRole('textbox', { name: message }).fill('Ma rentrée est proche.')
  await page.getByRole('button', { name: send }).click()
}

for (const words of [french, english]) {
  test.describe(words.locale, { tag: words === french ? '@smoke' : [] }, () => {
    test.use({ locale: words.locale })

    test('search, filter, profile, message sent (spec 1.4, 2.11.3, 2.11.4, 2.12.4)', async ({
      page,
    }) => {
      const mails = trackMails(page)
      await page.goto('/avocatslist')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await page.getByRole('searchbox', { name: words.city }).fill('namur')
      await page.getByRole('checkbox', { name: words.dutch }).check()
      await expect(count(page)).toHaveText(words.found)
      await expect(page).toHaveURL('/avocatslist?city=namur&language=nl')

      await page.getByRole('link', { name: 'Maître Benoît Lambrechts' }).click()
      await expect(page).toHaveTitle('Maître Benoît Lambrechts – Droit de Cité')
      await page.getByRole('button', { name: words.contact }).first().click()
      await expect(page).toHaveURL(/\?tab=contact$/)
      await expect(page.getByRole('textbox', { name: words.form[0] })).toBeFocused()
      await sendMessage(page, words)
      await expect(page.getByText(words.sent)).toBeVisible()
      expect(mails).toHaveLength(1)
      expect(mails[0]?.['pSubject']).toContain('Maître Benoît Lambrechts')
      expect(mails[0]?.['pHtmlContent']).toContain('Benoît Lambrechts')
    })

    test('shortlist, compare, one message for each', async ({ page }) => {
      const mails = trackMails(page)
      await page.goto('/avocatslist?country=cameroun')
      for (const name of ['Clarisse Ngo Mbock', 'Paul-Arthur Tchoumi']) {
        await page.getByRole('button', { name: words.compare(name) }).click()
      }
      await page.reload()
      await page.getByRole('link', { name: words.shortlist }).click()
      const table = page.getByRole('region', { name: words.table })
      await expect(table.getByRole('columnheader')).toHaveCount(3)
      await sendMessage(page, words)
      await expect(page.getByText(words.sent)).toBeVisible()
      expect(mails.map(({ pSubject = '' }) => pSubject.match(/Maître (.*?) –/)?.[1])).toEqual([
        'Clarisse Ngo Mbock',
        'Paul-Arthur Tchoumi',
      ])
    })
  })
}

test.describe('the address', () => {
  test('however it is written, leads to the list at its canonical address (spec 2.1.12)', async ({
    page,
  }) => {
    for (const address of ['/avocatsList', '/AvocatsList', '/AVOCATSLIST/']) {
      await test.step(address, async () => {
        await page.goto(`${address}?country=france`)
        await expect(page).toHaveURL('/avocatslist?country=france')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText("Liste d'Avocats")
      })
    }
  })

  test('an id that is nobody’s is told and logged (spec 2.12.1, 8.14)', async ({ page }) => {
    expectErrors(/non trouvé/)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    for (const id of ['999', '-1', 'abc', '1.5', '99999999999999999999', '%3Cscript%3E']) {
      await test.step(id, async () => {
        await page.goto(`/detailsavocatslist/${id}`)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avocat non trouvé')
        await expect(page).toHaveTitle('Avocat non trouvé – Droit de Cité')
        expect(said).toContain(`Avocat avec l'ID ${decodeURIComponent(id)} non trouvé.`)
        await page.getByRole('link', { name: 'Voir tous les avocats' }).click()
        await expect(page).toHaveURL('/avocatslist')
      })
    }
  })

  test(
    'keeps filters and order; back returns to the same results and place',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/avocatslist')
      await page.getByRole('combobox', { name: 'Pays' }).selectOption('France')
      await page
        .getByRole('combobox', { name: 'Trier par' })
        .selectOption('Prix du premier rendez-vous')
      await expect(page).toHaveURL('/avocatslist?country=france&sort=price')
      await page.getByRole('button', { name: /^Afficher \d+ avocats? de plus$/ }).click()
      await expect(page).toHaveURL('/avocatslist?country=france&sort=price&shown=24')
      const thirteenth = page.getByRole('link', { name: /^Maître / }).nth(12)
      await expect(thirteenth).toBeFocused()
      const name = await thirteenth.innerText()
      const place = await page.evaluate(() => scrollY)
      expect(place).toBeGreaterThan(500)

      await thirteenth.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await page.goBack()
      await expect(page).toHaveURL('/avocatslist?country=france&sort=price&shown=24')
      await expect(page.getByRole('link', { name }).first()).toBeInViewport()
    },
  )

  test('a tab of a profile stands in it, and arrow keys choose (spec 2.1.13, 4.11)', async ({
    page,
  }) => {
    await page.goto('/detailsavocatslist/1?tab=honoraires')
    const fees = page.getByRole('tab', { name: 'Honoraires' })
    await expect(fees).toHaveAttribute('aria-selected', 'true')
    await fees.press('ArrowRight')
    await expect(page).toHaveURL('/detailsavocatslist/1?tab=adresse')
    await expect(page.getByRole('tab', { name: 'Adresse' })).toBeFocused()
    await page.goto('/detailsavocatslist/1?tab=nulle-part')
    await expect(page.getByRole('tab', { name: 'À propos' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })
})

test('of two filters that are clicked before the list is drawn, none is lost', async ({ page }) => {
  await page.goto('/avocatslist')
  const facets = page.getByRole('complementary', { name: 'Affiner' })
  await facets.getByRole('checkbox', { name: /^allemand/ }).evaluate((german) => {
    const dutch = [...document.querySelectorAll('aside input')].find((one) =>
      one.closest('label')?.textContent.startsWith('néerlandais'),
    )
    for (const box of [german, dutch]) (box as HTMLInputElement).click()
  })
  await expect(page).toHaveURL('/avocatslist?language=de,nl')
  await expect(facets.getByRole('checkbox', { checked: true })).toHaveCount(2)
})

test(
  'nothing found says what to loosen (spec 2.11.5, 8.13)',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/avocatslist?city=Gand&language=pt')
    await expect(
      page.getByText('Aucun avocat trouvé correspondant à vos critères de recherche.'),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Sans «\sVille\s»\s: \d+ avocats?$/ }).click()
    await expect(page).toHaveURL('/avocatslist?language=pt')
    await expect(count(page)).toHaveText(/^[1-9]\d* avocats?$/)
    await expect(count(page)).toBeFocused()
  },
)

test('open now follows the clock of the cabinet', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T09:30:00+01:00') })
  await gotoAndSettle(page, '/detailsavocatslist/1')
  await expect(page.getByText('Ouvert, jusqu’à 18\u00a0h\u00a000')).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-11-23T18:00:30+01:00'))
  await page.clock.runFor('01:00')
  await expect(page.getByText('Fermé, ouvre demain à 9\u00a0h\u00a000')).toBeVisible()
})

test('the contact card is a file', async ({ page }) => {
  await page.goto('/detailsavocatslist/1')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Carte de visite (vCard)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('helene-vandamme.vcf')
})

test('the map asks nobody before consent', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) foreign.push(request.url())
  })
  await page.goto('/detailsavocatslist/1?tab=adresse')
  await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeVisible()
  expect(foreign.filter((url) => url.startsWith('http'))).toEqual([])
})

test('a lawyer applies to join', { tag: '@smoke' }, async ({ page }) => {
  const mails = trackMails(page)
  await page.goto('/avocatslist')
  await page.getByRole('link', { name: 'Connexion' }).click()
  await expect(page).toHaveURL('/connexion')
  await page.getByRole('link', { name: 'Proposer votre candidature' }).click()
  await expect(page).toHaveURL('/vous-etes-avocat')
  await page.getByRole('button', { name: 'Envoyer la candidature' }).click()
  await expect(
    page.getByRole('group', { name: '8 champs sont à revoir avant l’envoi' }),
  ).toBeFocused()
  for (const [name, value] of lawyerApplication) {
    await page.getByRole('textbox', { name }).fill(value)
  }
  await page.getByRole('button', { name: 'Envoyer la candidature' }).click()
  await expect(page.getByText('Votre candidature est envoyée')).toBeVisible()
  expect(mails[0]?.['pSubject']).toBe('Candidature d’avocat – barreau de Mons – Ada Lejeune')
})

test('from the search to the form, by keyboard alone', async ({ page }) => {
  await page.goto('/avocatslist')
  await expect(count(page)).toHaveText('44 avocats')
  await type(page, page.getByRole('searchbox', { name: 'Nom' }), 'vandamme')
  await page.keyboard.press('Enter')
  await expect(count(page)).toBeFocused()
  await expect(count(page)).toHaveText('1 avocat')
  await press(page, page.getByRole('link', { name: 'Maître Hélène Vandamme' }))
  await expect(page.getByRole('main')).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Contacter cet avocat' }))
  await expect(page.getByRole('textbox', { name: 'Nom' })).toBeFocused()
  recordCount('flows by keyboard alone')
})

test('what is put aside in one tab shows in the other, and neither loses what is in it', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/avocatslist?country=cameroun')
    await expect(compareButton(tab, 'Clarisse Ngo Mbock')).toHaveAttribute('aria-pressed', 'false')
  }
  await compareButton(page, 'Clarisse Ngo Mbock').click()
  await expect(compareButton(other, 'Clarisse Ngo Mbock')).toHaveAttribute('aria-pressed', 'true')
  await compareButton(other, 'Paul-Arthur Tchoumi').click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Ma sélection (2)' })).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the facets are a sheet that gives focus back', async ({ page }) => {
    await page.goto('/avocatslist')
    const opener = page.getByRole('button', { name: 'Filtres' })
    await opener.click()
    const sheet = page.getByRole('dialog', { name: 'Affiner' })
    await sheet.getByRole('checkbox', { name: /^néerlandais/ }).check()
    await expect(page).toHaveURL('/avocatslist?language=nl')
    await expectAccessible(page, 'dialog[open]')
    await sheet.getByRole('button', { name: /^Voir les \d+ avocats$/ }).click()
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()
  })
})
