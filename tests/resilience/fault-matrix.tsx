import axe from 'axe-core'
import { afterAll, describe, expect, it, vi } from 'vitest'

import type { EndpointName } from '#contract/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Fault } from '#mocks/scenarios.ts'

import { screens } from '../support/screens.ts'
import {
  renderApp,
  readEndpoints,
  type ResponseTransform,
  type RenderedApp,
} from './render-app.tsx'

interface ScreenUnderTest {
  readonly name: string
  readonly path: string
}

/**
 * The fault matrix: each documented read × each screen that sends it × each way in which a server fails. The reads of
 * a screen are observed, not listed, so a new endpoint or screen is included.
 */
const formScreens = ['articles', 'countries', 'faqs', 'interventions', 'visas'].flatMap(
  (entity) => [
    {
      name: `new-${entity}`,
      path: `/admin/${entity}/formulaire${entity === 'faqs' ? '/new' : ''}`,
    },
    { name: `edit-${entity}`, path: `/admin/${entity}/formulaire/1` },
  ],
)
export const allScreens: readonly ScreenUnderTest[] = [...screens, ...formScreens]

const serverErrorPage = '<!doctype html><title>Bad gateway</title><b data-from-server>nginx</b>'
const faults: Readonly<Record<string, Fault>> = {
  'a dropped line': 'offline',
  'no answer': 'never',
  'text that is not JSON': 'malformed',
  'another shape': 'wrongShape',
  'an empty list': 'empty',
  '404 with text': { status: 404, text: 'Not here' },
  '403 with JSON': { status: 403, text: '{"title":"Forbidden","status":403}' },
  '500 with a page': { status: 500, text: serverErrorPage },
  '503 without a word': { status: 503, text: '' },
}
/** Answers that are right, but not what one is used to. */
const responseTransforms: Readonly<Record<string, ResponseTransform>> = {
  'one record': (records) => (Array.isArray(records) ? records.slice(0, 1) : records),
  'null for a list': () => null,
  'every optional field null': (records) => mapRecords(records, clearOptionalFields),
}
/** More than anybody will write: of what stands whole on a page, of countries, and of all else. */
const largeListSizes: Partial<Record<EndpointName, number>> = {
  'countries.list': 250,
  'testimonials.list': 100,
  'visas.byCountry': 100,
}
const defaultLargeListSize = 5000

function mapRecords(records: unknown, change: (record: object) => object): unknown {
  if (Array.isArray(records)) return records.map((record: object) => change(record))
  return typeof records === 'object' && records !== null ? change(records) : records
}

const requiredFields = new Set([
  'id',
  'name',
  'code',
  'title',
  'question',
  'response',
  'status',
  'content',
])

function clearOptionalFields(record: object): object {
  const entries = Object.entries(record)
  // A lawyer has no optional texts; of the others what is needed is named in the contract.
  if ('pricing' in record) return { ...record, image: null, firstSlotInDays: null }
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      requiredFields.has(key) || Array.isArray(value) || key.endsWith('Id') ? value : null,
    ]),
  )
}

function repeatRecords(records: readonly object[], length: number): object[] {
  return Array.from({ length }, (_, place) => ({
    ...records[place % records.length],
    id: place + 1,
  }))
}

const checkedMarkup = new Set<string>()
const readsWithLargeList = new Set<EndpointName>()
let caseCount = 0
let axeRunCount = 0

afterAll(() => {
  // The format of tests/support/counts-reporter.ts.
  console.info(`Counted: ${caseCount} faults × screens, for ${pairCount} reads of screens`)
  console.info(`Counted: ${axeRunCount} different faulty pages judged by axe`)
})

/**
 * In `npm run test:full` each read of each screen gets one fault and one altered response, in turn, so that all of them
 * are covered together. `npm run test:resilience` tries every fault on every read (some minutes).
 */
const isFullMatrix = import.meta.env['VITE_EVERY_FAULT'] === 'on'

function selectFaults(pair: number): string[] {
  const all = Object.keys(faults)
  return isFullMatrix ? all : all.slice(pair % all.length, (pair % all.length) + 1)
}

function selectTransforms(pair: number): string[] {
  const all = Object.keys(responseTransforms)
  return isFullMatrix ? all : all.slice(pair % all.length, (pair % all.length) + 1)
}

let pairCount = 0

/** The matrix of these screens. */
export function testFaultMatrix(of: readonly ScreenUnderTest[]): void {
  describe.each(of)('$name', ({ path }) => {
    it('keeps its promises whatever a server does', async () => {
      const usual = await renderApp({ path, language: 'fr', durationMs: 1000 })
      const used = readEndpoints.filter(({ name }) => usual.usedReads.has(name))
      usual.unmount()
      const broken: string[] = []
      for (const { name } of used) {
        pairCount += 1
        for (const what of selectFaults(pairCount))
          broken.push(...(await checkFault(path, name, what)))
        for (const what of selectTransforms(pairCount))
          broken.push(...(await checkTransform(path, name, what)))
        // What a list of thousands does to a page is seen once a list.
        if (readsWithLargeList.has(name)) continue
        readsWithLargeList.add(name)
        const by = (records: unknown) =>
          Array.isArray(records)
            ? repeatRecords(records, largeListSizes[name] ?? defaultLargeListSize)
            : records
        const played = await renderApp({
          path,
          language: 'fr',
          transform: { name, by },
          durationMs: 2000,
        })
        const found = await findViolations({ played, name, path, language: 'fr', fault: 'changed' })
        broken.push(...found.map((how) => `${name}, very many records: ${how}`))
      }
      expect(broken.join('\n')).toBe('')
    })
  })
}

async function checkFault(path: string, name: EndpointName, what: string): Promise<string[]> {
  const fault = faults[what]
  if (fault === undefined) throw new Error(`There is no fault '${what}'.`)
  const language: Language = (pairCount + caseCount) % 2 === 0 ? 'fr' : 'en'
  // Long enough for the attempts that a failing server is given, or for one that never answers.
  const durationMs = fault === 'never' ? 17_000 : 9000
  const played = await renderApp({
    path,
    language,
    scenario: { faults: { [name]: fault } },
    durationMs,
  })
  const found = await findViolations({ played, name, path, language, fault })
  return found.map((how) => `${name}, ${what}: ${how}`)
}

async function checkTransform(path: string, name: EndpointName, what: string): Promise<string[]> {
  const by = responseTransforms[what]
  if (by === undefined) throw new Error(`There is no change '${what}'.`)
  const played = await renderApp({
    path,
    language: 'fr',
    transform: { name, by },
    durationMs: 2000,
  })
  const found = await findViolations({ played, name, path, language: 'fr', fault: 'changed' })
  return found.map((how) => `${name}, ${what}: ${how}`)
}

interface CheckedPage {
  played: RenderedApp
  /** The read that is answered so. */
  name: EndpointName
  path: string
  language: Language
  fault: Fault | 'changed'
}

/** The first and the two that a failing server is given after it (api/query-client.ts). */
const maxAttempts = 3

/** The promises that are not kept, in words. */
async function findViolations({
  played,
  name,
  path,
  language,
  fault,
}: CheckedPage): Promise<string[]> {
  caseCount += 1
  const { root, requestCounts, getRequestCount, hasFailed, consoleErrors, pageErrors, unmount } =
    played
  const broken = pageErrors.map((message) => `uncaught: ${message}`)
  const isAdmin = path.startsWith('/admin')
  if (root.querySelector('main h1') === null) broken.push('no heading')
  if (root.querySelector(isAdmin ? 'nav' : 'header, [role="banner"]') === null)
    broken.push('no shell')
  if (root.querySelector('[aria-busy="true"]') !== null) broken.push('still loading')

  const most = Math.max(0, ...requestCounts.values())
  // A part of the page that comes later may ask once more.
  if (most > maxAttempts + 1) broken.push(`asked ${most} times`)
  const isRefused = typeof fault === 'object' && fault.status < 500
  if (isRefused && most > 1) broken.push(`asked ${most} times after a refusal`)
  // What no part of the page waits for is given up; what failed was tried as often as may be.
  const isTriedAgain = fault === 'offline' || (typeof fault === 'object' && !isRefused)
  if (isTriedAgain && hasFailed(name) && getRequestCount(name) < maxAttempts) {
    broken.push(`failed after ${getRequestCount(name)} of ${maxAttempts} attempts`)
  }
  if (typeof fault === 'object' && hasFailed(name)) {
    const isLogged = consoleErrors.some((line) => line.includes(String(fault.status)))
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

  broken.push(...(await findAxeViolations(root, fault)))
  unmount()
  return broken
}

/** Axe judges each different page once. */
async function findAxeViolations(root: HTMLElement, fault: Fault | 'changed'): Promise<string[]> {
  // oxlint-disable-next-line no-restricted-properties -- read, not written
  const markup = root.innerHTML.replaceAll(/«?[:_]r\w*[:_]»?/g, '')
  if (checkedMarkup.has(markup) || fault === 'changed') return []
  checkedMarkup.add(markup)
  axeRunCount += 1
  vi.useRealTimers()
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  })
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 120) ?? ''}`)
}
