import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { brandEngraving } from './brand.ts'
import type { LineFamily } from './curves.ts'
import { createBorder, createBackground, createRosette, createSheaf } from './figures.ts'
import { HeroIllustration } from './HeroIllustration.tsx'
import { GuillocheLines } from './GuillocheLines.tsx'
import { Rosette } from './Rosette.tsx'

const seeds = Array.from({ length: 300 }, (_, index) => `visa-${index}`)
const plane = { width: 800, height: 600 }

describe('figures', () => {
  const figures = {
    rosette: (seed: string) => createRosette(seed).families,
    'coarse rosette': (seed: string) => createRosette(seed, 'coarse').families,
    ground: (seed: string) => createBackground(seed, plane),
    sheaf: (seed: string) => createSheaf(seed, plane),
  }
  for (const [name, figure] of Object.entries(figures)) {
    test(`${name}: the same seed is the same figure`, () => {
      for (const seed of seeds) expect(figure(seed)).toEqual(figure(seed))
    })
    test(`${name}: different seeds are different figures`, () => {
      const drawn = new Set(seeds.map((seed) => JSON.stringify(figure(seed))))
      expect(drawn.size).toBe(seeds.length)
    })
  }

  test('forty neighbouring slugs are constructed in more than ten ways', () => {
    const kinds = seeds.slice(0, 40).map((seed) =>
      createRosette(seed)
        .families.map(({ steps }) => steps.flat().length)
        .join(),
    )
    expect(new Set(kinds).size).toBeGreaterThan(10)
  })

  test('a rosette stays within its circle', () => {
    for (const seed of seeds) {
      for (const { d } of createRosette(seed).families) {
        expect(farthestPoint(d)).toBeLessThanOrEqual(500)
      }
    }
  })

  test('a border has strands that close on themselves', () => {
    for (const { d } of createBorder('a', 24, 2560)) expect(d).toMatch(/^M0 /)
  })
})

describe('markup', () => {
  const figures: Record<string, (seed: string) => readonly LineFamily[]> = {
    rosette: (seed) => createRosette(seed).families,
    ground: (seed) => createBackground(seed, plane),
    border: (seed) => createBorder(seed, 24, 2560),
    sheaf: (seed) => createSheaf(seed, plane),
    mark: () => [brandEngraving],
  }
  const pictures: Record<string, { limit: number; draw: (seed: string) => ReactElement }> = {
    ...Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [
        name,
        {
          limit: 3,
          draw: (seed: string) =>
            createElement(GuillocheLines, { id: 'a', families: figure(seed) }),
        },
      ]),
    ),
    // The only drawing in prerendered pages: two rosettes, a background, a frame and a stamp.
    'home page': {
      limit: 13,
      draw: (seed) => createElement(HeroIllustration, { seed, name: 'Cité' }),
    },
  }
  for (const [name, { limit, draw }] of Object.entries(pictures)) {
    test(`${name}: whole and at most ${limit} KB`, () => {
      for (const seed of seeds.slice(0, 100)) {
        const markup = renderToStaticMarkup(draw(seed))
        expect(markup).toContain('<path')
        expect(markup.length).toBeLessThanOrEqual(limit * 1024)
        expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      }
    })
  }

  test('every reference has its target, once', () => {
    for (const { draw } of Object.values(pictures)) {
      const markup = renderToStaticMarkup(draw('visa-1'))
      const ids = Array.from(markup.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
      const references = Array.from(markup.matchAll(/href="#([^"]+)"/g), ([, id]) => id)
      expect(references.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(references))
    }
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

  test('a drawing is decorative unless it has a label', () => {
    expect(renderToStaticMarkup(createElement(Rosette, { seed: 'a' }))).toContain(
      'aria-hidden="true"',
    )
    const named = renderToStaticMarkup(createElement(Rosette, { seed: 'a', label: 'Visa' }))
    expect(named).toContain('role="img" aria-label="Visa"')
    expect(named).not.toContain('aria-hidden')
  })
})

/** The largest distance from the origin among the points the pen passes (handles left out). */
function farthestPoint(d: string): number {
  if (d.includes('A')) return Math.abs(Number.parseInt(d.slice(1), 10))
  const [x0 = 0, y0 = 0, ...rest] = Array.from(d.matchAll(/-?\d+/g), ([number]) => Number(number))
  // The first arc names both handles, the others only the second.
  const arcs = rest.slice(2)
  let [x, y, far] = [x0, y0, Math.hypot(x0, y0)]
  for (let index = 0; index + 3 < arcs.length; index += 4) {
    x += arcs[index + 2] ?? 0
    y += arcs[index + 3] ?? 0
    far = Math.max(far, Math.hypot(x, y))
  }
  return far
}
