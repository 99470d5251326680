import { deflateSync } from 'node:zlib'

import { expectAccessible } from '../support/axe.ts'
import { fillContactForm } from '../support/contact-form.ts'
import { demoUnderPathServer } from '../support/demo-servers.ts'
import { copyText, openTab, panel, toggleButton } from '../support/devtools.ts'
import { chooseFile, downloadFile } from '../support/files.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { createRecord } from '../support/requests.ts'
import { expect, gotoAndSettle, type Locator, type Page, test } from '../support/test.ts'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
})

const noteButton = (page: Page) => page.locator('#note-button')
const pin = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Note ${number}, `) })
const box = (page: Page) => page.getByRole('dialog', { name: /^(?:Note \d+|Nouvelle note)$/ })
const addPictureButton = (page: Page) =>
  box(page).getByRole('button', { name: 'Joindre une image' })
const rows = (page: Page) => panel(page).getByRole('tabpanel').getByRole('listitem')
const question = (page: Page) => page.getByRole('dialog', { name: /^Ajouter/ })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const openList = (page: Page) => openTab(page, 'Notes')

/** Begins a note on an element with the mouse. */
async function pick(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await noteButton(page).click()
  // The click of a mouse waits for nothing.
  await expect(page.getByRole('application')).toBeFocused()
  const area = await target.boundingBox()
  if (area === null) throw new Error('The target is not visible.')
  await page.mouse.click(area.x + area.width / 2, area.y + area.height / 2)
}

/** Writes a note on an element with the mouse, and signs it where the name is asked. Returns its text field. */
async function writeNote(page: Page, target: Locator, text: string): Promise<Locator> {
  await pick(page, target)
  const remark = box(page).getByRole('textbox', { name: 'Votre remarque' })
  await remark.fill(text)
  const name = box(page).getByRole('textbox', { name: 'Votre nom' })
  if (await name.isVisible()) await name.fill('Awa')
  return remark
}

async function leaveNote(page: Page, target: Locator, text: string): Promise<void> {
  const remark = await writeNote(page, target, text)
  await remark.press('Enter')
  await expect(box(page)).toBeHidden()
}

async function addPicture(page: Page, picture: Buffer): Promise<void> {
  await chooseFile(addPictureButton(page), 'ecran.png', picture, 'image/png')
  await expect(box(page).getByRole('img', { name: 'L’image jointe' })).toBeVisible()
}

/** Expects the tip of a pin inside the element of its note. */
async function expectPinAt(pinButton: Locator, target: Locator): Promise<void> {
  await expect(async () => {
    const [tip, area] = await Promise.all([pinButton.boundingBox(), target.boundingBox()])
    if (tip === null || area === null) throw new Error('The pin or its element is not visible.')
    const [x, y] = [tip.x, tip.y + tip.height]
    expect(x).toBeGreaterThanOrEqual(area.x - 3)
    expect(x).toBeLessThanOrEqual(area.x + area.width + 3)
    expect(y).toBeGreaterThanOrEqual(area.y - 3)
    expect(y).toBeLessThanOrEqual(area.y + area.height + 3)
  }).toPass()
}

async function copyLink(page: Page): Promise<string> {
  await openList(page)
  return copyText(panel(page).getByRole('button', { name: 'Copier le lien' }))
}

async function addFile(page: Page, content: string): Promise<void> {
  const button = panel(page).getByRole('button', { name: 'Ajouter un fichier de notes' })
  await chooseFile(button, 'notes.json', content)
}

async function downloadNotes(page: Page): Promise<string> {
  const button = panel(page).getByRole('button', { name: 'Télécharger le fichier' })
  const { name, text } = await downloadFile(button)
  expect(name).toMatch(/^droit-de-cite-notes-[\d-]+\.json$/)
  return text
}

/** Moves the picker on until it is at an element, which it names. */
async function pickWithTab(page: Page, name: RegExp): Promise<void> {
  await expect(page.getByRole('application')).toBeFocused()
  const status = page.getByRole('status').filter({ hasText: name })
  // The name is rendered before the key press ends.
  for (let presses = 0; presses < 150 && !(await status.isVisible()); presses += 1)
    await page.keyboard.press('Tab')
  await expect(status).toBeVisible()
}

test('a note stays at its element after a reload, at other widths and in the other language', async ({
  page,
}) => {
  await page.goto('/')
  const levels = page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)
  await leaveNote(page, levels, 'Le titre est trop long.')
  await expect(pin(page, 1)).toBeFocused()
  await expect(pin(page, 1)).toHaveAccessibleName(
    'Note 1, ouverte, par Awa\u00A0: Le titre est trop long.',
  )
  await expectPinAt(pin(page, 1), levels)
  await page.reload()
  await expectPinAt(pin(page, 1), levels)
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 })
    await expectPinAt(pin(page, 1), levels)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(pin(page, 1)).toHaveAccessibleName(/^Note 1, open, by Awa/)
  await expectPinAt(pin(page, 1), levels)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect(pin(page, 1)).toHaveCount(0)
})

test('a note whose element is gone is listed, and leads back to the state that it is about', async ({
  page,
}) => {
  await page.goto('/faq?scenario=faq-empty')
  const message = page.getByRole('main').getByText('Aucune question trouvée').first()
  await leaveNote(page, message, 'Dire où poser sa question.')
  await expectPinAt(pin(page, 1), message)

  await page.goto('/faq?scenario=normal')
  await expect(page.getByRole('main').locator('summary').first()).toBeVisible()
  await openList(page)
  await expect(rows(page)).toHaveText(/Dire où poser sa question\..*place introuvable/)
  await expect(pin(page, 1)).toHaveCount(0)
  await rows(page).getByRole('button').click()
  await expect(box(page)).toContainText('Place introuvable')

  // From another page, the walk restores the scenario as well.
  await page.goto('/contact')
  await openList(page)
  await rows(page).getByRole('button').click()
  await expect(page).toHaveURL('/faq')
  await expectPinAt(pin(page, 1), message)
  await expect(toggleButton(page)).toContainText('FAQ : aucune question')
})

test('two reviewers exchange a link and a file: nothing is added unasked, doubled or overwritten', async ({
  page,
  browser,
}) => {
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Plus court\u00A0?')
  const link = await copyLink(page)

  const context = await browser.newContext({ locale: 'fr-BE', reducedMotion: 'reduce' })
  const other = await context.newPage()
  await other.goto(link)
  await expect(question(other)).toContainText('Signées\u00A0: Awa.')
  await expect(other).toHaveURL('/faq')
  await question(other).getByRole('button', { name: 'Annuler' }).click()
  await expect(pin(other, 1)).toHaveCount(0)
  // The address changes within the page.
  await other.goto(link)
  await question(other).getByRole('button', { name: 'Ajouter' }).click()
  await expectPinAt(pin(other, 1), heading(other))

  await pin(other, 1).click()
  await box(other).getByRole('textbox', { name: 'Votre réponse' }).fill('Deux mots suffisent.')
  await box(other).getByRole('textbox', { name: 'Votre nom' }).fill('Paul')
  await box(other).getByRole('button', { name: 'Répondre' }).click()
  await box(other).getByRole('button', { name: 'Marquer comme résolue' }).click()
  await other.keyboard.press('Escape')
  await leaveNote(other, other.getByRole('main').locator('summary').first(), 'Trop de questions.')
  await openList(other)
  const file = await downloadNotes(other)

  // Meanwhile the first reviewer goes on.
  await pin(page, 1).click()
  await box(page).getByRole('textbox', { name: 'Votre réponse' }).fill('Ou trois.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await addFile(page, file)
  await expect(question(page)).toContainText(
    'Nouvelles notes\u00A0: 1. Nouvelles réponses\u00A0: 1. Changements d’état\u00A0: 1.',
  )
  await question(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Awa, résolue')
  await expect(rows(page).first()).toContainText('2 réponses')
  await addFile(page, file)
  const answer = page.getByRole('dialog', { name: 'Rien à ajouter' })
  await expect(answer).toContainText('Vous avez déjà ces notes')
  await answer.getByRole('button', { name: 'Fermer' }).click()
  await expect(rows(page)).toHaveCount(2)

  // And back: the answers of both.
  await openList(other)
  await addFile(other, await downloadNotes(page))
  await question(other).getByRole('button', { name: 'Ajouter' }).click()
  await rows(other).first().getByRole('button').click()
  await expect(box(other).getByRole('listitem')).toHaveText([/Deux mots suffisent\./, /Ou trois\./])
  await context.close()
})

test('a copied state takes the notes of its page along, and asks before they are added', async ({
  page,
  browser,
}) => {
  await page.goto('/contact')
  await leaveNote(page, heading(page), 'Ailleurs')
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Plus court\u00A0?')
  await openList(page)
  await panel(page).getByRole('button', { name: 'Copier cet état' }).click()
  await expect(panel(page).getByText(/^Lien copié/)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const context = await browser.newContext({ locale: 'fr-BE', reducedMotion: 'reduce' })
  const other = await context.newPage()
  await other.goto(link)
  await question(other).getByRole('button', { name: 'Ajouter' }).click()
  await expect(other).toHaveURL('/faq')
  await expectPinAt(pin(other, 1), heading(other))
  await openList(other)
  await expect(rows(other)).toHaveText([/Plus court/])
  await context.close()
})

test('the links of a note and of a list show the records that were changed, too', async ({
  page,
  browser,
}) => {
  await page.goto('/admin/countries')
  await createRecord(page, '/api/Country', { name: 'Sénégal', code: 'SN' })
  await page.goto('/faq')
  await pick(page, heading(page))
  await box(page).getByRole('textbox', { name: 'Votre remarque' }).fill('Encore un\u00A0?')
  await box(page).getByRole('button', { name: 'Laisser et copier le lien' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'son lien est copié' })).toBeAttached()
  const linkOfBox = await page.evaluate(() => navigator.clipboard.readText())
  await openList(page)
  const linkOfList = await copyText(panel(page).getByRole('button', { name: 'Copier le lien' }))

  for (const link of [linkOfBox, linkOfList]) {
    await using context = await browser.newContext({ locale: 'fr-BE', reducedMotion: 'reduce' })
    const other = await context.newPage()
    await other.goto(link)
    // What is added can be read before.
    await expect(question(other)).toContainText('Encore un\u00A0?')
    await question(other).getByRole('button', { name: 'Ajouter' }).click()
    await expect(other.getByRole('main').getByRole('button', { name: /Sénégal/ })).toBeVisible()
    await expectPinAt(pin(other, 1), heading(other))
  }
})

test('the list filters, walks from note to note, and writes Markdown', async ({ page }) => {
  await page.goto('/contact')
  await leaveNote(page, heading(page), 'Première')
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Deuxième')
  await leaveNote(page, page.getByRole('main').locator('summary').first(), 'Troisième')
  await pin(page, 2).click()
  await box(page).getByRole('button', { name: 'Marquer comme résolue' }).click()
  await page.keyboard.press('Escape')

  await openList(page)
  await expect(rows(page)).toHaveCount(3)
  await panel(page).getByRole('combobox', { name: 'État' }).selectOption('Ouvertes')
  await expect(rows(page)).toHaveText([/Première/, /Troisième/])
  await panel(page).getByRole('combobox', { name: 'Écran' }).selectOption('/contact')
  await expect(rows(page)).toHaveText([/Première/])
  const markdown = await copyText(panel(page).getByRole('button', { name: 'Copier en Markdown' }))
  expect(markdown).toMatch(/> Première[^]*\[\/contact\]\(<http:[^]*Spécification\u00A0: 2\.2, 2\.8/)
  expect(markdown).not.toContain('Deuxième')

  await panel(page).getByRole('combobox', { name: 'Écran' }).selectOption('')
  await rows(page).first().getByRole('button').click()
  await expect(page).toHaveURL('/contact')
  await expect(box(page)).toContainText('Première')
  await box(page).getByRole('button', { name: 'Note suivante' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(box(page)).toContainText('Troisième')
  await expect(box(page)).toContainText('2 sur 2')

  // Two steps, the second while the page of the first still loads.
  await page.evaluate(async () => {
    for (let step = 0; step < 2; step += 1) {
      document.querySelector<HTMLButtonElement>('[aria-label="Note suivante"]')?.click()
      await Promise.resolve()
    }
  })
  await expect(pin(page, 3)).toBeVisible()
  await expect(page).toHaveURL('/faq')
  await expect(box(page)).toContainText('Troisième')
})

test('a note is left, answered, resolved and deleted by keyboard alone', async ({ page }) => {
  await gotoAndSettle(page, '/faq')
  await press(page, noteButton(page))
  const picker = page.getByRole('application', { name: 'Choisir un élément de la page' })
  await expect(picker).toBeFocused()
  // Escape gives the focus back; then again, to the heading of the page.
  await page.keyboard.press('Escape')
  await expect(noteButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await pickWithTab(page, /^titre\s: /)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('status').filter({ hasText: /^titre\s: / })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('textbox', { name: 'Votre remarque' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toContainText('Écrivez votre remarque.')
  await page.keyboard.type('Trop grand')
  await page.keyboard.press('Enter')
  await expect(pin(page, 1)).toBeFocused()
  await expect(pin(page, 1)).toHaveAccessibleName('Note 1, ouverte\u00A0: Trop grand')
  await expectPinAt(pin(page, 1), heading(page))

  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('heading', { name: 'Note 1' })).toBeFocused()
  await tabTo(page, box(page).getByRole('textbox', { name: 'Votre réponse' }))
  await page.keyboard.type('En effet')
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('listitem')).toContainText('En effet')
  await press(page, box(page).getByRole('button', { name: 'Marquer comme résolue' }))
  await page.keyboard.press('Escape')
  await expect(pin(page, 1)).toBeFocused()
  await expect(pin(page, 1)).toHaveAccessibleName(/^Note 1, résolue/)

  await page.keyboard.press('Enter')
  // It takes the focus in the next frame.
  await expect(box(page).getByRole('heading', { name: 'Note 1' })).toBeFocused()
  await press(page, box(page).getByRole('button', { name: 'Supprimer', exact: true }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }))
  await expect(pin(page, 1)).toHaveCount(0)
  await expect(noteButton(page)).toBeFocused()
})

test('the pins, the box, the picker and the list have no accessibility violation', async ({
  page,
}) => {
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Une note')
  await leaveNote(page, page.getByRole('main').locator('summary').nth(1), 'Une autre')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await pin(page, 1).click()
    await box(page)
      .getByRole('button', { name: /^(?:Marquer|Rouvrir)/ })
      .click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await openList(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await noteButton(page).click()
    await expect(page.getByRole('application')).toBeFocused()
    await page.keyboard.press('Tab')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
})

test('the toolbar and a note that is being written are open together, one at a time on a phone', async ({
  page,
}) => {
  await gotoAndSettle(page, '/faq')
  const remark = await writeNote(page, heading(page), 'À revoir')
  await addPicture(page, await heading(page).screenshot())
  await toggleButton(page).click()
  await expect(panel(page).getByRole('heading', { name: 'Démonstration' })).toBeFocused()
  await expect(remark).toBeVisible()
  const [dock, note] = [await panel(page).boundingBox(), await box(page).boundingBox()]
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(dock?.x ?? 0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(remark).toHaveValue('À revoir')

  await page.setViewportSize({ width: 390, height: 844 })
  await toggleButton(page).click()
  await expect(panel(page)).toBeInViewport()
  await toggleButton(page).click()
  await expect(panel(page)).toBeHidden()
  await expect(remark).toHaveValue('À revoir')
  // A new note takes the place of the open panel, which is then shown again.
  await page.keyboard.press('Escape')
  await remark.press('Escape')
  await expect(box(page)).toBeHidden()
  await toggleButton(page).click()
  await noteButton(page).click()
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeVisible()
  await toggleButton(page).click()
  await pick(page, heading(page))
  await expect(remark).toHaveValue('À revoir')
  await expect(box(page).getByRole('img', { name: 'L’image jointe' })).toBeVisible()
})

test('the box of a note covers neither its element nor, on a phone, the button of the toolbar', async ({
  page,
}) => {
  await page.goto('/contact')
  const targets = [
    heading(page),
    page.getByRole('textbox', { name: 'Message' }),
    page.getByRole('contentinfo').getByRole('link').last(),
  ]
  for (const size of [
    { width: 1280, height: 720 },
    { width: 820, height: 1180 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    for (const target of targets) {
      await pick(page, target)
      await expect(box(page)).toBeVisible()
      const [own, area] = [await box(page).boundingBox(), await target.boundingBox()]
      if (own === null || area === null) throw new Error('The box or its element is not visible.')
      const isApart =
        own.x >= area.x + area.width ||
        own.x + own.width <= area.x ||
        own.y >= area.y + area.height ||
        own.y + own.height <= area.y
      expect(isApart, `${size.width}px: ${JSON.stringify({ own, area })}`).toBe(true)
      await expect(target).toBeInViewport()
      await toggleButton(page).click({ trial: true })
      await page.keyboard.press('Escape')
      await expect(box(page)).toBeHidden()
    }
  }
})

test('a note is left without a name and its link copied in one step, and people read names, not selectors', async ({
  page,
  browser,
}) => {
  await page.goto('/faq')
  await pick(page, heading(page))
  await expect(box(page)).toContainText('titre\u00A0: Questions fréquentes')
  await box(page).getByRole('textbox', { name: 'Votre remarque' }).fill('Plus court')
  await box(page).getByRole('button', { name: 'Laisser et copier le lien' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'son lien est copié' })).toBeAttached()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await pin(page, 1).click()
  await expect(box(page)).toContainText('Sans nom')
  await expect(box(page)).not.toContainText('spec')
  await page.keyboard.press('Escape')
  await openList(page)
  const copyMarkdown = () =>
    copyText(panel(page).getByRole('button', { name: 'Copier en Markdown' }))
  expect(await copyMarkdown()).toContain('Élément\u00A0: titre\u00A0: Questions fréquentes')

  const context = await browser.newContext({ locale: 'fr-BE', reducedMotion: 'reduce' })
  const other = await context.newPage()
  await other.goto(link)
  await expect(question(other)).toContainText('Sans nom.')
  await question(other).getByRole('button', { name: 'Ajouter' }).click()
  await expectPinAt(pin(other, 1), heading(other))
  await context.close()
})

test('a note on the price in a row that opens is about the price', async ({ page }) => {
  await gotoAndSettle(page, '/interventions/belgique/visa-etudiant')
  const row = page.getByRole('main').locator('summary').filter({ hasText: '€' }).first()
  const name = await row.getByRole('heading').innerText()
  const area = await row.getByText(/€/).boundingBox()
  if (area === null) throw new Error('The price is not visible.')
  await noteButton(page).click()
  await expect(page.getByRole('application')).toBeFocused()
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2)
  const chosen = page.getByRole('status').filter({ hasText: '€' })
  await expect(chosen).toBeVisible()
  await expect(chosen).not.toContainText(name)
})

test('in a modal dialog, the button of the notes stays where it was and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/faq')
  const place = await noteButton(page).boundingBox()
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link').first()).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Laisser une note' }).filter({ visible: true }),
  ).toHaveCount(1)
  const moved = await noteButton(page).boundingBox()
  expect(moved?.x).toBeCloseTo(place?.x ?? 0, 0)
  const last = menu.getByText(/^Du lundi/)
  await last.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const text = await last.boundingBox()
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(moved?.y ?? 0)
})

test('in a modal dialog, notes are left and read, and what is behind it has no pin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Derrière')
  const opener = page.getByRole('button', { name: 'Ouvrir le menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect(pin(page, 1)).toHaveCount(0)
  const link = menu.getByRole('link', { name: 'Contact' })
  await leaveNote(page, link, 'En premier')
  await expectPinAt(pin(page, 2), link)
  await pin(page, 2).click()
  await expect(box(page)).toContainText('En premier')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(pin(page, 2)).toHaveCount(0)
  await expect(pin(page, 1)).toBeVisible()
  await page.reload()
  await opener.click()
  await expectPinAt(pin(page, 2), link)

  // By keyboard, in a dialog that asks.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/admin/faqs')
  await page
    .getByRole('button', { name: /^Supprimer / })
    .first()
    .click()
  const dialog = page.getByRole('alertdialog')
  await press(page, noteButton(page))
  await pickWithTab(page, /^bouton\s: Supprimer/)
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('textbox', { name: 'Votre remarque' })).toBeFocused()
  await page.keyboard.type('En rouge\u00A0?')
  await page.keyboard.press('Enter')
  await expect(pin(page, 3)).toBeFocused()
  await expectPinAt(pin(page, 3), dialog.getByRole('button', { name: 'Supprimer' }))
})

test('pins are absent in print', async ({ page }) => {
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Une note')
  await page.emulateMedia({ media: 'print' })
  await expect(pin(page, 1)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(pin(page, 1)).toBeVisible()
})

test('a note keeps nothing of what was typed', async ({ page }) => {
  await page.goto('/contact')
  await fillContactForm(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await leaveNote(page, message, 'Plus de lignes')
  await leaveNote(page, page.getByRole('textbox', { name: 'Nom', exact: true }), 'Prénom aussi')
  await openList(page)
  const file = await downloadNotes(page)
  expect(file).toContain('Plus de lignes')
  expect(file).not.toMatch(/Ndiaye|awa@example|237600|rentrée/)
  await expectPinAt(pin(page, 1), message)
})

test('notes are left and shared without a network', async ({ page, context }) => {
  await gotoAndSettle(page, '/faq')
  await expect(noteButton(page)).toBeVisible()
  await context.setOffline(true)
  await leaveNote(page, heading(page), 'Hors ligne')
  await expectPinAt(pin(page, 1), heading(page))
  expect(await copyLink(page)).toMatch(/\/faq#notes=[\w-]+$/)
  expect(await downloadNotes(page)).toContain('Hors ligne')
  await context.setOffline(false)
})

test('below a path, notes and their links stay below it', async ({ page }) => {
  await page.goto(`${demoUnderPathServer.url}faq`)
  const link = page.getByRole('main').getByRole('link').last()
  await leaveNote(page, link, 'Ce lien')
  await page.reload()
  await expectPinAt(pin(page, 1), link)
  const address = await copyLink(page)
  expect(address).toContain('/demo/faq#notes=')
  await page.goto(`${demoUnderPathServer.url}contact`)
  await openList(page)
  await rows(page).getByRole('button').click()
  await expect(page).toHaveURL(`${demoUnderPathServer.url}faq`)
})

test('a link or a file that cannot be used is refused with a sentence, and changes nothing', async ({
  page,
}) => {
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'La mienne')
  const link = await copyLink(page)
  const refusal = page.getByRole('alertdialog', { name: 'Ces notes ne peuvent pas être ajoutées' })
  const expectRefusal = async (sentence: string) => {
    await expect(refusal).toContainText(sentence)
    await expect(refusal).toContainText('Rien n’a changé.')
    await refusal.getByRole('button', { name: 'Fermer' }).click()
    await expect(rows(page)).toHaveText([/La mienne/])
  }
  await page.goto(link.slice(0, -30))
  await expectRefusal('Le lien ou le fichier est incomplet ou abîmé.')
  // Streams of compressed data differ by browser.
  await page.goto(`/faq#notes=${deflateSync(Buffer.alloc(20_000_000)).toString('base64url')}`)
  await expectRefusal('Elles dépassent 15 Mo')
  await addFile(page, '{"log":{}}')
  await expectRefusal('Ce n’est pas un fichier de notes')
})

test('a hostile note is only text', async ({ page }) => {
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'La mienne')
  await openList(page)
  const file = JSON.parse(await downloadNotes(page)) as { notes: Record<string, unknown>[] }
  const text = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
  const [note] = file.notes
  const hostile = { ...note, id: 'hostile-1', text, author: '<b>Eve</b>' }
  const astray = { ...note, id: 'hostile-2', path: '//hostile.invalid' }
  await addFile(page, JSON.stringify({ ...file, notes: [hostile, astray] }))
  await expect(question(page)).toContainText('Une autre ne peut pas être lue')
  await question(page).getByRole('button', { name: 'Ajouter' }).click()
  await rows(page).filter({ hasText: '<img' }).getByRole('button').click()
  await expect(box(page)).toContainText(text)
  await expect(box(page)).toContainText('<b>Eve</b>')
  await expect(box(page).locator('img, script, b')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Questions fréquentes/)
})

test('a note waits for its picture', async ({ page }) => {
  await page.addInitScript(() => {
    const decode = globalThis.createImageBitmap.bind(globalThis) as (
      blob: Blob,
    ) => Promise<ImageBitmap>
    Object.assign(globalThis, {
      createImageBitmap: async (blob: Blob) => {
        await new Promise((resolve) => addEventListener('release pictures', resolve))
        return decode(blob)
      },
    })
  })
  await page.goto('/faq')
  const photograph = await page.screenshot()
  const remark = await writeNote(page, heading(page), 'Avec une image')
  const release = () => page.evaluate(() => void dispatchEvent(new Event('release pictures')))
  await chooseFile(addPictureButton(page), 'ecran.png', 'Ce n’est pas une image.', 'image/png')
  await remark.press('Enter')
  await release()
  await expect(box(page)).toContainText('Ce fichier n’est pas une image')
  await expect(remark).toHaveValue('Avec une image')
  await chooseFile(addPictureButton(page), 'ecran.png', photograph, 'image/png')
  await remark.press('Enter')
  await expect(remark).toHaveValue('Avec une image')
  await release()
  await expect(box(page)).toBeHidden()
  await expect.poll(() => countStoredPictures(page)).toBe(1)
})

test('a note has a picture, which is stored, travels in the file and goes with its note', async ({
  page,
  browser,
}) => {
  const picture = (where: Page) => box(where).getByRole('button', { name: /^Agrandir l’image/ })
  await page.goto('/faq')
  const photograph = await page.screenshot()
  const remark = await writeNote(page, heading(page), 'Avec une image')
  for (const [name, type] of [
    ['texte.png', 'image/png'],
    ['dessin.svg', 'image/svg+xml'],
  ] as const) {
    await chooseFile(
      addPictureButton(page),
      name,
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      type,
    )
    await expect(box(page)).toContainText('Ce fichier n’est pas une image')
  }
  await addPicture(page, photograph)
  await box(page).getByRole('button', { name: 'Retirer l’image' }).click()
  await remark.evaluate((element, encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (one) => one.codePointAt(0) ?? 0)
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'ecran.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, photograph.toString('base64'))
  await expect(box(page).getByRole('img', { name: 'L’image jointe' })).toBeVisible()
  await expectAccessible(page)
  await box(page).getByRole('button', { name: 'Laisser la note' }).click()
  await expect(box(page)).toBeHidden()
  await expect.poll(() => countStoredPictures(page)).toBe(1)
  await page.reload()
  await pin(page, 1).click()
  await picture(page).click()
  const large = page.getByRole('dialog', { name: 'Image de la note' })
  await expect(large.getByRole('img', { name: /Avec une image$/ })).toHaveJSProperty(
    'complete',
    true,
  )
  await expectAccessible(page)
  await large.getByRole('button', { name: 'Fermer' }).click()

  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  const link = await copyLink(page)
  await expect(panel(page)).toContainText('L’image est dans le fichier, pas dans le lien')
  const file = await downloadNotes(page)
  expect(file.length).toBeLessThan(220_000)
  const { notes, pictures, ...rest } = JSON.parse(file) as {
    notes: { id: string }[]
    pictures: Record<string, string>
  }
  const [note = { id: '' }] = notes
  const context = await browser.newContext({ locale: 'fr-BE', reducedMotion: 'reduce' })
  const other = await context.newPage()
  await other.goto(link)
  await question(other).getByRole('button', { name: 'Ajouter' }).click()
  await pin(other, 1).click()
  await expect(box(other)).toContainText('Avec une image')
  await expect(picture(other)).toHaveCount(0)
  await other.keyboard.press('Escape')
  await openList(other)
  // Not a picture, another type, and one that is too long: refused, and their notes stay.
  const ids = ['hostile-1', 'hostile-2', 'hostile-3']
  const hostile = [
    `data:image/jpeg;base64,${Buffer.from('<script>').toString('base64')}`,
    'data:image/svg+xml;base64,PHN2Zy8+',
    `data:image/jpeg;base64,${'A'.repeat(300_000)}`,
  ]
  const all = { ...pictures, ...Object.fromEntries(ids.map((id, index) => [id, hostile[index]])) }
  const copies = ids.map((id) => ({ ...note, id }))
  await addFile(other, JSON.stringify({ ...rest, notes: [...notes, ...copies], pictures: all }))
  await expect(question(other)).toContainText('3 images sont illisibles ou trop grandes')
  await question(other).getByRole('button', { name: 'Ajouter' }).click()
  await expect(rows(other)).toHaveCount(4)
  await rows(other).first().getByRole('button').click()
  await expect(picture(other)).toBeVisible()
  await context.close()

  await page.keyboard.press('Escape')
  await pin(page, 1).click()
  await box(page).getByRole('button', { name: 'Supprimer', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(pin(page, 1)).toHaveCount(0)
  await expect.poll(() => countStoredPictures(page)).toBe(0)
})

function countStoredPictures(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = 'droit-de-cite-demo.notes-pictures'
    // Opening would create it, without its store.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0
    const opening = indexedDB.open(name)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const counting = opening.result.transaction('pictures').objectStore('pictures').count()
    await new Promise((resolve) => counting.addEventListener('success', resolve))
    opening.result.close()
    return counting.result
  })
}

test('where storage is forbidden, notes last as long as the tab, and the list says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Storage is closed.', 'SecurityError')
      },
    })
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  })
  await page.goto('/faq')
  const photograph = await page.screenshot()
  const remark = await writeNote(page, heading(page), 'Sans mémoire')
  await addPicture(page, photograph)
  await remark.press('Enter')
  await expectPinAt(pin(page, 1), heading(page))
  await pin(page, 1).click()
  await expect(box(page).getByRole('button', { name: /^Agrandir l’image/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await openList(page)
  await expect(panel(page)).toContainText('Ce navigateur n’enregistre pas ces notes')
  await expect(panel(page)).toContainText('Ce navigateur n’enregistre pas les images des notes')
  await expect(rows(page)).toHaveText([/Sans mémoire/])
})

test.describe('in Storybook', () => {
  test('a note on a page is on the story of the screen, and on the story of its component', async ({
    page,
  }) => {
    await page.goto('/')
    const card = page.getByRole('main').getByRole('article').last()
    await leaveNote(page, card.getByRole('link'), 'Sur deux lignes')
    await leaveNote(page, heading(page), 'Le slogan')
    await page.goto('/storybook/?path=/story/screens-home--loaded')
    const frame = page.frameLocator('#storybook-preview-iframe')
    await expect(frame.getByRole('button', { name: /^Note 1, / })).toBeVisible()
    await expect(frame.getByRole('button', { name: /^Note 2, / })).toBeVisible()
    await page.goto(
      '/storybook/iframe.html?id=site-components-article-card--default&viewMode=story',
    )
    await expectPinAt(pin(page, 1), page.getByRole('article').getByRole('link'))
    await expect(pin(page, 2)).toHaveCount(0)
    // The walk leads back to the page, where the note is open.
    await pin(page, 1).click()
    await box(page).getByRole('button', { name: 'Note suivante' }).click()
    await box(page).getByRole('link', { name: 'Aller à /' }).click()
    await expect(page).toHaveURL('/')
    await expect(box(page)).toContainText('Le slogan')
    await expectPinAt(pin(page, 2), heading(page))
  })

  test('a note on a story is on its page, and one on a component wherever it is used', async ({
    page,
  }) => {
    const openStory = (id: string) =>
      page.goto(`/storybook/iframe.html?id=${id}&viewMode=story&globals=notes:on`)
    // A story without a play function, whose clicks would scroll the page while the note is left.
    await openStory('screens-faq--phone')
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await leaveNote(page, heading(page), 'Depuis Storybook')
    await expectAccessible(page, 'section[aria-label="Notes"]')
    await openStory('site-components-article-card--default')
    // Around the component there is nothing. A click there is about all of it.
    await noteButton(page).click()
    await expect(page.getByRole('application')).toBeFocused()
    await page.mouse.click(1000, 650)
    await expect(box(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await leaveNote(page, page.getByRole('article').getByRole('link'), 'Sur toutes les cartes')
    await page.goto('/faq')
    await expectPinAt(pin(page, 1), heading(page))
    await page.goto('/')
    await expectPinAt(
      pin(page, 2),
      page
        .getByRole('main')
        .getByRole('article')
        .filter({ has: page.locator('time') })
        .first()
        .getByRole('link'),
    )
  })

  test('without notes, a story shows nothing of them', async ({ page }) => {
    await page.goto('/storybook/iframe.html?id=screens-faq--loaded&viewMode=story')
    await expect(heading(page)).toBeVisible()
    await expect(noteButton(page)).toHaveCount(0)
  })
})
