import { expectAccessible } from '../support/axe.ts'
import { demoUnderPathServer } from '../support/demo-servers.ts'
import { copyText, openTab, panel, toggleButton } from '../support/devtools.ts'
import { press } from '../support/keyboard.ts'
import { createRecord } from '../support/requests.ts'
import { expect, gotoAndSettle, type Locator, type Page, test } from '../support/test.ts'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
})

const noteButton = (page: Page) => page.locator('#note-button')
const pin = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Note ${number}, `) })
const box = (page: Page) => page.getByRole('dialog', { name: /^(?:Note \d+|Laisser une note)$/ })
const remark = (page: Page) => box(page).getByRole('textbox', { name: 'Votre remarque' })
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

async function leaveNote(page: Page, target: Locator, text: string): Promise<void> {
  await pick(page, target)
  await remark(page).fill(text)
  await remark(page).press('Enter')
  await expect(box(page)).toBeHidden()
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
  await expectPinAt(pin(page, 1), levels)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect(pin(page, 1)).toHaveCount(0)
})

test('the list leads to a note and to the state that it is about, and says where its element is gone', async ({
  page,
}) => {
  await page.goto('/faq?scenario=faq-empty')
  const message = page.getByRole('main').getByText('Aucune question trouvée').first()
  await leaveNote(page, message, 'Dire où poser sa question.')
  await page.goto('/faq?scenario=normal')
  await expect(page.getByRole('main').locator('summary').first()).toBeVisible()
  await openList(page)
  await expect(rows(page)).toHaveText(/Dire où poser sa question\..*ou il n’y est plus/)
  await expect(pin(page, 1)).toHaveCount(0)
  await page.goto('/contact')
  await openList(page)
  await rows(page).getByRole('link').click()
  await expect(page).toHaveURL('/faq')
  await expect(remark(page)).toHaveValue('Dire où poser sa question.')
  await expectPinAt(pin(page, 1), message)
  await expect(toggleButton(page)).toContainText('FAQ : aucune question')
  // Where its pin is, no page is loaded.
  await page.keyboard.press('Escape')
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await rows(page).getByRole('link').click()
  await expect(remark(page)).toBeFocused()
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
})

test('a link asks before its notes are added, and leaves known ones alone', async ({
  page,
  browser,
}) => {
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Plus court\u00A0?')
  const link = await copyLink(page)

  await using context = await browser.newContext({ locale: 'fr-BE', reducedMotion: 'reduce' })
  const other = await context.newPage()
  await other.goto(link)
  await expect(question(other)).toContainText('Plus court')
  await expect(other).toHaveURL('/faq')
  await question(other).getByRole('button', { name: 'Fermer' }).click()
  await expect(pin(other, 1)).toHaveCount(0)
  // The address changes within the page.
  await other.goto(link)
  await question(other).getByRole('button', { name: 'Ajouter' }).click()
  await expect(pin(other, 1)).toBeFocused()
  await expectPinAt(pin(other, 1), heading(other))
  await other.goto(link)
  const refusal = other.getByRole('dialog', { name: 'Rien à ajouter' })
  await expect(refusal).toContainText('Vous avez déjà les notes de ce lien.')
  await refusal.getByRole('button', { name: 'Fermer' }).click()
  await other.goto(link.slice(0, -30))
  await expect(refusal).toContainText('Le lien est incomplet ou abîmé')
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

test('the link of a list shows the records that were changed, too', async ({ page, browser }) => {
  await page.goto('/admin/countries')
  await createRecord(page, '/api/Country', { name: 'Sénégal', code: 'SN' })
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Encore un\u00A0?')
  const link = await copyLink(page)
  await using context = await browser.newContext({ locale: 'fr-BE', reducedMotion: 'reduce' })
  const other = await context.newPage()
  await other.goto(link)
  await question(other).getByRole('button', { name: 'Ajouter' }).click()
  await expect(other.getByRole('main').getByRole('button', { name: /Sénégal/ })).toBeVisible()
  await expectPinAt(pin(other, 1), heading(other))
})

test('a note is left, edited and deleted by keyboard alone', async ({ page }) => {
  await gotoAndSettle(page, '/faq')
  await press(page, noteButton(page))
  await expect(
    page.getByRole('application', { name: 'Choisir un élément de la page' }),
  ).toBeFocused()
  // Escape gives the focus back; then again, to the heading of the page.
  await page.keyboard.press('Escape')
  await expect(noteButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await pickWithTab(page, /<h1>$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('status').filter({ hasText: /<h1>$/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(remark(page)).toBeFocused()
  // What is empty is not saved, and what is not saved is offered again.
  await page.keyboard.press('Enter')
  await page.keyboard.type('Trop grand')
  await page.keyboard.press('Escape')
  await expect(noteButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await pickWithTab(page, /<h1>$/)
  await page.keyboard.press('Enter')
  await expect(remark(page)).toHaveValue('Trop grand')
  await page.keyboard.press('Enter')
  await expect(pin(page, 1)).toBeFocused()
  await expectPinAt(pin(page, 1), heading(page))

  await page.keyboard.press('Enter')
  await expect(remark(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('\u00A0!')
  await page.keyboard.press('Enter')
  await expect(pin(page, 1)).toBeFocused()
  await expect(pin(page, 1)).toHaveAccessibleName('Note 1, Trop grand\u00A0!')

  await page.keyboard.press('Enter')
  await expect(remark(page)).toBeFocused()
  const answers = [false, true]
  page.on('dialog', (dialog) => (answers.shift() === true ? dialog.accept() : dialog.dismiss()))
  await press(page, box(page).getByRole('button', { name: 'Supprimer' }))
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(pin(page, 1)).toHaveCount(0)
  await expect(noteButton(page)).toBeFocused()
})

test('the pins, the dialog, the picker and the list have no accessibility violation', async ({
  page,
}) => {
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Une note')
  await leaveNote(page, page.getByRole('main').locator('summary').nth(1), 'Une autre')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await pin(page, 1).click()
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

test('on a phone, a new note takes the place of the panel, which is then shown again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await gotoAndSettle(page, '/faq')
  await openList(page)
  await noteButton(page).click()
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeVisible()
})

test('the dialog of a note does not cover its element', async ({ page }) => {
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
      if (own === null || area === null)
        throw new Error('The dialog or its element is not visible.')
      const isApart = own.y >= area.y + area.height || own.y + own.height <= area.y
      expect(isApart, `${size.width}px: ${JSON.stringify({ own, area })}`).toBe(true)
      expect(own.y).toBeGreaterThanOrEqual(0)
      expect(own.y + own.height).toBeLessThanOrEqual(size.height)
      await page.keyboard.press('Escape')
      await expect(box(page)).toBeHidden()
    }
  }
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

test('pins are absent in print', async ({ page }) => {
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Une note')
  await page.emulateMedia({ media: 'print' })
  await expect(pin(page, 1)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(pin(page, 1)).toBeVisible()
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
  await rows(page).getByRole('link').click()
  await expect(page).toHaveURL(`${demoUnderPathServer.url}faq`)
  await expect(box(page)).toBeVisible()
})

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
  })
  await page.goto('/faq')
  await leaveNote(page, heading(page), 'Sans mémoire')
  await expectPinAt(pin(page, 1), heading(page))
  await openList(page)
  await expect(panel(page)).toContainText('Ce navigateur n’enregistre pas ces notes')
  await expect(rows(page)).toHaveText([/Sans mémoire/])
})

test.describe('in Storybook', () => {
  test('a note on a page is on the story of the screen, and leads back', async ({ page }) => {
    await page.goto('/')
    await leaveNote(page, heading(page), 'Le slogan')
    await page.goto('/storybook/?path=/story/screens-home--loaded')
    const frame = page.frameLocator('#storybook-preview-iframe')
    await expect(frame.getByRole('button', { name: /^Note 1, / })).toBeVisible()
    await page.goto('/storybook/?path=/story/site-components-article-card--default')
    await frame.getByText('Notes: 1').click()
    await frame.getByRole('link', { name: /Le slogan/ }).click()
    await expect(page).toHaveURL('/')
    await expect(remark(page)).toHaveValue('Le slogan')
    await expectPinAt(pin(page, 1), heading(page))
  })

  test('a note on a story is on its page', async ({ page }) => {
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
    await page.goto('/faq')
    await expectPinAt(pin(page, 1), heading(page))
  })

  test('without notes, a story shows nothing of them', async ({ page }) => {
    await page.goto('/storybook/iframe.html?id=screens-faq--loaded&viewMode=story')
    await expect(heading(page)).toBeVisible()
    await expect(noteButton(page)).toHaveCount(0)
  })
})
