import {
  allowOrigin,
  expectErrors,
  expect,
  gotoAndSettle,
  test,
  type Page,
} from '../support/test.ts'

const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' })

async function fillForm(page: Page, name = 'Awa Ndiaye'): Promise<void> {
  await page.getByRole('textbox', { name: 'Nom' }).fill(name)
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('awa@example.org')
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('+237600000000')
  await page.getByRole('combobox', { name: 'Pays de destination' }).selectOption('Belgique')
  await page.getByRole('combobox', { name: 'Sujet' }).selectOption('Visa étudiant')
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour,\nma rentrée est proche.')
}

/** What leaves for the mail call from now on: the fields of each request, by name. */
function trackMails(page: Page): Record<string, string>[] {
  const mails: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Email/SendMail'))
      mails.push(parseMultipart(request.postData() ?? ''))
  })
  return mails
}

function parseMultipart(multipart: string): Record<string, string> {
  const fields = multipart.matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gsu)
  return Object.fromEntries(Array.from(fields, ([, name = '', value = '']) => [name, value]))
}

test.describe('offices (spec 2.8.1, 4.6, 1.3, 9.11, 2.1.10)', () => {
  test('Brussels first; choosing another swaps phone and map', async ({ page }) => {
    await page.goto('/contact')
    await expect(page).toHaveTitle('Contact – Droit de Cité')
    const offices = page.getByRole('region', { name: 'Nos bureaux' })
    await expect(offices.getByRole('button', { name: 'Bruxelles' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(offices.getByRole('link', { name: 'Appeler le +32 2 000 01 40' })).toBeVisible()

    // The whole card is the button.
    await offices.getByRole('listitem').filter({ hasText: 'Bonanjo' }).click()
    await expect(page).toHaveURL('/contact?office=CM')
    await expect(offices.getByRole('link', { name: 'Appeler le +237 2 00 00 01 40' })).toBeVisible()
    await expect(offices.getByRole('link', { name: /Appeler/ })).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Plan : Bureau de Douala' })).toBeVisible()

    await page.reload()
    await expect(offices.getByRole('button', { name: 'Douala' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('an unknown office is Brussels', async ({ page }) => {
    await page.goto('/contact?office=XX')
    await expect(page.getByRole('button', { name: 'Bruxelles', pressed: true })).toBeVisible()
  })

  test('open or closed in the office’s own time', async ({ page }) => {
    // A Monday in July: 9.30 in Brussels and Paris, 8.30 in Douala, which has no summer time.
    await page.clock.install({ time: '2026-07-06T07:30:00Z' })
    await gotoAndSettle(page, '/contact')
    const cards = page.getByRole('region', { name: 'Nos bureaux' }).getByRole('listitem')
    await expect(cards.nth(0)).toContainText('Ouvert jusqu’à 17 h 00')
    await expect(cards.nth(1)).toContainText('Ouvert jusqu’à 17 h 00')
    await expect(cards.nth(2)).toContainText('Fermé, ouvre aujourd’hui à 9 h 00')
    await page.clock.fastForward('30:00')
    await expect(cards.nth(2)).toContainText('Ouvert jusqu’à 17 h 00')
    await page.clock.fastForward('07:00:00')
    await expect(cards.nth(0)).toContainText('Fermé, ouvre demain à 9 h 00')
  })
})

test.describe('maps (spec 7.36)', () => {
  test('nothing is asked of another site before the visitor agrees', async ({ page, baseURL }) => {
    allowOrigin('https://www.openstreetmap.org')
    const abroad: string[] = []
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin.startsWith('http') && origin !== baseURL) abroad.push(request.url())
    })
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<p>Carte de ${route.request().url()}</p>` }),
    )
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Paris' }).click()
    await expect(page.getByRole('region', { name: 'Plan : Bureau de Paris' })).toBeVisible()
    expect(abroad).toEqual([])

    // Once, for this visit.
    await page.getByRole('button', { name: 'Afficher la carte' }).click()
    await expect(page.getByRole('region', { name: 'Plan : Bureau de Paris' })).toBeFocused()
    const map = page.frameLocator('iframe')
    await expect(map.getByText(/48\.8763/)).toBeVisible()
    await page.getByRole('button', { name: 'Douala' }).click()
    await expect(map.getByText(/4\.0432/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeVisible()

    // For good, until taken back.
    await page.getByRole('button', { name: 'Toujours autoriser les cartes' }).click()
    await expect(map.getByText(/4\.0432/)).toBeVisible()
    await page.reload()
    await expect(map.getByText(/4\.0432/)).toBeVisible()
    await page.getByRole('button', { name: 'Ne plus afficher les cartes' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test.describe('the form (spec 2.8.2, 5.3, 7.30)', () => {
  test(
    'every field is required; the summary leads to each',
    { tag: '@smoke' },
    async ({ page }) => {
      const mails = trackMails(page)
      await page.goto('/contact')
      await sendButton(page).click()
      const summary = page.getByRole('group', { name: '6 champs sont à revoir avant l’envoi' })
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveCount(6)
      await summary.getByRole('link', { name: 'Choisissez un sujet, ou « Autre ».' }).click()
      await expect(page.getByRole('combobox', { name: 'Sujet' })).toBeFocused()

      await fillForm(page)
      await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('awa@')
      await sendButton(page).click()
      const mend = page.getByRole('group', { name: 'Un champ est à revoir avant l’envoi' })
      await expect(mend).toBeFocused()
      await expect(
        page.getByRole('textbox', { name: 'Adresse e-mail' }),
      ).toHaveAccessibleDescription(/adresse e-mail complète/)
      expect(mails).toEqual([])
    },
  )

  test(
    'a double click sends one mail of three fields, in which nothing typed is markup',
    { tag: '@smoke' },
    async ({ page }) => {
      const mails = trackMails(page)
      await page.goto('/contact')
      await fillForm(page, '<img src=x onerror=alert(1)>')
      // Both clicks come before anything is drawn again, as on a busy device.
      await sendButton(page).evaluate((button: HTMLButtonElement) => {
        button.click()
        button.click()
      })
      await expect(page.getByText('Votre message est envoyé')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveValue('')
      await expect(page.getByRole('group', { name: /à revoir/ })).toHaveCount(0)
      expect(mails).toEqual([
        {
          recipient: 'secretariat@droitdecite.example',
          pSubject: 'Demande de contact – Visa étudiant – <img src=x onerror=alert(1)>',
          pHtmlContent: expect.stringContaining('<td>&lt;img src=x onerror=alert(1)&gt;</td>'),
        },
      ])
      expect(mails[0]?.['pHtmlContent']).toContain('<td>Belgique</td>')
      expect(mails[0]?.['pHtmlContent']).toContain('<p>Bonjour,<br>ma rentrée est proche.</p>')
    },
  )

  test('after success: emptied, confirmed, its lists asked for again, no new document (spec 4.6)', async ({
    page,
  }) => {
    await page.goto('/contact?office=FR&country=france&subject=visa-etudiant&level=2')
    await expect(page.getByRole('combobox', { name: 'Sujet' })).toHaveValue('3')
    await fillForm(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    const lists = ['/api/Country', '/api/ContactSubject'].map((path) =>
      page.waitForRequest((request) => request.url().endsWith(path)),
    )
    await sendButton(page).click()
    const confirmation = page.getByRole('status').filter({ hasText: 'Votre message est envoyé' })
    await expect(confirmation).toBeFocused()
    await Promise.all(lists)
    await expect(page).toHaveURL('/contact?office=FR')
    for (const name of ['Nom', 'Adresse e-mail', 'Téléphone', 'Message']) {
      await expect(page.getByRole('textbox', { name })).toHaveValue('')
    }
    await expect(page.getByRole('combobox', { name: 'Pays de destination' })).toHaveValue('')
    await expect(page.getByRole('combobox', { name: 'Sujet' })).toHaveValue('')
    expect(documents).toEqual([])
  })

  test(
    'a failure is logged and told, keeps what was typed, and the next attempt works (spec 4.6, 8.12, 7.33)',
    { tag: '@smoke' },
    async ({ page }) => {
      expectErrors(/503/)
      await page.addInitScript(() => {
        const send = window.fetch.bind(window)
        let isDown = true
        window.fetch = (input, init) => {
          const isMail = input instanceof Request && input.url.endsWith('/SendMail')
          if (!isMail || !isDown) return send(input, init)
          isDown = false
          return Promise.resolve(new Response('<b>Relay down</b>', { status: 503 }))
        }
      })
      const logged = page.waitForEvent('console', (message) => message.type() === 'error')
      await page.goto('/contact')
      await fillForm(page)
      await sendButton(page).click()
      await expect(page.getByRole('alert')).toContainText('Votre message n’a pas pu être envoyé')
      await expect(page.getByText('Relay down')).toHaveCount(0)
      expect((await logged).text()).toContain('503')
      await expect(page.getByRole('textbox', { name: 'Nom' })).toHaveValue('Awa Ndiaye')
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
        'Bonjour,\nma rentrée est proche.',
      )
      await sendButton(page).click()
      await expect(page.getByText('Votre message est envoyé')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )

  test('what is typed outlives a change of office and of language', async ({ page }) => {
    await page.goto('/contact')
    await fillForm(page)
    await page.getByRole('button', { name: 'Paris' }).click()
    await page.getByLabel('Langue').selectOption('English')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reach us')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Awa Ndiaye')
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('3')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Bonjour,\nma rentrée est proche.',
    )
  })
})

test.describe('prefilled from the address', () => {
  test('an offer hands over its country, visa and level', async ({ page }) => {
    await page.goto('/pricing/belgique/visa-etudiant')
    await page.locator('a[href*="level=2"]').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nous joindre' })).toBeVisible()
    await expect(
      page.getByRole('combobox', { name: 'Pays de destination' }).getByRole('option', {
        selected: true,
      }),
    ).toHaveText('Belgique')
    await expect(
      page.getByRole('combobox', { name: 'Sujet' }).getByRole('option', { selected: true }),
    ).toHaveText('Visa étudiant')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Ma demande concerne le niveau 2.\n',
    )
  })

  test('what no record has is ignored, and so is what nobody knows', async ({ page }) => {
    await page.goto(
      '/contact?country=atlantide&subject=Visa-%C3%89tudiant&level=%3Cb%3E&couleur=rouge',
    )
    await expect(page.getByRole('combobox', { name: 'Sujet' })).toHaveValue('3')
    await expect(page.getByRole('combobox', { name: 'Pays de destination' })).toHaveValue('')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  })
})
