import { readdir } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { readBuild, sumOf } from '../../scripts/bench/first-load.ts'
import { byteLimits, scriptGoal, scriptLimits, startOfMock } from '../../scripts/bench/goals.ts'
import { pageTypes } from '../../scripts/bench/page-types.ts'

const root = new URL('../../', import.meta.url).pathname
const languages = ['fr', 'en'] as const

/** What a part of the site leaves in the script that holds it. */
const traces = {
  Quill: 'ql-editor',
  Swiper: 'swiper-slide-prev',
  'lists of the back-office': 'getCoreRowModel',
  'forms of the back-office (drafts), records of the mock': 'indexedDB',
  'texts of the back-office': 'Sans statut',
}
const tracesOfDemo = { ...traces, 'the mock': 'onUnhandledFrame', 'the demo’s bar': 'bar-open' }

// Compressing is all that costs here: one worker, in which both tests of a build share what was weighed.
test.describe.configure({ mode: 'default' })

for (const [folder, unwanted] of [
  ['dist', traces],
  ['dist-demo', tracesOfDemo],
] as const) {
  const build = readBuild(root + folder)

  test(`${folder}: no public page is heavier than its budget`, async () => {
    const types = await pageTypes(root + folder)
    expect(types.length).toBeGreaterThan(15)
    for (const { route, file } of types) {
      for (const language of languages) {
        const { html, styles, scripts, fonts } = await build.firstLoad(file, language)
        const withinLimit = (what: string, bytes: number, limit: number) => {
          expect.soft(bytes / 1024, `${route} in ${language}: KB of ${what}`).toBeLessThan(limit)
        }
        withinLimit('HTML', html, byteLimits.html)
        withinLimit('styles', styles, byteLimits.styles)
        withinLimit('preloaded fonts', sumOf(fonts), byteLimits.fonts)
        const ofScripts = scriptLimits[route] ?? scriptGoal(route)
        const extra = folder === 'dist-demo' ? startOfMock : 0
        withinLimit('scripts', sumOf(scripts), ofScripts + extra)
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
    for (const { route, file } of await pageTypes(root + folder)) {
      for (const language of languages) {
        const loaded = (await build.firstLoad(file, language)).scripts.map(({ name }) => name)
        for (const [what, files] of holders) {
          const both = loaded.filter((name) => files.includes(name))
          expect.soft(both, `${route} loads ${what}`).toEqual([])
        }
      }
    }
  })
}
