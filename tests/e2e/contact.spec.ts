import { readFile } from 'node:fs/promises'

import { fillContactForm } from '../support/contact-form.ts'
import { holdWrites, trackMails } from '../support/requests.ts'
import {
  allowErrors,
  allowOrigin,
  expect,
  gotoAndSettle,
  test,
  type Page,
} from '../support/test.ts'

const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' })
const mapsSwitch = (page: Page) => page.getByRole('switch', { name: 'Cartes (OpenStreetMap)' })
const videosSwitch = (page: Page) => page.getByRole('switch', { name: 'Vidéos (TikTok)' })
const backButton = (page: Page) => page.getByRole('button', { name: 'Revenir au formulaire' })
const offices = (page: Page) => page.getByRole('region', { name: 'Nos bureaux' })

test('a visitor selects an office; its phone number and map follow, and what is typed stays (spec 2.8.1, 4.6, 1.3, 9.11, 2.1.10)', async ({
  page,
}) => {
  await page.goto('/contact?office=XX')
  await expect(page).toHaveTitle('Contact – Droit de Cité')
  await expect(page.getByRole('button', { name: 'Bruxelles', pressed: true })).toBeVisible()
  await expect(
    offices(page).getByRole('link', { name: 'Appeler le +32 2 000 01 40' }),
  ).toBeVisible()
  // The whole card is the button.
  await offices(page).getByRole('listitem').filter({ hasText: 'Bonanjo' }).click()
  await expect(page).toHaveURL('/contact?office=CM')
  await expect(offices(page).getByRole('link', { name: /Appeler/ })).toHaveAccessibleName(
    'Appeler le +237 2 00 00 01 40',
  )
  await expect(page.getByRole('region', { name: 'Plan : Bureau de Douala' })).toBeVisible()

  await test.step('what is typed survives a change of office and of language', async () => {
    await fillContactForm(page)
    await page.getByRole('button', { name: 'Paris' }).click()
    await page.getByLabel('Langue').selectOption('English')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reach us')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Awa Ndiaye')
    await expect(page.getByRole('combobox', { name: 'Subject' })).not.toHaveValue('')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Bonjour,\nma rentrée est proche.',
    )
    await page.getByRole('banner').getByLabel('Language').selectOption('Français')
  })
  await test.step('it is there again after a look at another page, and is stored nowhere', async () => {
    const name = page.getByRole('textbox', { name: 'Nom', exact: true })
    await expect(name).toHaveValue('Awa Ndiaye')
    await page.getByRole('link', { name: 'FAQ' }).first().click()
    await expect(page).toHaveTitle(/^Questions fréquentes/)
    expect(
      await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href])),
    ).not.toMatch(/Ndiaye/)
    await page.goBack()
    await expect(name).toHaveValue('Awa Ndiaye')
    await expect(page.getByRole('combobox', { name: 'Sujet' })).toHaveValue(/^\d+$/)
    await expect(page.getByRole('combobox', { name: 'Pays de destination' })).toHaveValue(/^\d+$/)
    await page.reload()
    await expect(name).toHaveValue('')
  })
})

test('each office is open or closed by its own time', async ({ page }) => {
  // A Monday in July: 9:30 in Brussels and Paris, 8:30 in Douala, which has no summer time.
  await page.clock.install({ time: '2026-07-06T07:30:00Z' })
  await gotoAndSettle(page, '/contact')
  const cards = offices(page).getByRole('listitem')
  await expect(cards.nth(0)).toContainText('Ouvert jusqu’à 17 h 00')
  await expect(cards.nth(1)).toContainText('Ouvert jusqu’à 17 h 00')
  await expect(cards.nth(2)).toContainText('Fermé, ouvre aujourd’hui à 9 h 00')
  await page.clock.fastForward('30:00')
  await expect(cards.nth(2)).toContainText('Ouvert jusqu’à 17 h 00')
  await page.clock.fastForward('07:00:00')
  await expect(cards.nth(0)).toContainText('Fermé, ouvre demain à 9 h 00')
})

test('a map loads after consent, for one visit or until it is revoked (spec 7.36)', async ({
  page,
}) => {
  const mapHost = 'https://www.openstreetmap.org'
  allowOrigin(mapHost)
  const mapRequests: string[] = []
  await page.route(`${mapHost}/**`, async (route) => {
    mapRequests.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: `<p>${route.request().url()}</p>` })
  })
  const map = page.frameLocator('iframe')
  const show = page.getByRole('button', { name: 'Afficher la carte' })
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Paris' }).click()
  await expect(page.getByRole('region', { name: 'Plan : Bureau de Paris' })).toBeVisible()
  expect(mapRequests).toEqual([])

  await show.click()
  await expect(page.getByRole('region', { name: 'Plan : Bureau de Paris' })).toBeFocused()
  await expect(map.getByText(/48\.8763/)).toBeVisible()
  await page.getByRole('button', { name: 'Douala' }).click()
  await expect(map.getByText(/4\.0432/)).toBeVisible()
  await page.reload()
  await expect(show).toBeVisible()

  await page.getByRole('button', { name: 'Toujours autoriser les cartes' }).click()
  await expect(map.getByText(/4\.0432/)).toBeVisible()
  await page.reload()
  await expect(map.getByText(/4\.0432/)).toBeVisible()
  await page.getByRole('button', { name: 'Ne plus afficher les cartes' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.reload()
  await expect(show).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a consent that another tab takes back takes the map away, and does not come back with another one (spec 7.36)', async ({
  page,
  context,
}) => {
  const mapHost = 'https://www.openstreetmap.org'
  allowOrigin(mapHost)
  await context.route(`${mapHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Plan</p>' }),
  )
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Toujours autoriser les cartes' }).click()
  const map = page.locator('iframe')
  await expect(map).toHaveCount(1)

  const other = await context.newPage()
  await other.goto('/confidentialite')
  await expect(mapsSwitch(other)).toBeChecked()
  await mapsSwitch(other).uncheck()
  await expect(map).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeVisible()

  // Each tab changes what it is asked to change, whatever it knew before.
  await page.goto('/confidentialite')
  await videosSwitch(page).check()
  await mapsSwitch(other).check()
  await expect(videosSwitch(other)).toBeChecked()
  await mapsSwitch(page).uncheck()
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe(
    JSON.stringify({ videos: 'allowed', maps: 'undecided', pictures: [] }),
  )
})

test.describe('a form that is left while its message is on its way (spec 8.12)', () => {
  test('a failure is said on the next page, and the text is still in the form', async ({
    page,
  }) => {
    allowErrors(/500/)
    const mails = trackMails(page)
    const release = await holdWrites(page)
    await page.goto('/contact?scenario=mail-failed')
    await fillContactForm(page)
    await sendButton(page).click()
    await expect(page.getByRole('button', { name: /^Envoi/, disabled: true })).toBeVisible()
    await page.getByRole('link', { name: 'Blog' }).first().click()
    await expect(page).toHaveTitle(/^Blog/)
    // One who comes back too early finds the message on its way.
    await page.goBack()
    await expect(page.getByRole('button', { name: /^Envoi/, disabled: true })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveTitle(/^Blog/)
    await release()
    await expect(
      page.getByRole('status').filter({ hasText: 'Votre message n’a pas pu être envoyé' }),
    ).toBeVisible()
    await page.getByLabel('Langue').selectOption('English')
    await expect(page.getByText('Your message could not be sent.')).toBeVisible()
    await page.getByRole('banner').getByLabel('Language').selectOption('Français')
    await backButton(page).click()
    await expect(page).toHaveURL(/\/contact#/)
    await expect(backButton(page)).toBeHidden()
    await expect(page.getByText('Votre message n’a pas pu être envoyé')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Awa Ndiaye')
    await expect(page.getByRole('combobox', { name: 'Pays de destination' })).not.toHaveValue('')
    await expect(page.getByRole('combobox', { name: 'Sujet' })).not.toHaveValue('')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Bonjour,\nma rentrée est proche.',
    )
    expect(mails).toHaveLength(1)
  })

  test('a delivery to a lawyer is said in another tab of the profile, and closing asks meanwhile', async ({
    page,
  }) => {
    const mails = trackMails(page)
    const release = await holdWrites(page)
    await page.goto('/detailsavocatslist/1?tab=contact')
    await fillContactForm(page)
    await sendButton(page).click()
    await expect(page.getByRole('button', { name: /^Envoi/, disabled: true })).toBeVisible()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await page.getByRole('tab', { name: 'Honoraires' }).click()
    await release()
    await expect(
      page.getByRole('status').filter({ hasText: 'Votre message est envoyé.' }),
    ).toBeVisible()
    await page.getByRole('tab', { name: 'Contact' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    expect(mails).toHaveLength(1)
  })
})

test.describe('the form (spec 2.8.2, 5.3, 7.30)', () => {
  test('a double click sends one mail with three escaped fields; the prefill leaves the URL, the lists are refetched and the document stays; a copy is downloaded and printed alone, stored nowhere, and gone with the page (spec 4.6)', async ({
    page,
  }) => {
    const mails = trackMails(page)
    await page.goto('/contact?office=FR&country=belgique&subject=visa-etudiant&level=3')
    const message = page.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue(/niveau 3, «/)
    await expect(page.getByRole('combobox', { name: 'Sujet' })).toHaveValue('3')
    await fillContactForm(page, '<img src=x onerror=alert(1)>')
    await message.fill('Ma demande concerne le niveau 3.\nMa rentrée est proche.')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    const lists = ['/api/Country', '/api/ContactSubject'].map((path) =>
      page.waitForRequest((request) => request.url().endsWith(path)),
    )
    // Both clicks happen before the next render, as on a busy device.
    await sendButton(page).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(
      page.getByRole('status').filter({ hasText: 'Votre message est envoyé' }),
    ).toBeFocused()
    await expect(page.getByRole('group', { name: /à revoir/ })).toHaveCount(0)
    await Promise.all(lists)
    await expect(page).toHaveURL('/contact?office=FR')
    expect(documents).toEqual([])
    await test.step('the mail', () => {
      expect(mails).toEqual([
        {
          recipient: 'secretariat@droitdecite.example',
          pSubject: expect.stringMatching(
            /^Demande de contact – .* – <img src=x onerror=alert\(1\)>$/,
          ),
          pHtmlContent: expect.stringContaining('<td>&lt;img src=x onerror=alert(1)&gt;</td>'),
        },
      ])
      expect(mails[0]?.['pHtmlContent']).toContain('<td>Belgique</td>')
      expect(mails[0]?.['pHtmlContent']).toContain(
        '<p>Ma demande concerne le niveau 3.<br>Ma rentrée est proche.</p>',
      )
    })
    await test.step('its copy', async () => {
      const copy = page.getByRole('region', { name: 'Copie de votre message' })
      await expect(copy).toContainText('Niveau d’intervention')
      const downloading = page.waitForEvent('download')
      await copy.getByRole('button', { name: 'Télécharger la copie' }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^copie-message-\d{4}-\d\d-\d\d\.txt$/)
      const text = await readFile(await download.path(), 'utf8')
      for (const value of ['onerror', '+237600000000', 'Belgique', 'Ma rentrée est proche.'])
        expect(text).toContain(value)

      await page.emulateMedia({ media: 'print' })
      await expect(copy.getByText('+237600000000')).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
      for (const hidden of [
        page.getByRole('heading', { level: 1 }),
        page.getByText('Votre message est envoyé'),
        page.getByText('À préparer en attendant'),
        page.getByRole('contentinfo'),
      ])
        await expect(hidden).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
    })
    expect(
      await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href])),
    ).not.toMatch(/onerror|awa@|237600|rentrée/)
    await page.getByRole('link', { name: 'Blog' }).first().click()
    await expect(page).toHaveTitle(/^Blog/)
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('')
    await expect(page.getByRole('combobox', { name: 'Sujet' })).toHaveValue('')
    await expect(page.getByText('+237600000000')).toHaveCount(0)
  })

  test('what is typed while a message is on its way is kept, and the confirmation is in view', async ({
    page,
  }) => {
    const release = await holdWrites(page)
    await page.goto('/contact')
    await fillContactForm(page)
    await sendButton(page).click()
    await expect(page.getByRole('button', { name: /^Envoi/, disabled: true })).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).fill('Une seconde question.')
    await release()
    await expect(page.getByText('Votre message est envoyé')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Une seconde question.',
    )
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
    // The copy is of what was sent.
    const copy = page.getByRole('region', { name: 'Copie de votre message' })
    await expect(copy).toContainText('ma rentrée est proche.')
    await expect(copy).not.toContainText('Une seconde question.')
  })
})
