import { readFile } from 'node:fs/promises'

import fontverter from 'fontverter'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'

import * as texts from '../src/i18n/fr/index.ts'

/**
 * A page is rendered with a fallback font until its fonts load. It does not move if the fallback has the same height and,
 * for our texts, the same width. The test compares the metrics of font files, so installed fonts do not matter.
 * `npm run bench` measures the shifts in a browser.
 */
const folder = new URL('../src/ui/styles/', import.meta.url).pathname
const css = await readFile(`${folder}fonts.css`, 'utf8')

interface FontFace {
  readonly family: string
  readonly style: string
  readonly weights: readonly number[]
  /** Its first source: one of our files, or a font of the device. */
  readonly source: string
  /** The value of a percentage descriptor, as a fraction. */
  readonly getFraction: (descriptor: string) => number
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
    getFraction: (descriptor) => Number.parseFloat(read.get(descriptor) ?? '') / 100,
    isForSpaces: read.has('unicode-range'),
  })
})
const fallbacks = faces.filter(({ family }) => family.endsWith(' fallback'))

/** Free fonts with the same letter widths as the named fonts. */
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

/** The width of a text in em. */
function getWidth(font: Font, text: string): number {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const advances = buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance)
  return advances.reduce((sum, advance) => sum + advance, 0) / font.face.upem
}

function collectTexts(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(collectTexts)
}

const ownWords = collectTexts(Object.entries(texts).filter(([name]) => !name.startsWith('admin')))
  .join(' ')
  .replaceAll(/\{\{.*?\}\}|<[^>]*>/g, '')

describe.each(fallbacks.filter(({ isForSpaces }) => !isForSpaces))(
  '$family, $style, $weights',
  (fallback) => {
    const family = fallback.family.replace(' fallback', '')
    const own = faces.find((face) => face.family === family && face.style === fallback.style)
    const twin = `node_modules/@fontsource/${twins[fallback.source] ?? ''}.woff2`

    it('has the same height', async () => {
      const font = await open(folder + (own?.source ?? ''))
      const { ascender, descender, lineGap } = font.hExtents()
      const size = fallback.getFraction('size-adjust') * font.face.upem
      expect(fallback.getFraction('ascent-override') * size).toBeCloseTo(ascender, -1)
      expect(fallback.getFraction('descent-override') * size).toBeCloseTo(-descender, -1)
      expect(fallback.getFraction('line-gap-override') * size).toBe(lineGap)
    })

    it('has the same width for the texts of the site', async () => {
      const device = await open(twin)
      const spaces = fallbacks.find((face) => face.isForSpaces && face.family === fallback.family)
      const words = ownWords.replaceAll(/[ \u00A0]/g, '')
      const getSpacesWidth = (font: Font) => (ownWords.length - words.length) * getWidth(font, ' ')
      const before =
        getWidth(device, words) * fallback.getFraction('size-adjust') +
        getSpacesWidth(device) * (spaces ?? fallback).getFraction('size-adjust')
      const ratios = await Promise.all(
        fallback.weights.map(async (weight) => {
          const font = await open(folder + (own?.source ?? ''), weight)
          return before / (getWidth(font, words) + getSpacesWidth(font))
        }),
      )
      // The mean of a range of weights.
      const middle = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
      expect(Math.abs(middle - 1)).toBeLessThan(0.03)
    })
  },
)

it('every weight and style has a fallback that follows it in the tokens', async () => {
  const tokens = await readFile(`${folder}tokens.css`, 'utf8')
  // The monospace font sets a word or two of capitals, which have a similar width in all monospace fonts.
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
