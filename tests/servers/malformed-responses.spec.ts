import { fillContactForm } from '../support/contact-form.ts'
import { expect, test } from './test.ts'

const tenMegabytes = 'x'.repeat(10_000_000)
const createHtmlResponse = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html' } })
const createLoginPage = () => createHtmlResponse('<!doctype html><form><input type=password>')

/** Malformed responses to a request for a list. How each is classified: src/api/client.test.ts. */
const malformedResponses: Readonly<Record<string, (loginUrl: string) => Response>> = {
  'HTML instead of JSON': () => createHtmlResponse('<!doctype html><title>Site</title>'),
  'a 200 with an empty body': () => new Response(''),
  'a 204': () => new Response(null, { status: 204 }),
  'null for the list': () => Response.json(null),
  'an object for the list': () => Response.json({ items: [] }),
  'records without their fields': () => Response.json([{ identifier: 1 }, null]),
  'truncated JSON': () =>
    new Response('[{"id":1,', { headers: { 'content-type': 'application/json' } }),
  '10 MB that are not JSON': () => new Response(tenMegabytes),
  '500 with a page of 10 MB': () => new Response(`<html>${tenMegabytes}`, { status: 500 }),
  'a redirect to a login page': (loginUrl) => Response.redirect(loginUrl),
  '401': () => new Response('Sign in', { status: 401 }),
}

test('each malformed list of interventions shows a message, and a retry loads the correct list', async ({
  page,
  openFaultySite,
}) => {
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  const login = await openFaultySite(createLoginPage)
  let createResponse: ((loginUrl: string) => Response) | undefined
  const { site } = await openFaultySite((request, response) =>
    new URL(request.url).pathname === '/api/Intervention' && createResponse !== undefined
      ? createResponse(`${login.url}/api/Tags`)
      : response,
  )
  for (const [name, create] of Object.entries(malformedResponses)) {
    await test.step(name, async () => {
      createResponse = create
      await page.goto(`${site}/interventions`)
      await expect(page.getByText('Les interventions n’ont pas pu être chargées.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Canada' })).toBeVisible()
      await expect(page.locator('body')).not.toContainText(
        /undefined|NaN|\[object Object\]|\bnull\b/,
      )
    })
  }
  createResponse = undefined
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: /^Niveau \d : / })).toHaveCount(4)
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nous joindre' })).toBeVisible()
  expect(pageErrors).toEqual([])
})

test('a message that is redirected to a login page is not sent, and the input stays', async ({
  page,
  openFaultySite,
}) => {
  const login = await openFaultySite(createLoginPage)
  const { site } = await openFaultySite((request, response) =>
    request.url.endsWith('/api/Email/SendMail')
      ? Response.redirect(`${login.url}/api/Tags`, 303)
      : response,
  )
  await page.goto(`${site}/contact`)
  await fillContactForm(page)
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByRole('alert')).toContainText('Votre message n’a pas pu être envoyé')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Bonjour/)
})
