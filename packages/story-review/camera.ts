import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser, CDPSession, Page } from 'playwright'

import type { Project, Size } from './project.ts'
import { toKey, type View } from './review.ts'
import {
  hasReached,
  repeatRandomNumbers,
  selectStory,
  setClock,
  settle,
  uncoverStory,
} from './storybook-page.ts'

/** What is to be photographed. */
export interface Shot extends View, Size {
  /** The path of the stories file. */
  readonly file: string
}

/** A shot, and its picture or why there is none. */
export interface Picture extends Shot {
  /** A file of the folder of pictures. */
  readonly picture?: string
  /** Why the story cannot be photographed. */
  readonly error?: string
  /** What its play function says, if the story is shown all the same. */
  readonly warning?: string | undefined
}

export const storyTimeoutMs = 120_000
/** A slow machine that takes longer shows the story in a new document, which only takes longer still. */
const selectionTimeoutMs = 10_000
const maxFrames = 30

export const toStoryUrl = (url: string, story: string, language?: string) =>
  `${url}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story${language === undefined ? '' : `&globals=language:${language}`}`

/** Opens a page that photographs one story after the other. */
export async function openCamera(
  browser: Browser,
  url: string,
  { browserContext, isMoving }: Pick<Project, 'browserContext' | 'isMoving'>,
) {
  const context = await browser.newContext({ ...browserContext, serviceWorkers: 'block' })
  const page = await context.newPage()
  page.setDefaultTimeout(storyTimeoutMs)
  await page.addInitScript(setClock)
  await page.addInitScript(repeatRandomNumbers)
  const session = await context.newCDPSession(page)
  const requests = new Set<unknown>()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  let shownLanguage: string | undefined

  async function show({ story, width, height, language }: Shot, isAlone: boolean) {
    await page.setViewportSize({ width, height })
    await page.mouse.move(-100, -100)
    await page.emulateMedia({ reducedMotion: isMoving(story) ? 'no-preference' : 'reduce' })
    const isInDocument = !isAlone && shownLanguage === language && (await goToStory(page, story))
    if (!isInDocument) {
      requests.clear()
      await page.goto(toStoryUrl(url, story, language))
      await page.waitForFunction(() => typeof __STORYBOOK_PREVIEW__ === 'object')
      shownLanguage = language
    }
    await page.waitForFunction(hasReached, { story, isEnd: true })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return page.evaluate(uncoverStory)
  }

  return {
    /** Photographs a story, in a document of its own if it `isAlone`. */
    async photograph(shot: Shot, folder: string, isAlone: boolean): Promise<Picture> {
      try {
        const { message, isShown } = await show(shot, isAlone)
        if (message !== '') shownLanguage = undefined
        if (message !== '' && !isShown) return { ...shot, error: message }
        const picture = `${toKey(shot)}.png`
        await writeFile(join(folder, picture), await takeSteadyPicture(page, session, requests))
        return { ...shot, picture, warning: message || undefined }
      } catch (error) {
        // Of the disk.
        if (error instanceof Error && 'code' in error) throw error
        shownLanguage = undefined
        return {
          ...shot,
          error: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '',
        }
      }
    },
    close: () => context.close(),
  }
}

/** False if the story does not begin: Storybook can wait for ever for the file of a story, after another one that has played. */
async function goToStory(page: Page, story: string): Promise<boolean> {
  await page.evaluate(selectStory, story)
  return page
    .waitForFunction(hasReached, { story, isEnd: false }, { timeout: selectionTimeoutMs })
    .then(
      () => true,
      () => false,
    )
}

/**
 * The picture of a page that has come to rest: all that it requested is there, its fonts and images are decoded, the
 * main thread is idle, and two pictures in a row are equal. A late chunk, such as the one of the text editor, is a
 * request until it is there, and work of the main thread until it is shown.
 */
async function takeSteadyPicture(
  page: Page,
  session: CDPSession,
  requests: ReadonlySet<unknown>,
): Promise<Buffer> {
  let last: string | undefined
  for (let frame = 0; frame < maxFrames; frame += 1) {
    await page.evaluate(settle)
    if (requests.size > 0) {
      last = undefined
      continue
    }
    const { cssContentSize: size } = await session.send('Page.getLayoutMetrics')
    // Half the time of Playwright's own pictures, which optimise the size of the file.
    const { data: picture } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width: size.width, height: size.height, scale: 1 },
    })
    if (picture === last) return Buffer.from(picture, 'base64')
    last = picture
  }
  throw new Error(`The story does not come to rest: ${maxFrames} pictures in a row differ.`)
}
