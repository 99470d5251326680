import { readdir } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { readBuild, sumBytes } from '../../scripts/bench/page-weight.ts'
import { pageWeightLimits, mockStartupKb } from '../../scripts/bench/budgets.ts'
import { findLargestPages } from '../../scripts/bench/page-types.ts'

const root = new URL('../../', import.meta.url).pathname
const languages = ['fr', 'en'] as const

/** Texts that occur in the scripts of parts of the site. */
const markers = {
  Quill: 'ql-editor',
  Swiper: 'swiper-slide-prev',
  'routes of the back-office': '/admin/plans/modification/$list',
  'lists of the back-office': 'text/csv',
  'forms of the back-office (drafts), records of the mock': 'indexedDB',
  'texts of the back-office': 'Sans statut',
}
const demoMarkers = {
  ...markers,
  'the mock': 'onUnhandledFrame',
  'the demo toolbar': 'bar-open',
  'the notes': 'droit-de-cite-demo.notes',
}

// In one worker, so that the tests of a build share its compressed sizes.
test.describe.configure({ mode: 'default' })

for (const [folder, foreignMarkers] of [
  ['test-builds/site', markers],
  ['test-builds/demo', demoMarkers],
] as const) {
  const build = readBuild(root + folder)

  test(`${folder}: no public page is heavier than its budget`, async () => {
    const types = await findLargestPages(root + folder)
    expect(types.length).toBeGreaterThan(15)
    for (const { route, scriptLimit, file } of types) {
      for (const language of languages) {
        const { html, english, styles, scripts, fonts, translations } = await build.getFirstLoad(
          file,
          language,
        )
        const withinLimit = (type: string, bytes: number, limit: number) => {
          expect.soft(bytes / 1024, `${route} in ${language}: KB of ${type}`).toBeLessThan(limit)
        }
        withinLimit('HTML', html, pageWeightLimits.html)
        withinLimit('HTML for the English page', english, pageWeightLimits.english)
        withinLimit('styles', styles, pageWeightLimits.styles)
        withinLimit('preloaded fonts', sumBytes(fonts), pageWeightLimits.fonts)
        const extra = folder === 'test-builds/demo' ? mockStartupKb : 0
        withinLimit('scripts', sumBytes(scripts), scriptLimit + extra)
        withinLimit('translations', sumBytes(translations), pageWeightLimits.translations)
        if (language === 'fr') expect.soft(translations, `${route} in French`).toEqual([])
        expect.soft(fonts.length, `${route}: preloaded fonts`).toBeLessThanOrEqual(2)
      }
    }
  })

  test(`${folder}: a public page loads no code of other parts of the site`, async () => {
    const scripts = (await readdir(`${root}${folder}/assets`))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `assets/${name}`)
    const scriptsByPart = new Map<string, string[]>()
    for (const [part, marker] of Object.entries(foreignMarkers)) {
      const found: string[] = []
      for (const script of scripts) {
        if ((await build.readText(script)).includes(marker)) found.push(script)
      }
      // Otherwise the marker is out of date.
      expect(found, `${part} is in ${folder}`).not.toEqual([])
      scriptsByPart.set(part, found)
    }
    for (const { route, file } of await findLargestPages(root + folder)) {
      for (const language of languages) {
        const loaded = (await build.getFirstLoad(file, language)).scripts.map(({ name }) => name)
        for (const [part, files] of scriptsByPart) {
          const both = loaded.filter((name) => files.includes(name))
          expect.soft(both, `${route} loads ${part}`).toEqual([])
        }
      }
    }
  })
}
