import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser } from 'playwright'

import { openCamera, type Picture, type Shot, storyTimeoutMs, toStoryUrl } from './camera.ts'
import type { Project, Size } from './project.ts'
import { toKey } from './review.ts'
import { readStoryViewports } from './storybook-page.ts'

interface Options {
  readonly browser: Browser
  /** A built Storybook. */
  readonly storybook: string
  readonly folder: string
  readonly sizes: readonly Size[]
  readonly languages: readonly string[]
  /** A part of the ids of the stories. */
  readonly only: string
  /** The keys of shots to take again, each in a document of its own. */
  readonly again?: ReadonlySet<string> | undefined
}

/** Some stories show the URL of the page, so it is the same each time, unless another review has the port. */
const port = 6107
/** More than cores: play functions mostly wait. */
const pageCount = 4

/**
 * Photographs the stories of a built Storybook. Pictures that `folder` has from an earlier run, with the same browser, are
 * kept.
 */
export async function photograph(project: Project, options: Options): Promise<Picture[]> {
  const { browser, storybook, folder, again } = options
  await mkdir(folder, { recursive: true })
  const server = await project
    .startServer({ directory: storybook, port })
    .catch(() => project.startServer({ directory: storybook }))
  const list = join(folder, 'pictures.json')
  const known = await readPictures(list, browser.version())
  try {
    const shots = await readShots(server.url, options)
    const wanted = shots.filter((shot) => again?.has(toKey(shot)) ?? !known.has(toKey(shot)))
    // Same languages and sizes together: each change costs a document or a layout.
    const waiting = wanted.toSorted(
      (one, other) => one.language.localeCompare(other.language) || one.width - other.width,
    )
    let done = 0
    const photographNext = async () => {
      const camera = await openCamera(browser, server.url, project)
      for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift()) {
        known.set(toKey(shot), await camera.photograph(shot, folder, again !== undefined))
        done += 1
        if (done % 100 === 0) console.log(`  ${done} of ${wanted.length}`)
      }
      await camera.close()
    }
    await Promise.all(Array.from({ length: Math.min(pageCount, wanted.length) }, photographNext))
    return shots.flatMap((shot) => known.get(toKey(shot)) ?? [])
  } finally {
    const pictures = [...known.values()]
    await writeFile(list, JSON.stringify({ browser: browser.version(), pictures }))
    await server.close()
  }
}

async function readPictures(list: string, version: string): Promise<Map<string, Picture>> {
  const text = await readFile(list, 'utf8').catch(() => '{}')
  const { browser, pictures = [] } = JSON.parse(text) as { browser?: string; pictures?: Picture[] }
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
async function readShots(
  url: string,
  { browser, storybook, sizes, languages, only }: Options,
): Promise<Shot[]> {
  const json = await readFile(join(storybook, 'index.json'), 'utf8')
  const { entries } = JSON.parse(json) as StoryIndex
  const stories = Object.values(entries).filter(
    ({ id, type }) => type === 'story' && id.includes(only),
  )
  const [first] = stories
  if (first === undefined) return []
  const page = await browser.newPage()
  page.setDefaultTimeout(storyTimeoutMs)
  await page.goto(toStoryUrl(url, first.id))
  await page.waitForFunction(() => typeof __STORYBOOK_PREVIEW__ === 'object')
  const ownViewports = await page.evaluate(
    readStoryViewports,
    stories.map(({ id }) => id),
  )
  await page.close()
  return stories.flatMap(({ id, title, name, importPath }, index) => {
    const own = ownViewports[index]
    const story = { story: id, title, name, file: importPath.replace(/^\.\//, '') }
    return languages.flatMap((language) =>
      (own ? [own] : sizes).map((size) => ({ ...story, ...size, language })),
    )
  })
}
