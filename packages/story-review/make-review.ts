import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { buildStorybook } from './build.ts'
import type { Picture } from './camera.ts'
import { compare, hashPair, readCommonSize } from './compare.ts'
import { readDecisions } from './files.ts'
import { writePage } from './page.ts'
import { photograph } from './photograph.ts'
import type { Project } from './project.ts'
import { type Item, type Review, toKey, type Tree } from './review.ts'
import { findChangedFiles, findCommit, saveWorkingTree } from './trees.ts'

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

/** Compares the stories of a commit and of the working tree, and writes the page about it. */
export async function makeReview(project: Project, name: string, choices: Choices): Promise<void> {
  const start = performance.now()
  const { root, folder } = project
  const cache = join(folder, 'cache')
  await mkdir(folder, { recursive: true })
  // Before anything is written: a damaged file must not surprise at the end.
  await readDecisions(join(folder, 'decisions.json'))
  const trees = { before: findCommit(project, name), after: saveWorkingTree(project) }
  const isSameTree = trees.before.hash === trees.after.hash
  const toSide = (tree: Tree, pictures: string): Side => ({
    tree,
    storybook: join(cache, tree.hash, 'storybook'),
    pictures: join(cache, tree.hash, pictures),
  })
  const before = toSide(trees.before, 'pictures')
  // A commit against itself is photographed twice: one set of pictures would prove nothing.
  const after = toSide(trees.after, isSameTree ? 'pictures-again' : 'pictures')
  for (const { tree, storybook } of [before, after]) {
    console.log(`${tree.name}: ${tree.commit.slice(0, 8)} ${tree.subject}`)
    await timed('  Storybook', () => buildStorybook(project, tree, storybook))
  }
  if (choices.fresh) await rm(before.pictures, { recursive: true, force: true })
  if (choices.fresh || isSameTree) await rm(after.pictures, { recursive: true, force: true })
  const pairs = await photographBoth(project, before, after, choices)

  const pictures = join(folder, 'pictures')
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  const readSources = await project.readSources()
  const changedFiles = findChangedFiles(root, trees.before, trees.after)
  const items: Item[] = []
  for (const pair of pairs) {
    const item = await createItem(folder, pair)
    if (item === undefined) continue
    const sources = readSources(pair.view.file)
    items.push({ ...item, files: changedFiles.filter((path) => sources.has(path)) })
  }
  const review: Review = {
    ...trees,
    time: new Date().toISOString(),
    only: choices.only,
    stories: new Set(pairs.map(({ view }) => view.story)).size,
    compared: pairs.length,
    items,
  }
  await writeFile(join(folder, 'review.json'), JSON.stringify(review, undefined, 1))
  await writePage(project, review)
  printReview(review, performance.now() - start)
  for (const hash of await readdir(cache)) {
    const isUsed = hash === trees.before.hash || hash === trees.after.hash
    if (!isUsed) await rm(join(cache, hash), { recursive: true, force: true })
  }
}

async function photographBoth(
  project: Project,
  before: Side,
  after: Side,
  { all, only }: Choices,
): Promise<Pair[]> {
  const browser = await project.launchBrowser()
  const choose = <Choice>({ usual, more }: Record<'usual' | 'more', readonly Choice[]>) =>
    all ? [...usual, ...more] : usual
  const options = {
    browser,
    sizes: choose(project.sizes),
    languages: choose(project.languages),
    only,
  }
  const take = async (again?: ReadonlySet<string>) => {
    const taken = []
    for (const { tree, storybook, pictures: folder } of [before, after]) {
      const action = () => photograph(project, { ...options, storybook, folder, again })
      taken.push(await timed(`${tree.name}: ${again ? 'again, alone' : 'pictures'}`, action))
    }
    const [earlier = [], later = []] = taken
    return pairPictures(
      earlier.map((picture) => ({ ...picture, folder: before.pictures })),
      later.map((picture) => ({ ...picture, folder: after.pictures })),
    )
  }
  try {
    const pairs = await take()
    // A story may look different because of the story before it. Only what differs alone too has changed.
    const suspects = new Set<string>()
    for (const pair of pairs) {
      const [one, other] = await readPair(pair)
      const isEqual = one && other && (await compare(one, other)) === undefined
      if (!isEqual) suspects.add(toKey(pair.view))
    }
    return suspects.size === 0 ? pairs : await take(suspects)
  } finally {
    await browser.close()
  }
}

/** A picture in the folder that has it. */
interface StoredPicture extends Picture {
  readonly folder: string
}

/** A story at a width in a language, in both trees. */
interface Pair {
  /** The later picture, or the earlier one of a story that is gone. */
  readonly view: StoredPicture
  readonly before: StoredPicture | undefined
  readonly after: StoredPicture | undefined
}

/** Pairs the pictures of two trees by story, width and language, in the order of the later one. */
export function pairPictures(
  before: readonly StoredPicture[],
  after: readonly StoredPicture[],
): Pair[] {
  const earlier = new Map(before.map((picture) => [toKey(picture), picture]))
  const later = new Map(after.map((picture) => [toKey(picture), picture]))
  return [...new Map([...later, ...[...earlier].filter(([key]) => !later.has(key))])].map(
    ([key, view]) => ({ view, before: earlier.get(key), after: later.get(key) }),
  )
}

const readPair = ({ before, after }: Pair) =>
  Promise.all(
    [before, after].map(async (stored) =>
      stored?.picture === undefined ? undefined : readFile(join(stored.folder, stored.picture)),
    ),
  )

/** The item of a pair that differs. Its pictures are written beside the page. */
async function createItem(folder: string, pair: Pair): Promise<Omit<Item, 'files'> | undefined> {
  const [before, after] = await readPair(pair)
  const failed = [pair.before, pair.after].find((picture) => picture?.error !== undefined)
  const difference = before && after && (await compare(before, after))
  if (before && after && difference === undefined) return undefined
  const { story, title, name, width, language } = pair.view
  const paths: Partial<Record<'before' | 'after' | 'difference', string>> = {}
  const written = { before, after, difference: difference?.picture }
  for (const side of ['before', 'after', 'difference'] as const) {
    const content = written[side]
    if (content === undefined) continue
    paths[side] = `pictures/${toKey(pair.view)}-${side}.png`
    await writeFile(join(folder, paths[side]), content)
  }
  const pictures = [before, after].filter((content) => content !== undefined)
  const kind = pair.before === undefined ? 'new' : pair.after === undefined ? 'gone' : 'changed'
  return {
    story,
    title,
    name,
    width,
    language,
    kind: failed ? 'failed' : kind,
    hash: hashPair(before, after),
    ...paths,
    size: pictures.length > 0 ? await readCommonSize(pictures) : undefined,
    pixels: difference?.pixels,
    message: failed
      ? `${failed === pair.before ? 'Before' : 'After'}: ${failed.error}`
      : pair.after?.warning,
  }
}

function printReview({ stories, compared, items }: Review, duration: number): void {
  const counts = (['changed', 'new', 'gone', 'failed'] as const).map(
    (kind) => `${items.filter((item) => item.kind === kind).length} ${kind}`,
  )
  console.log(
    `${stories} stories, ${compared} pictures: ${counts.join(', ')} (${Math.round(duration / 1000)} s)`,
  )
}

async function timed<Result>(label: string, action: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  const result = await action()
  console.log(`${label} (${((performance.now() - start) / 1000).toFixed(0)} s)`)
  return result
}
