/**
 * `npm run shots`: full-page pictures of every screen at 390, 820 and 1440 px, in French and English,
 * from the built demo into `shots/`. `npm run shots -- home faq` takes the named screens alone.
 */
import { mkdir } from 'node:fs/promises'

import { chromium, type Browser } from 'playwright'
import { preview } from 'vite'

import { screens } from '../tests/screens.ts'
import { launchOptions, requireBrowser } from './browser.ts'

const widths = [390, 820, 1440]
const locales = { fr: 'fr-BE', en: 'en-GB' }
const folder = 'shots'

const wanted = process.argv.slice(2)
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

await mkdir(folder, { recursive: true })
const server = await preview({ mode: 'demo', preview: { port: 4199 }, logLevel: 'error' })
const browser = await chromium.launch(launchOptions(requireBrowser()))
try {
  for (const [language, locale] of Object.entries(locales)) {
    for (const width of widths) await shoot(browser, { language, locale, width })
  }
} finally {
  await browser.close()
  await server.close()
}

async function shoot(
  within: Browser,
  { language, locale, width }: { language: string; locale: string; width: number },
): Promise<void> {
  // Still pictures: what moves by itself would be caught at a different place each time.
  const context = await within.newContext({
    locale,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // Kept for the tab: the pictures are of the site, without the demo's own tools.
  await page.goto('http://localhost:4199/?bar=off')
  for (const { name, path } of chosen) {
    await page.goto(`http://localhost:4199${path}`)
    await page.waitForLoadState('networkidle')
    await page.locator('main h1').waitFor()
    const file = `${folder}/${name}-${width}-${language}.png`
    await page.screenshot({ path: file, fullPage: true })
    console.log(file)
  }
  await context.close()
}
