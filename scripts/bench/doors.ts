/**
 * `npm run bench:doors`: how many links and controls each screen of the built demo offers, and how high it is, at 390 px and in
 * French. With the folder of another build, each figure of this build stands behind that of the other one.
 *
 *   npm run build:demo && npm run bench:doors
 *   npm run bench:doors -- --against ../before/dist-demo --width 1440 --language en home faq
 */
import { parseArgs } from 'node:util'

import { type Browser, chromium, type Page } from 'playwright'
import { startSiteServer } from 'static-server'

import { isLanguage } from '#i18n/languages.ts'
import { screens } from '#routes/-pages.ts'

import { getLaunchOptions, requireBrowser } from '../browser.ts'
import { openForPictures, showScreen } from '../screen-pictures.ts'

/** What a person meets on a screen. Only what is in sight counts: nothing that is folded or hidden. */
interface Doors {
  readonly links: number
  readonly controls: number
  /** Links and controls in the first window of the screen, without scrolling. */
  readonly first: number
  /** Of the whole page, in CSS pixels. */
  readonly height: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    width: { type: 'string', default: '390' },
    language: { type: 'string', default: 'fr' },
  },
})
const width = Number(values.width)
const { language } = values
if (!Number.isInteger(width) || !isLanguage(language)) {
  throw new Error('--width takes a number of pixels, --language fr or en.')
}
const view = { language, width, height: 844 }
const selected = screens.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
)

await using browser = await chromium.launch(getLaunchOptions(requireBrowser()))
const before = values.against === undefined ? undefined : await measure(browser, values.against)
const now = await measure(browser, 'dist-demo')

console.log('| screen | links | controls | in the first window | height, px |')
console.log('|---|---|---|---|---|')
for (const { name } of selected) {
  const cells = (['links', 'controls', 'first', 'height'] as const).map((figure) =>
    [before?.get(name)?.[figure], now.get(name)?.[figure]]
      .filter((value) => value !== undefined)
      .join(' → '),
  )
  console.log(`| ${[name, ...cells].join(' | ')} |`)
}

/** Opens each screen of a build. A screen that the build does not have gets no figures. */
async function measure(opened: Browser, directory: string): Promise<ReadonlyMap<string, Doors>> {
  await using server = await startSiteServer({ directory })
  const { context, page } = await openForPictures(opened, server.url, view)
  const doors = new Map<string, Doors>()
  for (const { name, path } of selected) {
    await showScreen(page, path)
    doors.set(name, await countDoors(page))
  }
  await context.close()
  return doors
}

function countDoors(page: Page): Promise<Doors> {
  return page.evaluate(() => {
    scrollTo(0, 0)
    // The demo's own buttons are not the site's.
    const site = document.querySelector('#root') ?? document.body
    const inSight = (selector: string) =>
      [...site.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.getBoundingClientRect().width > 1,
      )
    const links = inSight('a[href]')
    const controls = inSight('button, input:not([type=hidden]), select, textarea, summary')
    return {
      links: links.length,
      controls: controls.length,
      first: [...links, ...controls].filter(
        (element) => element.getBoundingClientRect().top < innerHeight,
      ).length,
      height: document.documentElement.scrollHeight,
    }
  })
}
