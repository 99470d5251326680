/** The lines of the home page's passport, which the build serves as a file of its own (`passport.svg`). */
import { formatNumber, type Ink, type StrokedPath } from './curves.ts'
import { createBackground, createBorder, createRosette } from './figures.ts'
import { createBeads, createCircle, createRays } from './rings.ts'
import { createSeededRandom } from '#platform/seeded-random.ts'

const stampPaths: readonly StrokedPath[] = [
  createCircle(68, 2, 'first'),
  createCircle(64, 0.8, 'first'),
  createCircle(43, 1.2, 'first'),
  createRays({ inner: 32, outer: 40, ink: 'first' }, 72, 30),
  createBeads(25, 2.2, 24, 'first'),
]

const cornerPaths: readonly StrokedPath[] = [
  createCircle(9, 0.8, 'second'),
  createRays({ inner: 3, outer: 7.5, ink: 'first' }, 24, 30),
]

/** The file. `HeroIllustration` places its groups and decides their inks: custom properties are inherited by a `<use>`. */
export function createPassportFile(): string {
  const groups = Object.entries({
    background: createBackground('b', { width: 492, height: 488 }, 0.7),
    border: createBorder('cadre', 20, 600),
    corner: cornerPaths,
    large: createRosette('b a').paths,
    small: createRosette('b b').paths,
    stamp: stampPaths,
  }).map(([id, paths]) => `<g id="${id}">${paths.map(toMarkup).join('')}</g>`)
  const number = String(createSeededRandom('number b').integer(1_000_000, 9_999_999))
  groups.push(`<path id="number" d="${toPerforationPath(number)}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none">\n${groups.join('\n')}\n</svg>\n`
}

const inks: Record<Ink, string> = { first: 'var(--ink-first)', second: 'var(--ink-second)' }

function toMarkup({ d, ink, width, dashes }: StrokedPath): string {
  const dashed = dashes
    ? ` pathLength="${dashes.count * 100}" stroke-dasharray="${dashes.share} ${100 - dashes.share}"`
    : ''
  const cap = dashes?.share === 0 ? ' stroke-linecap="round"' : ''
  return `<path d="${d}" stroke="${inks[ink]}" stroke-width="${formatNumber(width)}"${dashed}${cap}/>`
}

/** Digits as a laser perforates them through a passport: five rows of three dots. */
const digitDots: Record<string, string> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001011001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001001010010',
  '8': '111101111101111',
  '9': '111101111001111',
}

/** Path data of points one unit apart, to be stroked with round caps; a digit is five units wide with its space. */
function toPerforationPath(digits: string): string {
  let pen = { x: 0, y: 0 }
  let data = 'M0 0'
  for (const [position, digit] of Array.from(digits).entries()) {
    for (const [index, sign] of Array.from(digitDots[digit] ?? '').entries()) {
      if (sign === '0') continue
      const x = position * 5 + (index % 3)
      const y = Math.floor(index / 3)
      data += `m${x - pen.x} ${y - pen.y}h0`
      pen = { x, y }
    }
  }
  return data
}
