import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser, CDPSession, Page } from 'playwright'

import { readStoryViewports } from '../design-system/story-viewports.ts'
import { startSiteServer } from 'static-server'

/** A story at a width in a language. */
export interface View {
  readonly story: string
  readonly title: string
  readonly name: string
  /** The path of the stories file. */
  readonly file: string
  readonly width: number
  readonly height: number
  readonly language: string
}

/** A view, and its picture or why there is none. */
export interface Picture extends View {
  /** A file of the folder of pictures. */
  readonly picture?: string
  /** Why the story cannot be photographed. */
  readonly error?: string
  /** What its play function says, if the story is shown all the same. */
  readonly warning?: string | undefined
}

export const toKey = ({ story, width, language }: Pick<View, 'story' | 'width' | 'language'>) =>
  `${story} ${width} ${language}`

interface Options {
  readonly browser: Browser
  /** A built Storybook. */
  readonly storybook: string
  readonly folder: string
  readonly widths: readonly number[]
  readonly languages: readonly string[]
  /** A part of the ids of the stories. */
  readonly only: string
  /** Views to photograph again, each in a document of its own. */
  readonly again: ReadonlySet<string> | undefined
  readonly onProgress: (done: number, all: number) => void
}

const heights: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1440: 900 }

/** Some stories show the URL of the page, so it is the same each time, unless another review has the port. */
const port = 6107
/** More than cores: play functions mostly wait. */
const pageCount = 4
const storyTimeoutMs = 120_000
/** A slow machine that takes longer shows the story in a new document, which only takes longer still. */
const selectionTimeoutMs = 10_000
const maxFrames = 30

/**
 * Photographs the stories of a built Storybook. Pictures that `folder` has from an earlier run, with the same browser, are
 * kept.
 */
export async function photograph(options: Options): Promise<Picture[]> {
  const { browser, storybook, folder, again, onProgress } = options
  await mkdir(folder, { recursive: true })
  await using server = await startSiteServer({ directory: storybook, port }).catch(() =>
    startSiteServer({ directory: storybook }),
  )
  const list = join(folder, 'pictures.json')
  const known = await readPictures(list, browser.version())
  try {
    const views = await readViews(server.url, options)
    const wanted = views.filter((view) =>
      again === undefined ? !known.has(toKey(view)) : again.has(toKey(view)),
    )
    // Same languages and sizes together: each change costs a document or a layout.
    const waiting = wanted.toSorted(
      (one, other) => one.language.localeCompare(other.language) || one.width - other.width,
    )
    let done = 0
    const photographNext = async () => {
      const camera = await openCamera(browser, server.url)
      for (let view = waiting.shift(); view !== undefined; view = waiting.shift()) {
        const picture = await camera.photograph(view, folder, again !== undefined)
        known.set(toKey(view), picture)
        done += 1
        onProgress(done, wanted.length)
      }
      await camera.close()
    }
    await Promise.all(Array.from({ length: Math.min(pageCount, wanted.length) }, photographNext))
    return views.flatMap((view) => known.get(toKey(view)) ?? [])
  } finally {
    const pictures = [...known.values()]
    await writeFile(list, JSON.stringify({ browser: browser.version(), pictures }))
  }
}

async function readPictures(list: string, version: string): Promise<Map<string, Picture>> {
  const text = await readFile(list, 'utf8').catch(() => '')
  if (text === '') return new Map()
  const { browser, pictures } = JSON.parse(text) as { browser: string; pictures: Picture[] }
  // What failed once may have failed because of the machine.
  const kept = browser === version ? pictures.filter(({ error }) => error === undefined) : []
  return new Map(kept.map((picture) => [toKey(picture), picture]))
}

/** A part of Storybook's `index.json`. */
interface StoryIndex {
  readonly entries: Readonly<
    Record<string, Readonly<Record<'id' | 'type' | 'title' | 'name' | 'importPath', string>>>
  >
}

/** A story that sets its own viewport is photographed in that one only: its play function is written for it. */
async function readViews(
  url: string,
  { browser, storybook, widths, languages, only }: Options,
): Promise<View[]> {
  const json = await readFile(join(storybook, 'index.json'), 'utf8')
  const { entries } = JSON.parse(json) as StoryIndex
  const stories = Object.values(entries).filter(
    ({ id, type }) => type === 'story' && id.includes(only),
  )
  const [first] = stories
  if (first === undefined) return []
  await using page = await browser.newPage()
  page.setDefaultTimeout(storyTimeoutMs)
  await page.goto(`${url}/iframe.html?id=${encodeURIComponent(first.id)}&viewMode=story`)
  await page.waitForFunction(() => typeof __STORYBOOK_PREVIEW__ === 'object')
  const ownViewports = await page.evaluate(
    readStoryViewports,
    stories.map(({ id }) => id),
  )
  return stories.flatMap(({ id, title, name, importPath }, index) => {
    const own = ownViewports[index]
    const viewports = own
      ? [own]
      : widths.map((width) => ({ width, height: heights[width] ?? 900 }))
    const story = { story: id, title, name, file: importPath.replace(/^\.\//, '') }
    return languages.flatMap((language) =>
      viewports.map((viewport) => ({ ...story, ...viewport, language })),
    )
  })
}

async function openCamera(browser: Browser, url: string) {
  const context = await browser.newContext({
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
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

  async function show(
    { story, width, height, language }: View,
    isNewDocument: boolean,
  ): Promise<string> {
    await page.setViewportSize({ width, height })
    await page.mouse.move(-100, -100)
    // Stories of a component play what it does, motion included. Screens are at rest: carousels would move on.
    const isMoving = story.startsWith('components-')
    await page.emulateMedia({ reducedMotion: isMoving ? 'no-preference' : 'reduce' })
    const isSelected =
      !isNewDocument && shownLanguage === language && (await selectStory(page, story))
    if (!isSelected) {
      requests.clear()
      await page.goto(
        `${url}/iframe.html?id=${encodeURIComponent(story)}&viewMode=story&globals=language:${language}`,
      )
      await page.waitForFunction(() => typeof __STORYBOOK_PREVIEW__ === 'object')
      shownLanguage = language
    }
    await page.waitForFunction((id) => {
      const { currentRender } = __STORYBOOK_PREVIEW__
      const hasFailed = document.body.classList.contains('sb-show-errordisplay')
      const hasEnded = ['finished', 'errored', 'aborted'].includes(currentRender?.phase ?? '')
      return currentRender === undefined ? hasFailed : currentRender.id === id && hasEnded
    }, story)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return page.evaluate(readError)
  }

  return {
    async photograph(view: View, folder: string, isNewDocument: boolean): Promise<Picture> {
      try {
        const message = await show(view, isNewDocument)
        const isShown = await page.evaluate(
          () => document.querySelector('#storybook-root')?.childElementCount !== 0,
        )
        if (message !== '') shownLanguage = undefined
        if (message !== '' && !isShown) return { ...view, error: message }
        const picture = `${view.story}-${view.width}-${view.language}.png`
        await writeFile(join(folder, picture), await takeSteadyPicture(page, session, requests))
        return { ...view, picture, warning: message || undefined }
      } catch (error) {
        if (error instanceof Error && 'code' in error) throw error
        shownLanguage = undefined
        const [message] = (error instanceof Error ? error.message : String(error)).split('\n')
        return { ...view, error: message ?? '' }
      }
    },
    close: () => context.close(),
  }
}

/**
 * Goes to another story in the same document. False if it does not begin: Storybook can wait for ever for the file of a
 * story, after another one that has played.
 */
async function selectStory(page: Page, story: string): Promise<boolean> {
  await page.evaluate((storyId) => {
    localStorage.clear()
    sessionStorage.clear()
    scrollTo(0, 0)
    __STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, story)
  try {
    await page.waitForFunction(
      (id) => {
        const { currentRender } = __STORYBOOK_PREVIEW__
        const hasFailed = document.body.classList.contains('sb-show-errordisplay')
        return currentRender === undefined ? hasFailed : currentRender.id === id
      },
      story,
      { timeout: selectionTimeoutMs },
    )
    return true
  } catch {
    return false
  }
}

/** Runs in the page: the same time of the same day in each run. The clock runs, because a still one stops timers of libraries. */
function setClock(): void {
  const start = Date.UTC(2026, 0, 15, 9, 30)
  const now = () => start + Math.floor(performance.now())
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new Date().toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  })
}

/** Runs in the page: each story has the same random numbers, whatever story was before it. */
function repeatRandomNumbers(): void {
  let story: string | undefined
  let state = 1
  Math.random = () => {
    const id = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.id
    if (id !== story) {
      story = id
      state = 1
    }
    // The generator of Park and Miller.
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Runs in the page: the error that Storybook shows over the story, which is put back in its place. */
function readError(): string {
  const { classList } = document.body
  if (!classList.contains('sb-show-errordisplay')) return ''
  classList.remove('sb-show-errordisplay')
  classList.add('sb-show-main')
  const text = document.querySelector('#error-message')?.textContent ?? ''
  return text.trim().split('\n')[0] ?? ''
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

/** Runs in the page. */
async function settle(): Promise<void> {
  // Content out of view is not painted, even in a picture of the full page, and drawings wait for print.
  for (const element of document.querySelectorAll<HTMLElement>('#storybook-root *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') {
      element.style.contentVisibility = 'visible'
    }
  }
  for (const image of document.images) image.loading = 'eager'
  dispatchEvent(new Event('beforeprint'))
  scrollTo(0, 0)
  document.documentElement.style.caretColor = 'transparent'
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  // One that is still on its way is a request.
  const images = Array.from(document.images).filter((image) => image.complete)
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  for (let turn = 0; turn < 2; turn += 1) {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }))
    await promise
  }
}
