import { readdir } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { readBuild, sumBytes } from '../../scripts/bench/page-weight.ts'
import {
  pageWeightLimits,
  getScriptBudget,
  temporaryScriptLimits,
  mockStartupKb,
} from '../../scripts/bench/budgets.ts'
import { findLargestPages } from '../../scripts/bench/page-types.ts'

const root = new URL('../../', import.meta.url).pathname
const languages = ['fr', 'en'] as const

/** What a part of the site leaves in the script that holds it. */
const markers = {
  Quill: 'ql-editor',
  Swiper: 'swiper-slide-prev',
  'lists of the back-office': 'text/csv',
  'forms of the back-office (drafts), records of the mock': 'indexedDB',
  'texts of the back-office': 'Sans statut',
}
const demoMarkers = { ...markers, 'the mock': 'onUnhandledFrame', 'the demo’s bar': 'bar-open' }

// Compressing is all that costs here: one worker, in which both tests of a build share what was weighed.
test.describe.configure({ mode: 'default' })

for (const [folder, unwanted] of [
  ['dist', markers],
  ['dist-demo', demoMarkers],
] as const) {
  const build = readBuild(root + folder)

  test(`${folder}: no public page is heavier than its budget`, async () => {
    const types = await findLargestPages(root + folder)
    expect(types.length).toBeGreaterThan(15)
    for (const { route, file } of types) {
      for (const language of languages) {
        const { html, styles, scripts, fonts } = await build.getFirstLoad(file, language)
        const withinLimit = (what: string, bytes: number, limit: number) => {
          expect.soft(bytes / 1024, `${route} in ${language}: KB of ${what}`).toBeLessThan(limit)
        }
        withinLimit('HTML', html, pageWeightLimits.html)
        withinLimit('styles', styles, pageWeightLimits.styles)
        withinLimit('preloaded fonts', sumBytes(fonts), pageWeightLimits.fonts)
        const ofScripts = temporaryScriptLimits[route] ?? getScriptBudget(route)
        const extra = folder === 'dist-demo' ? mockStartupKb : 0
        withinLimit('scripts', sumBytes(scripts), ofScripts + extra)
        expect.soft(fonts.length, `${route}: preloaded fonts`).toBeLessThanOrEqual(2)
      }
    }
  })

  test(`${folder}: a public page loads nothing that it does not show`, async () => {
    const scripts = (await readdir(`${root}${folder}/assets`))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `assets/${name}`)
    const holders = new Map<string, string[]>()
    for (const [what, trace] of Object.entries(unwanted)) {
      const found: string[] = []
      for (const script of scripts) {
        if ((await build.textOf(script)).includes(trace)) found.push(script)
      }
      // Otherwise the trace is of nothing any more, and the test of no worth.
      expect(found, `${what} is somewhere in ${folder}`).not.toEqual([])
      holders.set(what, found)
    }
    for (const { route, file } of await findLargestPages(root + folder)) {
      for (const language of languages) {
        const loaded = (await build.getFirstLoad(file, language)).scripts.map(({ name }) => name)
        for (const [what, files] of holders) {
          const both = loaded.filter((name) => files.includes(name))
          expect.soft(both, `${route} loads ${what}`).toEqual([])
        }
      }
    }
  })
}
