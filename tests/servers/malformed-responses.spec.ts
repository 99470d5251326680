import { fillContactForm } from '../support/contact-form.ts'
import { expect, test } from './test.ts'

// Malformed responses: src/api/client.test.ts. What each screen shows then: tests/resilience/fault-matrix.tsx.

test('a message that is redirected to a login page is not sent, and the input stays', async ({
  page,
  openFaultySite,
}) => {
  const login = await openFaultySite(
    () =>
      new Response('<!doctype html><form><input type=password>', {
        headers: { 'content-type': 'text/html' },
      }),
  )
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
