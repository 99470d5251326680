/**
 * `npm run fonts`: reduces the typefaces to the glyphs of both languages and writes them to `src/ui/styles/fonts/`. Run it
 * when a typeface changes, and commit the result.
 */
import { readFile, writeFile } from 'node:fs/promises'

import subsetFont from 'subset-font'

const letters =
  getCharacterRange(0x20, 0x7e) +
  getCharacterRange(0xa0, 0xff) +
  'ŒœŸŠšŽž‘’‚“”„‹›–—…•·−×→←↗↓↑€™№\u202f\u2009\u2011'
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<>/-–.,:·№ \u00a0'

const fonts = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader.woff2',
    text: letters,
    // For headings only, so one optical size is enough.
    axes: { opsz: 48, wght: { min: 400, max: 600 } },
  },
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'newsreader-italic.woff2',
    text: letters,
    axes: { opsz: 48, wght: 400 },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    text: letters,
    axes: {},
  },
  {
    from: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2',
    to: 'ibm-plex-mono.woff2',
    text: capitals,
    axes: {},
  },
]

for (const font of fonts) {
  const source = await readFile(new URL(`../node_modules/${font.from}`, import.meta.url))
  const subset = await subsetFont(source, font.text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  })
  await writeFile(new URL(`../src/ui/styles/fonts/${font.to}`, import.meta.url), subset)
  console.log(`${font.to}: ${source.length} → ${subset.length} bytes`)
}

function getCharacterRange(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}
