import { createHash } from 'node:crypto'

import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

import type { ImportGraph } from '../design-system/import-graph.ts'
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
  const sizes = await Promise.all([readSize(before), readSize(after)])
  const width = Math.max(...sizes.map((size) => size.width))
  const height = Math.max(...sizes.map((size) => size.height))
  const [one, other] = await Promise.all(
    [before, after].map((picture, index) =>
      sharp(picture)
        .ensureAlpha()
        .extend({
          right: width - (sizes[index]?.width ?? 0),
          bottom: height - (sizes[index]?.height ?? 0),
          background: outside,
        })
        .raw()
        .toBuffer(),
    ),
  )
  if (one === undefined || other === undefined) return undefined
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

export async function readSize(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
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

/** A view in both trees. */
export interface Pair {
  readonly before: Picture | undefined
  readonly after: Picture | undefined
}

/** Pairs the pictures of two trees by story, width and language, in the order of the later one. */
export function pairPictures(before: readonly Picture[], after: readonly Picture[]): Pair[] {
  const earlier = new Map(before.map((picture) => [toKey(picture), picture]))
  const later = new Map(after.map((picture) => [toKey(picture), picture]))
  return [...new Set([...later.keys(), ...earlier.keys()])].map((key) => ({
    before: earlier.get(key),
    after: later.get(key),
  }))
}

/** The changed files that a stories file leads to by its imports, itself included. */
export function findCauses(
  { imports }: ImportGraph,
  changedFiles: readonly string[],
  stories: string,
): string[] {
  const reached = new Set([stories])
  // A set yields what is added while it is read.
  for (const path of reached) for (const one of imports.get(path) ?? []) reached.add(one)
  return changedFiles.filter((path) => reached.has(path))
}
