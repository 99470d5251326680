import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import sharp from 'sharp'
import { startSiteServer } from 'static-server'
import { compare, readDecisions, type Review, serveReview, writePage } from 'story-review'

import { expectAccessible } from '../support/axe.ts'
import { expect, allowErrors, type Page, phone, test } from '../support/test.ts'

const styles = fileURLToPath(new URL('../../src/ui/styles', import.meta.url))
const longName =
  'Avec un nom très long que personne n’a raccourci, Anticonstitutionnellementquatrevingt'

const draw = (fill: string, height: number) =>
  sharp({ create: { width: 390, height, channels: 3, background: fill } })
    .png()
    .toBuffer()

/** A review of five stories, with real pictures. */
async function writeReview(folder: string): Promise<void> {
  const before = await draw('#a8242b', 300)
  const after = await draw('#2a6059', 360)
  const difference = (await compare(before, after))?.picture
  if (difference === undefined) throw new Error('The pictures differ.')
  await mkdir(join(folder, 'pictures'), { recursive: true })
  for (const [side, content] of Object.entries({ before, after, difference }))
    await writeFile(join(folder, `pictures/${side}.png`), content)
  const paths = {
    before: 'pictures/before.png',
    after: 'pictures/after.png',
    difference: 'pictures/difference.png',
  }
  const view = { language: 'fr', width: 390, size: { width: 390, height: 360 } }
  const button = { ...view, title: 'Components/Button', kind: 'changed' } as const
  const faq = { ...view, title: 'Screens/FAQ', files: [] }
  const files = ['src/ui/Button/Button.tsx']
  const message = 'After: No button "Envoyer".'
  const tree = { commit: '0123456789abcdef', hash: '0', subject: 'A subject' }
  const items: Omit<Review['items'][number], 'hash'>[] = [
    { ...button, ...paths, story: 'button--primary', name: 'Primary', pixels: 140_400, files },
    { ...button, ...paths, story: 'button--long', name: longName, pixels: 1, files: [] },
    { ...faq, after: paths.after, story: 'faq--new', name: 'New', kind: 'new' },
    { ...faq, before: paths.before, story: 'faq--gone', name: 'Gone', kind: 'gone' },
    { ...faq, story: 'faq--failed', name: 'Failed', kind: 'failed', message },
  ]
  const review: Review = {
    before: { ...tree, name: 'main' },
    after: { ...tree, name: 'this tree' },
    time: '2026-01-15T09:30:00.000Z',
    only: '',
    stories: 565,
    compared: 1045,
    items: items.map((item, index) => ({ ...item, hash: String(index + 1) })),
  }
  await writePage({ folder, styles, command: 'npm run review --' }, review)
}

let folder: string
let server: Awaited<ReturnType<typeof serveReview>>

test.beforeEach(async ({ page }) => {
  folder = await mkdtemp(join(tmpdir(), 'visual-review-'))
  await writeReview(folder)
  server = await serveReview({ folder, startServer: startSiteServer })
  await openReview(page, `${server.url}/`)
})
test.afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** The page reacts to clicks and keys once it shows a story. */
async function openReview(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(name(page, 'Primary')).toBeVisible()
}

const name = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text })
const picture = (page: Page, side: string) =>
  page.getByRole('img', { name: new RegExp(`, ${side}$`) })
const status = (page: Page) => page.getByRole('status')

test('shows before, after, a slider and the difference, and why', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Visual review' })).toBeVisible()
  await expect(name(page, 'Primary')).toBeVisible()
  await expect(page.getByText('140,400 pixels different')).toBeVisible()
  await expect(page.getByText('src/ui/Button/Button.tsx')).toBeVisible()

  await expect(picture(page, 'before')).toBeVisible()
  await expect(picture(page, 'after')).toBeVisible()
  const slider = page.getByRole('slider')
  const getShownWidth = () =>
    page.evaluate(() => {
      const { width, height, left, top } =
        document.querySelector('#stage')?.getBoundingClientRect() ?? new DOMRect()
      // The picture before is over the one after as far as the slider says.
      return [0.25, 0.75].map((part) => {
        const element = document.elementFromPoint(left + width * part, top + height / 3)
        return element?.getAttribute('data-side')
      })
    })
  await slider.scrollIntoViewIfNeeded()
  await expect.poll(getShownWidth).toEqual(['before', 'after'])
  await slider.press('Home')
  await expect.poll(getShownWidth).toEqual(['after', 'after'])
  await slider.press('End')
  await expect.poll(getShownWidth).toEqual(['before', 'before'])

  await page.getByRole('radio', { name: 'Difference' }).check()
  await expect(picture(page, 'what is different')).toBeVisible()
  await expect(slider).toBeHidden()
  await page.getByRole('link', { name: /^New / }).click()
  await expect(page.getByRole('radio', { name: 'Before' })).toBeDisabled()
  await expect(picture(page, 'after')).toBeVisible()
  await page.getByRole('link', { name: /^Failed / }).click()
  await expect(page.getByText('After: No button "Envoyer".')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
})

test('keys move and choose a view, not while typing, and can be switched off', async ({ page }) => {
  await page.keyboard.press('j')
  await expect(name(page, longName)).toBeVisible()
  await page.keyboard.press('k')
  await expect(name(page, 'Primary')).toBeVisible()
  await page.keyboard.press('k')
  await expect(status(page)).toHaveText('This is the first picture.')
  for (const [key, view] of ['Before', 'After', 'Slider', 'Difference'].entries()) {
    await page.keyboard.press(String(key + 1))
    await expect(page.getByRole('radio', { name: view })).toBeChecked()
  }
  const search = page.getByRole('searchbox')
  await search.pressSequentially('j1')
  await expect(name(page, 'Primary')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Difference' })).toBeChecked()
  await search.clear()

  const keys = page.getByRole('checkbox', { name: /^Keys/ })
  await keys.uncheck()
  await page.keyboard.press('j')
  await page.keyboard.press('1')
  await page.reload()
  await expect(keys).not.toBeChecked()
  await expect(name(page, 'Primary')).toBeVisible()
})

test('a decision with name and sentence reaches the file and the page', async ({ page }) => {
  const file = join(folder, 'decisions.json')
  await page.keyboard.press('a')
  await expect(status(page)).toHaveText('Your name is missing.')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(status(page)).toHaveText('Say in a sentence what is wrong.')
  await page.getByLabel('A sentence').fill('The red is gone.')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(name(page, longName)).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(name(page, 'New')).toBeVisible()
  expect(await readDecisions(file)).toMatchObject([
    {
      story: 'button--primary',
      hash: '1',
      decision: 'refused',
      name: 'Ana',
      sentence: 'The red is gone.',
    },
    { story: 'button--long', hash: '2', decision: 'accepted', name: 'Ana', sentence: '' },
  ])

  await page.goto(`${server.url}/#button--primary-390-fr`)
  await expect(page.getByText(/^Refused by Ana, .*: “The red is gone.”$/)).toBeVisible()
  await page.getByRole('combobox').selectOption('undecided')
  await expect(page.getByRole('navigation').getByRole('listitem')).toHaveText([/^New/, /^Gone/])
  await page.getByRole('combobox').selectOption('everything')
  await page.getByLabel('Story or file').fill('button.tsx')
  await expect(page.getByRole('navigation').getByRole('link', { name: /^Primary/ })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: longName })).toBeHidden()
  await page.getByLabel('Story or file').fill('nowhere')
  await expect(page.getByText('No picture matches.')).toBeVisible()

  // A damaged file stays as it is, and the page says so.
  allowErrors(/500/)
  await page.getByLabel('Story or file').clear()
  await writeFile(file, '{"format": 1')
  await page.getByRole('link', { name: /^Gone / }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(status(page)).toContainText('is damaged')
  expect(await readFile(file, 'utf8')).toBe('{"format": 1')
})

test('another page cannot decide', async ({ request }) => {
  const response = await request.post(`${server.url}/decisions`, {
    data: {},
    headers: { origin: 'http://localhost:1' },
  })
  expect(response.status()).toBe(403)
})

test('without the server, decisions stay in the browser and can be downloaded', async ({
  page,
}) => {
  const host = await startSiteServer({ directory: folder })
  for (const url of [`${host.url}/`, pathToFileURL(join(folder, 'index.html')).href]) {
    await openReview(page, url)
    await page.getByLabel('Your name').fill('Ana')
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(name(page, longName)).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: /^Primary / }).click()
    await expect(page.getByText(/^Accepted by Ana/)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the decisions' }).click()
    const saved = await readDecisions(await (await download).path())
    expect(saved).toMatchObject([{ story: 'button--primary', decision: 'accepted' }])
  }
  await host.close()
})

for (const size of [phone, { width: 1440, height: 900 }]) {
  test(`is accessible at ${size.width} px, and scrolls in one direction only`, async ({ page }) => {
    // axe adds a style of its own, which the policy of the page refuses.
    allowErrors(/inline style/, /style-src-elem inline/)
    await page.setViewportSize(size)
    await page.reload()
    await page.goto(`${server.url}/#button--long-390-fr`)
    await expect(name(page, longName)).toBeVisible()
    await page
      .getByText(/^Pictures/)
      .first()
      .click()
    await expectAccessible(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}
