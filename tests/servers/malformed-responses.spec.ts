import type { Page } from '@playwright/test'

import { type TransformResponse, expect, test } from './test.ts'

const levels = /^Niveau \d : /
const megabytes = (count: number) => 'x'.repeat(count * 1_000_000)
const createHtmlResponse = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html' } })

/** What a server may answer in place of a list. */
const malformedResponses: Record<string, (login: string) => Response> = {
  'HTML instead of JSON': () => createHtmlResponse('<!doctype html><title>Site</title>'),
  'a 200 with an empty body': () => new Response(''),
  'a 204': () => new Response(null, { status: 204 }),
  'null for the list': () => Response.json(null),
  'an object for the list': () => Response.json({ items: [] }),
  'records without their fields': () => Response.json([{ identifier: 1 }, null]),
  'JSON that is cut off': () =>
    new Response('[{"id":1,', { headers: { 'content-type': 'application/json' } }),
  '10 MB that are no JSON': () => new Response(megabytes(10)),
  '500 with a page of 10 MB': () => new Response(`<html>${megabytes(10)}`, { status: 500 }),
  'a redirect to a login page': (login) => Response.redirect(login),
  '401': () => new Response('Sign in', { status: 401 }),
}

/** Breaks one path as long as the switch is on. */
function createSwitchableFault(path: string, answer: () => Response) {
  const fault = { isOn: true }
  const alter: TransformResponse = (request, response) =>
    fault.isOn && new URL(request.url).pathname === path ? answer() : response
  return { fault, alter }
}

/** No fault shows itself as one of a program, and the page goes on working. */
async function expectUsable(page: Page, errors: readonly string[]): Promise<void> {
  await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object Object\]|\bnull\b/)
  expect(errors).toEqual([])
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nous joindre' })).toBeVisible()
}

function trackPageErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

for (const [what, answer] of Object.entries(malformedResponses)) {
  test(`${what} for the interventions: said, and asked again at once`, async ({
    page,
    openFaultySite,
  }) => {
    const errors = trackPageErrors(page)
    const login = await openFaultySite(() =>
      createHtmlResponse('<!doctype html><form><input type=password>'),
    )
    const { fault, alter } = createSwitchableFault('/api/Intervention', () =>
      answer(`${login.url}/api/Tags`),
    )
    const { site } = await openFaultySite(alter)
    await page.goto(`${site}/interventions`)
    await expect(page.getByText('Les interventions n’ont pas pu être chargées.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Canada' })).toBeVisible()

    fault.isOn = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
    await expectUsable(page, errors)
  })
}

for (const [what, path, address, message] of [
  [
    'countries',
    '/api/Country',
    '/interventions',
    'Aucun pays trouvé. Veuillez réessayer plus tard.',
  ],
  [
    'visas',
    '/api/Visas/Country/1',
    '/detailsvisa',
    'Aucun Visa trouvé. Veuillez réessayer plus tard.',
  ],
  ['questions', '/api/Faq', '/faq', 'Les questions n’ont pas pu être chargées.'],
] as const) {
  for (const name of ['HTML instead of JSON', 'a 200 with an empty body'] as const) {
    test(`${name} for the ${what}: said, and the page stays usable`, async ({
      page,
      openFaultySite,
    }) => {
      const errors = trackPageErrors(page)
      const { site } = await openFaultySite(
        createSwitchableFault(path, () => malformedResponses[name]?.('') ?? createHtmlResponse(''))
          .alter,
      )
      await page.goto(site + address)
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Réessayer' }).first()).toBeVisible()
      await expectUsable(page, errors)
    })
  }
}

test('10 MB of pictures are no fault', async ({ page, openFaultySite }) => {
  const errors = trackPageErrors(page)
  const { site } = await openFaultySite(async (request, response) => {
    if (!request.url.includes('/api/Visas')) return response
    const [first, ...rest] = (await response.json()) as object[]
    const image = `data:image/png;base64,${megabytes(10)}`
    return Response.json([{ ...first, image }, ...rest])
  })
  await page.goto(`${site}/interventions`)
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
  await expectUsable(page, errors)
})

test('a message answered by a login page was not sent, and stays as typed', async ({
  page,
  openFaultySite,
}) => {
  const login = await openFaultySite(() =>
    createHtmlResponse('<!doctype html><form><input type=password>'),
  )
  const { site } = await openFaultySite(
    createSwitchableFault('/api/Email/SendMail', () =>
      Response.redirect(`${login.url}/api/Tags`, 303),
    ).alter,
  )
  await page.goto(`${site}/contact`)
  await page.getByRole('textbox', { name: 'Nom' }).fill('Awa Ndiaye')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('awa@example.org')
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('+237600000000')
  await page.getByRole('combobox', { name: 'Pays de destination' }).selectOption('Belgique')
  await page.getByRole('combobox', { name: 'Sujet' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByRole('alert')).toContainText('Votre message n’a pas pu être envoyé')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Bonjour')
})
