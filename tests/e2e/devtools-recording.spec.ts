import { openTab, panel, toggleButton } from '../support/devtools.ts'
import { chooseFile, downloadFile } from '../support/files.ts'
import { expect, gotoAndSettle, type Page, test } from '../support/test.ts'

const status = (page: Page, text: string | RegExp) =>
  panel(page).getByRole('status').filter({ hasText: text })
const alert = (page: Page) => panel(page).getByRole('alert')

async function chooseHar(page: Page, content: string): Promise<void> {
  const button = panel(page).getByRole('button', { name: 'Choisir un fichier HAR' })
  await chooseFile(button, 'visit.har', content)
}

/** Drops a file on the toolbar, as from the desktop. */
async function dropFile(page: Page, content: string): Promise<void> {
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'visit.har'))
    return transfer
  }, content)
  await page
    .getByRole('complementary', { name: 'Démonstration' })
    .dispatchEvent('drop', { dataTransfer: data })
}

/** The text of a screen once it shows its records, and its visas, which come from a call of their own. */
async function readScreen(page: Page, firstRecord: string): Promise<string> {
  // First what only this screen has: the one before it may have the visas.
  await expect(page.getByRole('main').getByText(firstRecord).first()).toBeVisible()
  await expect(page.getByRole('option', { name: 'Visa étudiant', exact: true })).toBeAttached()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  return page.getByRole('main').innerText()
}

const screens = [
  { path: '/faq', link: 'FAQ', record: 'Combien d’heures puis-je travailler' },
  {
    path: '/interventions',
    link: 'Nos interventions',
    record: 'Conseil juridique et validation du projet d’études',
  },
]

test('a recorded visit shows the same screens in another browser, without a server', async ({
  page,
  browser,
}) => {
  await gotoAndSettle(page, '/contact')
  await openTab(page, 'Enregistrement')
  const record = panel(page).getByRole('button', { name: 'Enregistrer' })
  await expect(record).toHaveAttribute('aria-pressed', 'false')
  await record.click()
  await expect(record).toHaveAttribute('aria-pressed', 'true')
  await expect(status(page, 'Enregistrement en cours')).toBeVisible()

  // It goes on while the panel is closed.
  await page.keyboard.press('Escape')
  await expect(toggleButton(page)).toContainText('Enregistrement en cours')
  const recorded: string[] = []
  for (const screen of screens) {
    await page.getByRole('contentinfo').getByRole('link', { name: screen.link }).first().click()
    await expect(page).toHaveURL(new RegExp(screen.path))
    recorded.push(await readScreen(page, screen.record))
  }
  await openTab(page, 'Enregistrement')
  await record.click()
  await expect(status(page, /^\d+ appels enregistrés\.$/)).toBeVisible()
  const { name, text: har } = await downloadFile(
    panel(page).getByRole('button', { name: 'Télécharger le fichier HAR' }),
  )
  expect(name).toMatch(/^droit-de-cite-enregistrement-[\d-]+\.har$/)
  const { log } = JSON.parse(har) as { log: { version: string; pages: { title: string }[] } }
  expect(log.version).toBe('1.2')
  expect(log.pages.map(({ title }) => title)).toEqual([
    '/contact',
    '/faq',
    // The link's own path, which redirects.
    '/interventions',
    '/interventions/belgique/visa-etudiant',
  ])

  // A sentence that only the recording has shows where the answers come from.
  const question = 'Combien d’heures puis-je travailler'
  const marked = har.replaceAll(question, 'Combien de minutes puis-je travailler')
  expect(marked).not.toBe(har)

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto('/contact')
  await openTab(other, 'Enregistrement')
  await chooseHar(other, marked)
  await expect(status(other, 'Le fichier est rejoué')).toBeVisible()
  await expect(toggleButton(other)).toContainText('Enregistrement rejoué')
  const sent: string[] = []
  other.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(request.url())
  })
  for (const [index, { path, record: text }] of screens.entries()) {
    // A new page reads the recording from the storage of the tab.
    await other.goto(path)
    const expected = recorded[index]?.replaceAll(question, 'Combien de minutes puis-je travailler')
    expect(await readScreen(other, text.replace('d’heures', 'de minutes'))).toBe(expected)
  }
  expect(sent).toEqual([])
  await openTab(other, 'Scénarios')
  await panel(other).getByRole('button', { name: 'Revenir à la normale' }).click()
  await other.goto('/faq')
  expect(await readScreen(other, question)).toBe(recorded[0])
  await context.close()
})

test('a file that cannot be replayed is refused with a sentence, and changes nothing', async ({
  page,
}) => {
  await page.goto('/faq')
  const screen = await readScreen(page, 'Combien d’heures puis-je travailler')
  await openTab(page, 'Enregistrement')
  await chooseHar(page, '<script>document.title = 1</script>')
  await expect(alert(page)).toContainText('Le fichier a été refusé')
  await expect(alert(page)).toContainText('Ce n’est pas du JSON, ou il est incomplet.')
  await openTab(page, 'Données')
  await dropFile(page, '{"log":{"entries":[]}}')
  await expect(alert(page)).toContainText('Il ne contient aucun appel de l’API de ce site.')
  expect(await readScreen(page, 'Combien d’heures puis-je travailler')).toBe(screen)
  await expect(page).toHaveTitle(/^Questions fréquentes/)
})
