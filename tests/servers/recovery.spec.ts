import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

const retry = { name: 'Réessayer', exact: true } as const

for (const [what, call, address, failed, shown] of [
  [
    'questions',
    '/api/Faq',
    '/faq',
    'Les questions n’ont pas pu être chargées.',
    'Acheter un logement',
  ],
  ['countries', '/api/Country', '/admin/countries', 'La liste n’a pas pu', 'Cameroun'],
] as const) {
  test(`the ${what} at ${address} are back with one press, once the server is`, async ({
    page,
    openFaultySite,
  }) => {
    const fault = { isOn: true }
    const { site } = await openFaultySite((request, response) =>
      fault.isOn && request.url.endsWith(call)
        ? new Response('Maintenance', { status: 503 })
        : response,
    )
    await page.goto(site + address)
    await expect(page.getByText(failed)).toBeVisible()
    fault.isOn = false
    await page.getByRole('main').getByRole('button', retry).click()
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
    await expect(page.getByText(failed)).toBeHidden()
  })
}

const chosen = ['Clarisse Ngo Mbock', 'Paul-Arthur Tchoumi', 'Benoît Lambrechts'] as const
const [first, second, third] = chosen

/** The lawyers whose mails leave, in alphabetical order; the server refuses those to `refused`. */
async function interceptMails(page: Page, refused: () => string | undefined): Promise<string[]> {
  const names: string[] = []
  await page.route('**/api/Email/SendMail', async (route) => {
    const body = route.request().postData() ?? ''
    const name = chosen.find((one) => body.includes(`Maître ${one} –`)) ?? 'nobody'
    names.push(name)
    if (name !== refused()) return route.continue()
    await route.fulfill({
      status: 503,
      body: 'Mailbox full',
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  return names
}

test('of a message to three lawyers, what failed is named, kept and sent again alone (spec 8.12)', async ({
  page,
  openSite,
  mockServer,
}) => {
  let refused: string | undefined = second
  const mails = await interceptMails(page, () => refused)
  const site = await openSite(mockServer.url)
  for (const [country, name] of [
    ['cameroun', first],
    ['cameroun', second],
    ['belgique', third],
  ] as const) {
    await page.goto(`${site}/avocatslist?country=${country}&name=${name}`)
    await page.getByRole('button', { name: `Comparer Maître ${name}` }).click()
  }
  await page.getByRole('link', { name: 'Ma sélection (3)' }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Awa Ndiaye')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('awa@example.org')
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('+237600000000')
  await page.getByRole('combobox', { name: 'Pays de destination' }).selectOption('Belgique')
  await page.getByRole('combobox', { name: 'Sujet' }).selectOption('Visa étudiant')
  await message.fill('Ma rentrée est proche.')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()

  const alert = page.getByRole('alert')
  await expect(alert).toContainText(`n’a pas pu être envoyé à Maître ${second}`)
  await expect(alert).toContainText(`déjà parti pour Maître ${first} et Maître ${third}`)
  await expect(message).toHaveValue('Ma rentrée est proche.')
  expect(mails.toSorted()).toEqual([third, first, second])

  refused = undefined
  mails.length = 0
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByText('Votre message est envoyé')).toBeVisible()
  await expect(message).toHaveValue('')
  expect(mails).toEqual([second])
})
