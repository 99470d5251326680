import { instant } from '../../mocks/scenarios.ts'
import { startMockServer } from '../../mocks/server.ts'
import { expectAccessible } from '../support/axe.ts'
import { copyText, openTab, panel, toggleButton } from '../support/devtools.ts'
import { expect, allowErrors, type Page, test } from '../support/test.ts'

const dialog = (page: Page) => page.getByRole('alertdialog', { name: /^Envoyer à/ })
const source = (page: Page, entity: string, name: string) =>
  panel(page).getByRole('group', { name: entity, exact: true }).getByRole('radio', { name })
const question = (page: Page) =>
  page.getByRole('main').getByText('Du serveur : Combien d’heures').first()

type Transform = (path: string, response: Response) => Response | Promise<Response>

const closeAll: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const close of closeAll.splice(0)) await close()
})

async function startServer(transform: Transform = (_, response) => response): Promise<string> {
  const { url, close } = await startMockServer({
    port: 0,
    scenario: () => instant,
    transformResponse: ({ url: called }, response) => transform(new URL(called).pathname, response),
  })
  closeAll.push(close)
  return url
}

const markQuestions: Transform = async (path, response) =>
  path === '/api/Faq'
    ? Response.json(
        ((await response.json()) as { question: string }[]).map((faq) => ({
          ...faq,
          question: `Du serveur : ${faq.question}`,
        })),
      )
    : response

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the FAQ is real and the rest simulated, on one page, in a link, and after a reload', async ({
  page,
  context,
}) => {
  const server = await startServer(markQuestions)
  await page.goto('/faq')
  await openTab(page, 'Serveur')
  await panel(page)
    .getByRole('textbox', { name: /^Adresse du serveur/ })
    .fill(server)
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText(`${new URL(server).host} répond.`)).toBeVisible()
  await source(page, 'FAQ', 'réel').check()
  await expect(question(page)).toBeVisible()
  // Countries and visas come from the mock.
  await expect(page.getByRole('main').getByRole('button', { name: 'Belgique' })).toBeVisible()
  await expect(toggleButton(page)).toContainText('1 réel')
  await expect(panel(page)).toContainText('FAQ → Pays')
  await expectAccessible(page)

  await page.reload()
  await expect(question(page)).toBeVisible()
  const link = await copyText(
    panel(page).getByRole('button', { name: 'Copier le lien de ces réglages' }),
  )
  const other = await context.newPage()
  await other.goto(link)
  await expect(question(other)).toBeVisible()
  await expect(other).toHaveURL('/faq')
  expect(await copyText(panel(page).getByRole('button', { name: 'Copier le rapport' }))).toContain(
    `# ${server}`,
  )

  await panel(page)
    .getByRole('button', { name: /^Passer aussi au réel/ })
    .click()
  await expect(toggleButton(page)).toContainText('3 réels')
  await panel(page).getByRole('button', { name: 'Tout simuler' }).click()
  await expect(question(page)).toBeHidden()
})

test('a server that does not answer is named, and the mock never answers in its place', async ({
  page,
}) => {
  allowErrors(/ERR_(?:CONNECTION_REFUSED|FAILED)|no answer/)
  await page.goto('/faq?server=http://localhost:1&real=faqs')
  await expect(toggleButton(page)).toContainText('1 réel, le serveur ne répond pas')
  await expect(page.getByRole('main').getByText('Combien d’heures')).toHaveCount(0)
  await openTab(page, 'Serveur')
  await panel(page).getByRole('button', { name: 'Tout simuler à nouveau' }).click()
  await expect(page.getByRole('main').getByText('Combien d’heures').first()).toBeVisible()
})

test('a write names the host before it is sent, and nothing typed is lost if it is not', async ({
  page,
}) => {
  allowErrors(/400/)
  const server = await startServer()
  const readCountries = async () => (await fetch(`${server}/api/Country`)).text()
  await page.goto(`/admin/countries/formulaire?server=${server}&real=countries`)
  await page.getByRole('textbox', { name: 'Titre' }).fill('Portugal')
  await page.getByRole('textbox', { name: 'Code' }).fill('PT')
  await page.getByRole('button', { name: 'Créer' }).click()
  await expect(dialog(page)).toContainText('POST /api/Country')
  await expect(dialog(page)).toHaveAccessibleName(`Envoyer à ${new URL(server).host} ?`)
  await expect(dialog(page).getByRole('button', { name: 'Ne pas envoyer' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Portugal')
  expect(await readCountries()).not.toContain('Portugal')
  await page.getByRole('button', { name: 'Créer' }).click()
  await dialog(page).getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page).toHaveURL('/admin/countries')
  await expect(page.getByRole('main').getByText('Portugal')).toBeVisible()
  expect(await readCountries()).toContain('Portugal')
})

test('an address that is none is refused with a sentence', async ({ page }) => {
  await page.goto('/faq?server=javascript:alert(1)&real=faqs,secrets')
  await expect(toggleButton(page)).toContainText('lien de serveur refusé')
  await openTab(page, 'Serveur')
  await expect(panel(page).getByRole('alert')).toContainText('n’est pas une adresse http ou https')
  await expect(page.getByRole('main').getByText('Combien d’heures').first()).toBeVisible()
  const field = panel(page).getByRole('textbox', { name: /^Adresse du serveur/ })
  await field.fill('https://me:secret@host.example')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText(/ne peut contenir ni nom d’utilisateur/)).toBeVisible()
  await expect(field).toHaveValue('https://me:secret@host.example')
})
