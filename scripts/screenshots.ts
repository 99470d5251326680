/**
 * `npm run screenshots`: saves full-page screenshots of every screen of the built demo at 390, 820 and 1440 px, in French
 * and English, to `screenshots/`. `npm run screenshots -- home faq` selects screens.
 */
import { mkdir } from 'node:fs/promises'

import { chromium } from 'playwright'

import { screens } from '../tests/support/screens.ts'
import { getLaunchOptions, requireBrowser } from './browser.ts'
import { startSiteServer } from 'static-server'

const widths = [390, 820, 1440]
const locales = { fr: 'fr-BE', en: 'en-GB' }
const outputDirectory = 'screenshots'

const screenNames = process.argv.slice(2)
const selectedScreens = screens.filter(
  ({ name }) => screenNames.length === 0 || screenNames.includes(name),
)

await mkdir(outputDirectory, { recursive: true })
await using server = await startSiteServer({ directory: 'dist-demo' })
await using browser = await chromium.launch(getLaunchOptions(requireBrowser()))
const views = Object.entries(locales).flatMap(([language, locale]) =>
  widths.map((width) => ({ language, locale, width })),
)
// Two in parallel: one renders while the other waits for responses.
await Promise.all([captureNext(), captureNext()])

async function captureNext(): Promise<void> {
  for (let view = views.shift(); view !== undefined; view = views.shift()) await capture(view)
}

async function capture({ language, locale, width }: (typeof views)[number]): Promise<void> {
  // Animations would look different in each screenshot.
  await using context = await browser.newContext({
    baseURL: server.url,
    locale,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // Hides the demo toolbar for the tab. The mock takes the parameter out of the URL once it has read it.
  await page.goto('/?bar=off')
  await page.waitForURL((url) => !url.searchParams.has('bar'))
  for (const { name, path } of selectedScreens) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.locator('main h1').waitFor()
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
    const file = `${outputDirectory}/${name}-${width}-${language}.png`
    await page.evaluate(() => {
      // A URL with a hash has scrolled the page.
      scrollTo(0, 0)
      // Content out of view is not painted, even in a full-page screenshot.
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        if (getComputedStyle(element).contentVisibility !== 'auto') continue
        element.style.contentVisibility = 'visible'
      }
    })
    // Decorative pictures out of view are drawn on print only, once their chunk has loaded.
    await page.waitForFunction(() => {
      dispatchEvent(new Event('beforeprint'))
      return document.querySelector('svg:empty') === null
    })
    await page.screenshot({ path: file, fullPage: true })
    console.log(file)
  }
}
