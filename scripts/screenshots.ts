/**
 * `npm run screenshots`: full-page pictures of every screen at 390, 820 and 1440 px, in French and English,
 * from the built demo into `screenshots/`. `npm run screenshots -- home faq` takes the named screens alone.
 */
import { mkdir } from 'node:fs/promises'

import { chromium, type Browser } from 'playwright'
import { preview } from 'vite'

import { screens } from '../tests/support/screens.ts'
import { getLaunchOptions, requireBrowser } from './browser.ts'

const widths = [390, 820, 1440]
const locales = { fr: 'fr-BE', en: 'en-GB' }
const outputDirectory = 'screenshots'

const screenNames = process.argv.slice(2)
const selectedScreens = screens.filter(
  ({ name }) => screenNames.length === 0 || screenNames.includes(name),
)

await mkdir(outputDirectory, { recursive: true })
// Port 0: any that is free.
const server = await preview({ mode: 'demo', preview: { port: 0 }, logLevel: 'error' })
const [siteUrl] = server.resolvedUrls?.local ?? []
if (siteUrl === undefined) throw new Error('The built demo is served nowhere.')
const browser = await chromium.launch(getLaunchOptions(requireBrowser()))
try {
  // Two at once: a page that waits for its answers leaves a processor to the other.
  const views = Object.entries(locales).flatMap(([language, locale]) =>
    widths.map((width) => ({ language, locale, width })),
  )
  const captureNext = async () => {
    for (let view = views.shift(); view !== undefined; view = views.shift()) {
      await captureScreens(browser, siteUrl, view)
    }
  }
  await Promise.all([captureNext(), captureNext()])
} finally {
  await browser.close()
  await server.close()
}

interface Viewport {
  readonly language: string
  readonly locale: string
  readonly width: number
}

async function captureScreens(
  within: Browser,
  site: string,
  { language, locale, width }: Viewport,
): Promise<void> {
  // Still pictures: what moves by itself would be caught at a different place each time.
  const context = await within.newContext({
    baseURL: site,
    locale,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // Kept for the tab, once the demo has started: the pictures are of the site, without the demo's own tools.
  await page.goto('/?bar=off')
  await page.waitForLoadState('networkidle')
  for (const { name, path } of selectedScreens) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.locator('main h1').waitFor()
    const file = `${outputDirectory}/${name}-${width}-${language}.png`
    await page.evaluate(() => {
      // An address that opens a part of its page has scrolled there: the header is to be at the top of the picture.
      scrollTo(0, 0)
      // What a screen leaves unpainted while it is out of sight stays so in a picture of the whole page.
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        if (getComputedStyle(element).contentVisibility !== 'auto') continue
        element.style.contentVisibility = 'visible'
      }
    })
    // Pictures out of sight are drawn for paper alone, and not before the file that draws them is there.
    await page.waitForFunction(() => {
      dispatchEvent(new Event('beforeprint'))
      return document.querySelector('svg:empty') === null
    })
    await page.screenshot({ path: file, fullPage: true })
    console.log(file)
  }
  await context.close()
}
