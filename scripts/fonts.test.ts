import { readFile } from 'node:fs/promises'

import fontverter from 'fontverter'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'

import * as texts from '../src/i18n/fr/index.ts'

/**
 * A page is drawn before its fonts come, in a face that the device has. What keeps it from moving when they do is that
 * this face is as high and, over our own words, as wide. That is a matter of numbers in two font files: what the
 * machine of a test has installed plays no part. How much a page moves in a browser, `npm run bench` measures.
 */
const folder = new URL('../src/ui/styles/', import.meta.url).pathname
const css = await readFile(`${folder}fonts.css`, 'utf8')

interface FontFace {
  readonly family: string
  readonly style: string
  readonly weights: readonly number[]
  /** The first of its sources: a file of ours, or a face that the device has. */
  readonly source: string
  /** The part of the em that a descriptor says. */
  readonly of: (descriptor: string) => number
  readonly isForSpaces: boolean
}

const faces: FontFace[] = []
parse(css).walkAtRules('font-face', (rule) => {
  const read = new Map<string, string>()
  rule.walkDecls(({ prop, value }) => {
    read.set(prop, value)
  })
  faces.push({
    family: read.get('font-family')?.replaceAll("'", '') ?? '',
    style: read.get('font-style') ?? 'normal',
    weights: (read.get('font-weight') ?? '').split(' ').map(Number),
    source: /\('([^']*)'\)/.exec(read.get('src') ?? '')?.[1] ?? '',
    of: (descriptor) => Number.parseFloat(read.get(descriptor) ?? '') / 100,
    isForSpaces: read.has('unicode-range'),
  })
})
const fallbacks = faces.filter(({ family }) => family.endsWith(' fallback'))

/** Free fonts, each letter of which is as wide as in the face of that name. */
const twins: Readonly<Record<string, string>> = {
  'Times New Roman': 'tinos/files/tinos-latin-400-normal',
  'Times New Roman Italic': 'tinos/files/tinos-latin-400-italic',
  Arial: 'arimo/files/arimo-latin-400-normal',
  'Arial Bold': 'arimo/files/arimo-latin-700-normal',
}

async function open(path: string, weight?: number): Promise<Font> {
  const file = await fontverter.convert(await readFile(path), 'sfnt')
  const font = new Font(new Face(new Blob(new Uint8Array(file).buffer)))
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)])
  return font
}

/** How wide a text is, in em. */
function widthOf(font: Font, text: string): number {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance)
  return advances.reduce((sum, advance) => sum + advance, 0) / font.face.upem
}

function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(leaves)
}

const ownWords = leaves(Object.entries(texts).filter(([name]) => !name.startsWith('admin')))
  .join(' ')
  .replaceAll(/\{\{.*?\}\}|<[^>]*>/g, '')

describe.each(fallbacks.filter(({ isForSpaces }) => !isForSpaces))(
  '$family, $style, $weights, until the file is there',
  (fallback) => {
    const family = fallback.family.replace(' fallback', '')
    const own = faces.find((face) => face.family === family && face.style === fallback.style)
    const twin = `node_modules/@fontsource/${twins[fallback.source] ?? ''}.woff2`

    it('is as high', async () => {
      const font = await open(folder + (own?.source ?? ''))
      const { ascender, descender, lineGap } = font.hExtents()
      const size = fallback.of('size-adjust') * font.face.upem
      expect(fallback.of('ascent-override') * size).toBeCloseTo(ascender, -1)
      expect(fallback.of('descent-override') * size).toBeCloseTo(-descender, -1)
      expect(fallback.of('line-gap-override') * size).toBe(lineGap)
    })

    it('is as wide over the words of the site', async () => {
      const [device, spaces] = [
        await open(twin),
        fallbacks.find((face) => face.isForSpaces && face.family === fallback.family),
      ]
      const words = ownWords.replaceAll(/[ \u00A0]/g, '')
      const spacesOf = (font: Font) => (ownWords.length - words.length) * widthOf(font, ' ')
      const before =
        widthOf(device, words) * fallback.of('size-adjust') +
        spacesOf(device) * (spaces ?? fallback).of('size-adjust')
      const ratios = await Promise.all(
        fallback.weights.map(async (weight) => {
          const font = await open(folder + (own?.source ?? ''), weight)
          return before / (widthOf(font, words) + spacesOf(font))
        }),
      )
      // Of a range of weights, the middle.
      const middle = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
      expect(Math.abs(middle - 1)).toBeLessThan(0.03)
    })
  },
)

it('every weight and style has such a face, which stands after it wherever it is used', async () => {
  const tokens = await readFile(`${folder}tokens.css`, 'utf8')
  // The machine face is a word or two of capitals, as wide in nearly every such face of a device.
  const inSentences = faces.filter(
    ({ family }) => !family.endsWith(' fallback') && family !== 'IBM Plex Mono',
  )
  for (const { family, style, weights } of inSentences) {
    const covered = fallbacks.filter(
      (face) => face.family === `${family} fallback` && face.style === style && !face.isForSpaces,
    )
    const all = covered.flatMap((face) => face.weights)
    expect([Math.min(...all), Math.max(...all)], family).toEqual([
      Math.min(...weights),
      Math.max(...weights),
    ])
    expect(tokens).toContain(`'${family}', '${family} fallback'`)
  }
})
