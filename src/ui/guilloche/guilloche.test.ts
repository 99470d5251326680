import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { createBorder, createBackground, createRosette, createSheaf } from './figures.ts'
import { HeroIllustration } from './HeroIllustration.tsx'
import { GuillocheLines } from './GuillocheLines.tsx'
import { createPassportFile } from './passport.ts'
import { Rosette } from './Rosette.tsx'

const seeds = Array.from({ length: 100 }, (_, index) => `visa-${index}`)
const size = { width: 800, height: 600 }

const figures = {
  rosette: (seed: string) => createRosette(seed).paths,
  'coarse rosette': (seed: string) => createRosette(seed, 'coarse').paths,
  background: (seed: string) => createBackground(seed, size),
  border: (seed: string) => createBorder(seed, 24, 2560),
  sheaf: (seed: string) => createSheaf(seed, size),
}

describe('figures', () => {
  for (const [name, figure] of Object.entries(figures)) {
    test(`${name}: the same seed gives the same figure`, () => {
      for (const seed of seeds) expect(figure(seed)).toEqual(figure(seed))
    })
    // A border has few variants.
    if (name === 'border') continue
    test(`${name}: different seeds give different figures`, () => {
      const drawn = new Set(seeds.map((seed) => JSON.stringify(figure(seed))))
      expect(drawn.size).toBe(seeds.length)
    })
  }

  test('forty neighbouring slugs are constructed in more than ten ways', () => {
    const kinds = seeds.slice(0, 40).map((seed) =>
      createRosette(seed)
        .paths.map(({ d }) => d.split('M').length)
        .join(),
    )
    expect(new Set(kinds).size).toBeGreaterThan(10)
  })

  test('a rosette stays within its circle', () => {
    for (const seed of seeds) {
      for (const { d } of createRosette(seed).paths) {
        expect(farthestPoint(d)).toBeLessThanOrEqual(500)
      }
    }
  })

  test('a border has strands that close on themselves', () => {
    for (const { d } of createBorder('a', 24, 2560)) expect(d).toMatch(/^M0 /)
  })
})

describe('markup', () => {
  for (const [name, figure] of Object.entries(figures)) {
    // Elements, not lines, are what a drawing costs: thousands of them took most of a page's rendering time.
    test(`${name}: valid numbers in at most 16 elements`, () => {
      for (const seed of seeds) {
        const paths = figure(seed)
        const markup = renderToStaticMarkup(createElement(GuillocheLines, { paths }))
        expect(markup).toContain('<path')
        expect(paths.length).toBeLessThanOrEqual(16)
        expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      }
    })
  }

  test('the hero refers to groups that its file has', () => {
    const markup = renderToStaticMarkup(createElement(HeroIllustration, { name: 'Cité' }))
    const references = Array.from(markup.matchAll(/\.svg#([^"]+)"/g), ([, id]) => `id="${id}"`)
    expect(references.length).toBeGreaterThan(0)
    const file = createPassportFile()
    for (const reference of references) expect(file).toContain(reference)
  })

  test('two figures on a page share no id', () => {
    const page = createElement(
      'div',
      null,
      ...[1, 2].map((key) => createElement(HeroIllustration, { key, name: 'Cité' })),
    )
    const ids = Array.from(renderToStaticMarkup(page).matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a drawing is decorative', () => {
    const markup = renderToStaticMarkup(createElement(Rosette, { seed: 'a' }))
    expect(markup).toContain('aria-hidden="true"')
  })
})

/** The largest distance from the origin among the points the pen passes (handles left out). */
function farthestPoint(d: string): number {
  if (d.includes('A')) return Math.abs(Number.parseInt(d.slice(1), 10))
  return Math.max(...d.split('M').slice(1).map(farthestPointOfLine))
}

function farthestPointOfLine(d: string): number {
  const numbers = Array.from(d.matchAll(/-?(?:\d+(?:\.\d+)?|\.\d+)/g), ([number]) => Number(number))
  // The first arc names both handles, the others only the second.
  const [x0 = 0, y0 = 0, , , ...arcs] = numbers
  let [x, y, far] = [x0, y0, Math.hypot(x0, y0)]
  for (let index = 0; index + 3 < arcs.length; index += 4) {
    x += arcs[index + 2] ?? 0
    y += arcs[index + 3] ?? 0
    far = Math.max(far, Math.hypot(x, y))
  }
  return far
}
