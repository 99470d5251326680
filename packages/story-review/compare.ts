import { createHash } from 'node:crypto'

import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

import type { Size } from './project.ts'

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
export async function readCommonSize(pictures: readonly Buffer[]): Promise<Size> {
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
