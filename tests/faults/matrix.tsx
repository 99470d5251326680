import axe from 'axe-core'
import { afterAll, describe, expect, it, vi } from 'vitest'

import type { EndpointName } from '#contract/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Fault } from '#mocks/scenarios.ts'

import { screens } from '../screens.ts'
import { play, reads, type Change, type Played } from './stage.tsx'

interface Screen {
  readonly name: string
  readonly path: string
}

/**
 * The fault matrix (trust.md): each documented read × each screen that asks for it × each way in which a
 * server fails. What asks for what is not written down: it is seen, so that a new call or screen is in it.
 */
const forms = ['articles', 'countries', 'faqs', 'interventions', 'visas'].flatMap((entity) => [
  { name: `new-${entity}`, path: `/admin/${entity}/formulaire${entity === 'faqs' ? '/new' : ''}` },
  { name: `edit-${entity}`, path: `/admin/${entity}/formulaire/1` },
])
export const everyScreen: readonly Screen[] = [...screens, ...forms]

const page = '<!doctype html><title>Bad gateway</title><b data-from-server>nginx</b>'
const faults: Readonly<Record<string, Fault>> = {
  'a dropped line': 'offline',
  'no answer': 'never',
  'text that is not JSON': 'malformed',
  'another shape': 'wrongShape',
  'an empty list': 'empty',
  '404 with text': { status: 404, text: 'Not here' },
  '403 with JSON': { status: 403, text: '{"title":"Forbidden","status":403}' },
  '500 with a page': { status: 500, text: page },
  '503 without a word': { status: 503, text: '' },
}
/** Answers that are right, but not what one is used to. */
const changes: Readonly<Record<string, Change>> = {
  'one record': (records) => (Array.isArray(records) ? records.slice(0, 1) : records),
  'null for a list': () => null,
  'every optional field null': (records) => mapped(records, withoutOptional),
}
/** More than anybody will write: of what stands whole on a page, of countries, and of all else. */
const many: Partial<Record<EndpointName, number>> = {
  'countries.list': 250,
  'testimonials.list': 100,
  'visas.byCountry': 100,
}
const manyByDefault = 5000

function mapped(records: unknown, change: (record: object) => object): unknown {
  if (Array.isArray(records)) return records.map((record: object) => change(record))
  return typeof records === 'object' && records !== null ? change(records) : records
}

const needed = new Set(['id', 'name', 'code', 'title', 'question', 'response', 'status', 'content'])

function withoutOptional(record: object): object {
  const entries = Object.entries(record)
  // A lawyer has no optional texts; of the others what is needed is named in the contract.
  if ('pricing' in record) return { ...record, image: null, firstSlotInDays: null }
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      needed.has(key) || Array.isArray(value) || key.endsWith('Id') ? value : null,
    ]),
  )
}

function repeated(records: readonly object[], length: number): object[] {
  return Array.from({ length }, (_, place) => ({
    ...records[place % records.length],
    id: place + 1,
  }))
}

const looked = new Set<string>()
const tried = new Set<EndpointName>()
let cases = 0
let axeRuns = 0

afterAll(() => {
  // As the journeys say theirs (tests/counts.ts).
  console.info(`Counted: ${cases} faults × screens, for ${pairs} reads of screens`)
  console.info(`Counted: ${axeRuns} different faulty pages judged by axe`)
})

/**
 * In `npm test` each read on each screen meets one fault and one change, in turn, so that all screens and all
 * reads together meet all of them; `npm run test:faults` tries every fault on every one (some minutes).
 */
const whole = import.meta.env['VITE_EVERY_FAULT'] === 'on'

function faultsFor(pair: number): string[] {
  const all = Object.keys(faults)
  return whole ? all : all.slice(pair % all.length, (pair % all.length) + 1)
}

function changesFor(pair: number): string[] {
  const all = Object.keys(changes)
  return whole ? all : all.slice(pair % all.length, (pair % all.length) + 1)
}

let pairs = 0

/** The matrix of these screens. */
export function proveFaults(of: readonly Screen[]): void {
  describe.each(of)('$name', ({ path }) => {
    it('keeps its promises whatever a server does', async () => {
      const usual = await play({ path, language: 'fr', lookFor: 1000 })
      const used = reads.filter(({ name }) => usual.used.has(name))
      usual.end()
      const broken: string[] = []
      for (const { name } of used) {
        pairs += 1
        for (const what of faultsFor(pairs)) broken.push(...(await failing(path, name, what)))
        for (const what of changesFor(pairs)) broken.push(...(await changed(path, name, what)))
        // What a list of thousands does to a page is seen once a list.
        if (tried.has(name)) continue
        tried.add(name)
        const by = (records: unknown) =>
          Array.isArray(records) ? repeated(records, many[name] ?? manyByDefault) : records
        const played = await play({ path, language: 'fr', change: { name, by }, lookFor: 2000 })
        const found = await brokenBy({ played, name, path, language: 'fr', fault: 'changed' })
        broken.push(...found.map((how) => `${name}, very many records: ${how}`))
      }
      expect(broken.join('\n')).toBe('')
    })
  })
}

async function failing(path: string, name: EndpointName, what: string): Promise<string[]> {
  const fault = faults[what]
  if (fault === undefined) throw new Error(`There is no fault '${what}'.`)
  const language: Language = (pairs + cases) % 2 === 0 ? 'fr' : 'en'
  // Long enough for the attempts that a failing server is given, or for one that never answers.
  const lookFor = fault === 'never' ? 17_000 : 9000
  const played = await play({ path, language, scenario: { faults: { [name]: fault } }, lookFor })
  const found = await brokenBy({ played, name, path, language, fault })
  return found.map((how) => `${name}, ${what}: ${how}`)
}

async function changed(path: string, name: EndpointName, what: string): Promise<string[]> {
  const by = changes[what]
  if (by === undefined) throw new Error(`There is no change '${what}'.`)
  const played = await play({ path, language: 'fr', change: { name, by }, lookFor: 2000 })
  const found = await brokenBy({ played, name, path, language: 'fr', fault: 'changed' })
  return found.map((how) => `${name}, ${what}: ${how}`)
}

interface Judged {
  played: Played
  /** The read that is answered so. */
  name: EndpointName
  path: string
  language: Language
  fault: Fault | 'changed'
}

/** The first and the two that a failing server is given after it (api/query-client.ts). */
const attempts = 3

/** The promises that are not kept, in words. */
async function brokenBy({ played, name, path, language, fault }: Judged): Promise<string[]> {
  cases += 1
  const { root, asked, askedFor, hasFailed, logged, uncaught, end } = played
  const broken = uncaught.map((message) => `uncaught: ${message}`)
  const isAdmin = path.startsWith('/admin')
  if (root.querySelector('main h1') === null) broken.push('no heading')
  if (root.querySelector(isAdmin ? 'nav' : 'header, [role="banner"]') === null)
    broken.push('no shell')
  if (root.querySelector('[aria-busy="true"]') !== null) broken.push('still loading')

  const most = Math.max(0, ...asked.values())
  // A part of the page that comes later may ask once more.
  if (most > attempts + 1) broken.push(`asked ${most} times`)
  const isRefused = typeof fault === 'object' && fault.status < 500
  if (isRefused && most > 1) broken.push(`asked ${most} times after a refusal`)
  // What no part of the page waits for is given up; what failed was tried as often as may be.
  const isTriedAgain = fault === 'offline' || (typeof fault === 'object' && !isRefused)
  if (isTriedAgain && hasFailed(name) && askedFor(name) < attempts) {
    broken.push(`failed after ${askedFor(name)} of ${attempts} attempts`)
  }
  if (typeof fault === 'object' && hasFailed(name)) {
    const isLogged = logged.some((line) => line.includes(String(fault.status)))
    if (!isLogged) broken.push('the status is not logged')
  }

  const shown = root.innerText
  const wrong =
    /\bundefined\b|\bNaN\b|\bnull\b|\[object Object\]|Invalid Date|nginx|Bad gateway/.exec(shown)
  if (wrong !== null)
    broken.push(`says '${shown.slice(Math.max(0, wrong.index - 40), wrong.index + 30)}'`)
  if (root.querySelector('[data-from-server]') !== null) broken.push('shows the server’s page')
  if (!document.title.endsWith('Droit de Cité')) broken.push(`is titled '${document.title}'`)
  const lang = isAdmin ? 'fr' : language
  if (document.documentElement.lang !== lang) broken.push(`is in ${document.documentElement.lang}`)

  broken.push(...(await axeFaults(root, fault)))
  end()
  return broken
}

/** Axe judges each different page once. */
async function axeFaults(root: HTMLElement, fault: Fault | 'changed'): Promise<string[]> {
  // oxlint-disable-next-line no-restricted-properties -- read, not written
  const markup = root.innerHTML.replaceAll(/«?[:_]r\w*[:_]»?/g, '')
  if (looked.has(markup) || fault === 'changed') return []
  looked.add(markup)
  axeRuns += 1
  vi.useRealTimers()
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  })
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 120) ?? ''}`)
}
