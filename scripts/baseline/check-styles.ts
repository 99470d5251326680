/** Reports CSS beyond the Baseline; part of `npm run check`. */
import { glob, readFile } from 'node:fs/promises'

import { createBaseline, findUnsupportedCss } from 'baseline-check'

import { baselineDate } from './targets.ts'

/** Features that may be missing, with the effect on browsers without them. */
const refinements: Readonly<Record<string, string>> = {
  'accent-color': 'native controls have the default colour',
  'backdrop-filter': 'its background is nearly opaque anyway',
  'box-decoration-break': 'the background of highlighted text has no padding at line breaks',
  'content-visibility': 'content out of view is rendered too',
  cursor: 'the default pointer',
  'field-sizing': 'a text box keeps the height of its rows',
  'forced-color-adjust': 'selected and disabled controls also differ by border and text',
  'hyphenate-limit-chars': 'short words are hyphenated too',
  'interpolate-size': 'an answer opens at once',
  'line-clamp': '`-webkit-line-clamp` precedes it',
  'overflow-clip-margin': 'a focus ring is cut at the edge during an animation',
  'overscroll-behavior': 'the page scrolls on at the end of a list',
  'overscroll-behavior-inline': 'the same, horizontally',
  resize: 'a text box scrolls instead',
  'scrollbar-color': 'the default scrollbar',
  'scrollbar-gutter': 'the page moves by the width of a scrollbar when a dialog opens',
  'scrollbar-width': 'the default scrollbar',
  'text-size-adjust': 'a phone in landscape may enlarge text',
  'text-wrap: pretty': 'default line breaks',
  'user-select': 'captions can be selected',
  '::details-content': 'an answer opens at once',
  '::highlight': 'the place of a loss is not marked, and a button leads to it',
  '::marker': 'list numbers have the colour of the text',
  '::selection': 'selected text has the default colours',
  '@page': 'the default margins of the printer',
  '@starting-style': 'the menu opens at once',
  'break-after: avoid': 'a printed heading may end a page',
  orphans: 'a printed paragraph may leave one line behind',
  widows: 'a printed paragraph may leave one line behind',
}

const baseline = createBaseline(baselineDate)
for await (const file of glob('{src,mocks,.storybook}/**/*.css')) {
  const css = await readFile(file, 'utf8')
  for (const { line, message } of findUnsupportedCss(css, baseline, refinements)) {
    console.error(`${file}:${line}: ${message}`)
    process.exitCode = 1
  }
}
