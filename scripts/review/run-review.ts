import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium, type LaunchOptions } from 'playwright'

import { findBrowser, getLaunchOptions } from '../browser.ts'
import { type ImportGraph, readImportGraph } from '../design-system/import-graph.ts'
import {
  compare,
  findCauses,
  hashPair,
  type Pair,
  pairPictures,
  readCommonSize,
} from './compare.ts'
import { type Item, readDecisions, type Review } from './decisions.ts'
import { writePage } from './page.ts'
import { photograph, type Picture, toKey } from './photograph.ts'
import {
  buildStorybook,
  findChangedFiles,
  findCommit,
  pruneCache,
  removeWorktrees,
  ReviewError,
  saveWorkingTree,
  type Tree,
} from './trees.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const folder = join(root, 'review')
export const decisionsFile = join(folder, 'decisions.json')
export const reviewFile = join(folder, 'review.json')
const cache = join(folder, 'cache')

interface Choices {
  readonly all: boolean
  readonly only: string
  readonly fresh: boolean
}

/** A tree, and the folders of what is made from it. */
interface Side {
  readonly tree: Tree
  readonly storybook: string
  readonly pictures: string
}

interface Sides {
  readonly before: Side
  readonly after: Side
}

/** Compares the stories of a commit and of the working tree, and writes the page about it. */
export async function review(name: string, choices: Choices): Promise<void> {
  const start = performance.now()
  const executable = findBrowser()
  if (executable === undefined) {
    throw new ReviewError('The review needs Chromium: install one, or name it in CHROMIUM_PATH.')
  }
  await mkdir(folder, { recursive: true })
  // Before anything is written: a damaged file must not surprise at the end.
  await readDecisions(decisionsFile)
  const sides = findSides(name)
  await buildStorybooks(sides)
  const pairs = await photographSides(sides, getLaunchOptions(executable), choices)
  const result: Review = {
    format: 1,
    before: sides.before.tree,
    after: sides.after.tree,
    time: new Date().toISOString(),
    only: choices.only,
    stories: new Set(pairs.map(({ view }) => view.story)).size,
    compared: pairs.length,
    items: await createItems(sides, pairs),
  }
  await writeFile(reviewFile, JSON.stringify(result, undefined, 1))
  await writePage(root, folder, result)
  printResult(result, performance.now() - start)
  await pruneCache(cache, [result.before.hash, result.after.hash])
}

function findSides(name: string): Sides {
  const before = findCommit(root, name)
  const after = saveWorkingTree(root, folder)
  return {
    before: toSide(before, 'pictures'),
    // A commit against itself is photographed twice: one set of pictures would prove nothing.
    after: toSide(after, before.hash === after.hash ? 'pictures-again' : 'pictures'),
  }
}

function toSide(tree: Tree, pictures: string): Side {
  return {
    tree,
    storybook: join(cache, tree.hash, 'storybook'),
    pictures: join(cache, tree.hash, pictures),
  }
}

async function buildStorybooks({ before, after }: Sides): Promise<void> {
  removeWorktrees(root, folder)
  const stop = () => {
    removeWorktrees(root, folder)
    process.exit(130)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  try {
    for (const { tree, storybook } of [before, after]) {
      console.log(`${tree.name}: ${tree.commit.slice(0, 8)} ${tree.subject}`)
      await timed('  Storybook', () => buildStorybook(root, folder, tree, storybook))
    }
  } finally {
    removeWorktrees(root, folder)
    process.off('SIGINT', stop)
    process.off('SIGTERM', stop)
  }
}

async function photographSides(
  { before, after }: Sides,
  launchOptions: LaunchOptions,
  { all, only, fresh }: Choices,
): Promise<Pair[]> {
  await using browser = await chromium.launch(launchOptions)
  const options = {
    browser,
    widths: all ? [390, 820, 1440] : [390, 1440],
    languages: all ? ['fr', 'en'] : ['fr'],
    only,
    onProgress: printProgress,
  }
  const take = ({ tree, storybook, pictures }: Side, again?: ReadonlySet<string>) =>
    timed(`${tree.name}: ${again ? 'again, alone' : 'pictures'}`, () =>
      photograph({ ...options, storybook, folder: pictures, again }),
    )
  const isSameTree = before.tree.hash === after.tree.hash
  if (fresh) await rm(before.pictures, { recursive: true, force: true })
  if (fresh || isSameTree) await rm(after.pictures, { recursive: true, force: true })
  const pairs = pairPictures(await take(before), await take(after))

  // A story may look different because of the story before it. Only what differs alone too has changed.
  const suspects = new Set<string>()
  for (const pair of pairs) {
    const [one, other] = await readPair({ before, after }, pair)
    const isEqual = one && other && (await compare(one, other)) === undefined
    if (!isEqual) suspects.add(toKey(pair.view))
  }
  if (suspects.size === 0) return pairs
  return pairPictures(await take(before, suspects), await take(after, suspects))
}

async function readPicture({ pictures }: Side, picture: Picture | undefined) {
  return picture?.picture === undefined ? undefined : readFile(join(pictures, picture.picture))
}

function readPair({ before, after }: Sides, pair: Pair) {
  return Promise.all([readPicture(before, pair.before), readPicture(after, pair.after)])
}

/** The items of the pairs that differ. Their pictures are copied beside the page. */
async function createItems(sides: Sides, pairs: readonly Pair[]): Promise<Item[]> {
  const { before, after } = sides
  const causes = {
    graph: await readImportGraph(new URL(`file://${root}`)),
    changedFiles: findChangedFiles(root, before.tree, after.tree),
  }
  const pictures = join(folder, 'pictures')
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  const items: Item[] = []
  for (const pair of pairs) {
    const item = await createItem(pair, await readPair(sides, pair), causes)
    if (item !== undefined) items.push(item)
  }
  return items
}

async function createItem(
  pair: Pair,
  [before, after]: readonly (Buffer | undefined)[],
  { graph, changedFiles }: { graph: ImportGraph; changedFiles: readonly string[] },
): Promise<Item | undefined> {
  const failure = [pair.before, pair.after].find((picture) => picture?.error !== undefined)
  const difference = before && after ? await compare(before, after) : undefined
  const isSame = before !== undefined && after !== undefined && difference === undefined
  if (isSame) return undefined
  const { story, title, name, width, language, file } = pair.view
  const paths: { before?: string; after?: string; difference?: string } = {}
  const written = { before, after, difference: difference?.picture }
  for (const side of ['before', 'after', 'difference'] as const) {
    const content = written[side]
    if (content === undefined) continue
    paths[side] = `pictures/${story}-${width}-${language}-${side}.png`
    await writeFile(join(folder, paths[side]), content)
  }
  const pictures = [before, after].filter((content) => content !== undefined)
  return {
    story,
    title,
    name,
    width,
    language,
    kind: failure ? 'failed' : getKind(pair),
    hash: hashPair(before, after),
    ...paths,
    size: pictures.length > 0 ? await readCommonSize(pictures) : undefined,
    pixels: difference?.pixels,
    files: findCauses(graph, changedFiles, file),
    message: failure
      ? `${failure === pair.before ? 'Before' : 'After'}: ${failure.error}`
      : pair.after?.warning,
  }
}

function getKind({ before, after }: Pair): Item['kind'] {
  if (before === undefined) return 'new'
  return after === undefined ? 'gone' : 'changed'
}

function printResult({ stories, compared, items }: Review, duration: number): void {
  const count = (kind: Item['kind']) => items.filter((item) => item.kind === kind).length
  console.log(
    `${stories} stories, ${compared} pictures: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('failed')} failed (${Math.round(duration / 1000)} s)`,
  )
  for (const { story, width, kind, message = '' } of items.slice(0, 20)) {
    console.log(`  ${kind}  ${story} ${width} ${message}`)
  }
  if (items.length > 20) console.log(`  and ${items.length - 20} more`)
  console.log('The page: review/index.html')
}

async function timed<Result>(label: string, action: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await action()
  console.log(`${label} (${((performance.now() - start) / 1000).toFixed(0)} s)`)
  return result
}

function printProgress(done: number, all: number): void {
  if (done % 100 === 0 || done === all) console.log(`  ${done} of ${all}`)
}
