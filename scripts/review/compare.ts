import { createHash } from 'node:crypto'

import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

import type { ImportGraph } from '../design-system/import-graph.ts'
import { collectReachable } from '../reachable.ts'
import { type Picture, toKey } from './photograph.ts'

/** What is different between two pictures; undefined if nothing is. */
export interface Difference {
  readonly pixels: number
  /** A PNG: the pixels that differ, over the faded picture. */
  readonly picture: Buffer
}

/** A small difference of colour counts: both pictures are from the same browser. */
const threshold = 0.02
/** Around a picture that is smaller than the other. */
const outside = { r: 255, g: 0, b: 255, alpha: 1 }

/** Compares two PNGs. Pixels that differ only by antialiasing do not count. A different size always does. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined
  const { width, height } = await readCommonSize([before, after])
  const readPixels = async (picture: Buffer) => {
    const size = await sharp(picture).metadata()
    const edges = { right: width - size.width, bottom: height - size.height }
    return sharp(picture)
      .ensureAlpha()
      .extend({ ...edges, background: outside })
      .raw()
      .toBuffer()
  }
  const [one, other] = await Promise.all([readPixels(before), readPixels(after)])
  const output = Buffer.alloc(one.length)
  const pixels = pixelmatch(one, other, output, width, height, {
    threshold,
    diffColor: [194, 0, 72],
    aaColor: [214, 214, 214],
  })
  if (pixels === 0) return undefined
  const picture = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, picture }
}

/** The width of the wider and the height of the higher picture. */
export async function readCommonSize(pictures: readonly Buffer[]) {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  }
}

/** Two pictures, one of which may be missing, as a short text. */
export function hashPair(before: Buffer | undefined, after: Buffer | undefined): string {
  const hash = createHash('sha256')
  for (const picture of [before, after]) {
    hash.update(`${picture?.length ?? 'none'} `)
    if (picture !== undefined) hash.update(picture)
  }
  return hash.digest('hex').slice(0, 16)
}

/** A story at a width in a language, in both trees. */
export interface Pair {
  /** The later picture, or the earlier one of a story that is gone. */
  readonly view: Picture
  readonly before: Picture | undefined
  readonly after: Picture | undefined
}

/** Pairs the pictures of two trees by story, width and language, in the order of the later one. */
export function pairPictures(before: readonly Picture[], after: readonly Picture[]): Pair[] {
  const earlier = new Map(before.map((picture) => [toKey(picture), picture]))
  const later = new Map(after.map((picture) => [toKey(picture), picture]))
  const gone = before.filter((picture) => !later.has(toKey(picture)))
  return [...after, ...gone].map((view) => ({
    view,
    before: earlier.get(toKey(view)),
    after: later.get(toKey(view)),
  }))
}

/** The changed files that a stories file leads to by its imports, itself included. */
export function findCauses(
  { imports }: ImportGraph,
  changedFiles: readonly string[],
  stories: string,
): string[] {
  const reached = collectReachable([stories], (path) => imports.get(path))
  return changedFiles.filter((path) => reached.has(path))
}
