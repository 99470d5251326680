import { readdir } from 'node:fs/promises'

import type * as French from '#i18n/fr/index.ts'
import type { Language } from '#i18n/languages.ts'

import type { Engine } from '../browsers/engines.ts'
import { combobox } from '../browsers/targets.ts'
import { expect, test } from '../browsers/test.ts'
import { phone } from '../support/test.ts'
import type { Visitor } from '../browsers/visitor.ts'

export type Texts = typeof French

const texts = { fr: await importTexts('fr'), en: await importTexts('en') }

/** The texts of the interface, by namespace. */
async function importTexts(language: Language): Promise<Texts> {
  const folder = new URL(`../../src/i18n/${language}/`, import.meta.url)
  const files = (await readdir(folder)).filter((name) => name !== 'index.ts')
  const namespaces = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<object>),
  )
  return Object.assign({}, ...namespaces) as Texts
}

/** One step of a walk: what the person does, and what they wait to see. The texts are those of the interface's language. */
export type Step = (visitor: Visitor, texts: Texts, language: Language) => Promise<void>

export interface Walk {
  readonly title: string
  /** The width of the window, in pixels; that of a phone by default. */
  readonly width?: number
  /**
   * What happens on the way, and in which engines. In Chromium each walk is walked with nothing in the way. Anything else
   * is only where it can break what other walks do not show; another engine only where the way leads through what engines
   * do differently. Each circumstance is on two or three walks in Chromium, and on one in each other engine.
   */
  readonly circumstances?: Readonly<Partial<Record<CircumstanceName, readonly Engine[]>>>
  /** With it, the walk with nothing in the way is also part of `npm test`. */
  readonly tag?: '@smoke'
  /** How much the way may cost with nothing in the way, and in English. A choice in a list counts as two clicks. */
  readonly goal?: { readonly clicks: number; readonly keystrokes: number }
  readonly steps: readonly Step[]
}

/** What else happens on the way. */
const circumstances = {
  'with nothing in the way': {},
  'with the language changed half-way': { changesLanguage: true },
  'in English': { language: 'en' },
  'under a page translator': { isTranslated: true },
  'with Back and Forward at each step': { goesBack: true },
  'on a slow line': { isSlow: true },
} as const satisfies Record<string, Circumstance>

type CircumstanceName = keyof typeof circumstances

interface Circumstance {
  readonly language?: Language
  readonly changesLanguage?: boolean
  readonly isTranslated?: boolean
  readonly goesBack?: boolean
  readonly isSlow?: boolean
}

export const everyEngine: readonly Engine[] = ['chromium', 'firefox', 'webkitgtk']

/** A test in these engines only. Their names are tags, so that `--grep @firefox` selects the walks of one. */
export function testIn(
  engines: readonly Engine[],
  title: string,
  body: (fixtures: { readonly visitor: Visitor }) => Promise<void>,
  ...tags: readonly string[]
): void {
  test.describe(() => {
    test.skip(({ engine }) => !engines.includes(engine), 'It is walked in other engines.')
    test(title, { tag: [...tags, ...engines.map((engine) => `@${engine}`)] }, ({ visitor }) =>
      body({ visitor }),
    )
  })
}

/** Registers a test of a walk for each circumstance. */
export function testWalk({
  title,
  width = phone.width,
  circumstances: others,
  tag,
  goal,
  steps,
}: Walk): void {
  const chosen = { 'with nothing in the way': ['chromium'], ...others } as const
  for (const [name, engines] of Object.entries(chosen)) {
    const circumstance: Circumstance = circumstances[name as CircumstanceName]
    const isSmokeTest = tag !== undefined && Object.keys(circumstance).length === 0
    const walk = async ({ visitor }: { readonly visitor: Visitor }) => {
      await visitor.tab.resize(width, phone.height)
      await visitor.run(
        (language) => localStorage.setItem('language', language),
        circumstance.language ?? 'fr',
      )
      if (circumstance.isTranslated === true) await visitor.usePageTranslator()
      if (circumstance.isSlow === true) await visitor.useSlowLine(500)
      let language = circumstance.language ?? 'fr'
      for (const [index, step] of steps.entries()) {
        const before = await visitor.run(readHistory)
        await step(visitor, texts[language], language)
        if (circumstance.goesBack === true) await goBackAndForward(visitor, before)
        if (circumstance.changesLanguage === true && index === Math.floor(steps.length / 2) - 1) {
          await changeLanguage(visitor, language, 'en')
          language = 'en'
        }
      }
      const { clicks, keystrokes } = visitor.effort
      test.info().annotations.push({
        type: 'effort',
        description: `${clicks} clicks, ${keystrokes} keystrokes`,
      })
      console.log(`${title}, ${name}: ${clicks} clicks, ${keystrokes} keystrokes`)
      if (goal === undefined || circumstance.changesLanguage === true) return
      expect(clicks, 'clicks').toBeLessThanOrEqual(goal.clicks)
      expect(keystrokes, 'keystrokes').toBeLessThanOrEqual(goal.keystrokes)
    }
    testIn(engines, `${title}, ${name}`, walk, ...(isSmokeTest ? [tag] : []))
  }
}

/** What begins with a text of the interface, up to the first value in it. */
export function matchText(template: string): RegExp {
  const [start = ''] = template.split('{{')
  // The driver reads a no-break space as a space.
  const spaced = start.replaceAll(/\s+/g, ' ').trim()
  return new RegExp(`^${spaced.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
}

/** A country in a language, as `BE`. */
export function nameCountry(code: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
}

/** Chooses another language in the header, and waits until the page is in it. */
export async function changeLanguage(
  visitor: Visitor,
  from: Language,
  to: Language,
): Promise<void> {
  const { language } = texts[from].layout
  await visitor.select({ ...combobox(language.label), place: 0 }, language[to])
  await visitor.until((wanted) => document.documentElement.lang === wanted, to)
}

function readHistory() {
  return { entries: history.length, documentStart: performance.timeOrigin }
}

/** What tells one page from another. */
function readPage() {
  return { url: location.href, heading: document.querySelector('h1')?.innerText ?? '' }
}

/**
 * Goes back and forward again if the step before led to another page of the same document: it is the same as before. A
 * step that has loaded a document leads back to a page without a client.
 */
async function goBackAndForward(
  visitor: Visitor,
  before: ReturnType<typeof readHistory>,
): Promise<void> {
  const after = await visitor.run(readHistory)
  if (after.entries === before.entries || after.documentStart !== before.documentStart) return
  const page = await visitor.run(readPage)
  await visitor.tab.back()
  await visitor.until((url) => location.href !== url, page.url)
  await visitor.hasClient()
  await visitor.tab.forward()
  await visitor.until(
    (url, heading) =>
      location.href === url && (document.querySelector('h1')?.innerText ?? '') === heading,
    page.url,
    page.heading,
  )
  await visitor.hasClient()
  expect(await visitor.run(readPage)).toEqual(page)
}
