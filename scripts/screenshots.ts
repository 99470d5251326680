/**
 * `npm run screenshots`: saves full-page screenshots of every screen of the built demo at 390, 820 and 1440 px, in French
 * and English, to `screenshots/`. `npm run screenshots -- home faq` selects screens.
 */
import { mkdir } from 'node:fs/promises'

import { chromium } from 'playwright'
import { startSiteServer } from 'static-server'

import { languages } from '#i18n/languages.ts'
import { screens } from '#routes/-pages.ts'

import { devices } from '../.storybook/devices.ts'
import { getLaunchOptions, requireBrowser } from './browser.ts'
import { openForPictures, showScreen, takeInTurn, type View } from './screen-pictures.ts'

const outputDirectory = 'screenshots'

const screenNames = process.argv.slice(2)
const selectedScreens = screens.filter(
  ({ name }) => screenNames.length === 0 || screenNames.includes(name),
)

await mkdir(outputDirectory, { recursive: true })
await using server = await startSiteServer({ directory: 'dist-demo' })
await using browser = await chromium.launch(getLaunchOptions(requireBrowser()))
const views = languages.flatMap((language) =>
  devices.map(({ width }) => ({ language, width, height: 900 })),
)
await takeInTurn(views, capture)

async function capture(view: View): Promise<void> {
  const { context, page } = await openForPictures(browser, server.url, view)
  for (const { name, path } of selectedScreens) {
    await showScreen(page, path)
    const file = `${outputDirectory}/${name}-${view.width}-${view.language}.png`
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
  await context.close()
}
