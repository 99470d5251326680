import type { Browser, BrowserContext, Page } from 'playwright'

import type { Language } from '#i18n/languages.ts'

/** How a picture of the demo is taken. */
export interface View {
  readonly language: Language
  readonly width: number
  readonly height: number
}

const locales: Readonly<Record<Language, string>> = { fr: 'fr-BE', en: 'en-GB' }

/** Opens a browser on the demo for pictures: in one language and size, without motion and without the demo toolbar. */
export async function openForPictures(
  browser: Browser,
  url: string,
  { language, width, height }: View,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    locale: locales[language],
    viewport: { width, height },
    // Animations would look different in each picture.
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // Hides the demo toolbar for the tab. The mock takes the parameter out of the URL once it has read it.
  await page.goto('/?bar=off')
  await page.waitForURL((shown) => !shown.searchParams.has('bar'))
  return { context, page }
}

/** Shows a screen, and resolves when all of it is loaded. */
export async function showScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.locator('main h1').waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
}

/** Takes one picture after another, two at a time: one page renders while the other waits for responses. */
export async function takeInTurn<Item>(
  items: readonly Item[],
  take: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const takeNext = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await take(item)
  }
  await Promise.all([takeNext(), takeNext()])
}
