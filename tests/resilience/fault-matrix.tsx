import axe from 'axe-core'
import { describe, expect, it } from 'vitest'

import type { EndpointName } from '#contract/index.ts'
import { entityNames, getFormPath } from '#domain/entities.ts'
import type { Language } from '#i18n/languages.ts'
import { hashText } from '#platform/seeded-random.ts'
import type { Extreme } from '#mocks/handlers/extremes.ts'
import {
  type Fault,
  findScenario,
  getExtremeScenarioName,
  type Scenario,
} from '#mocks/scenarios.ts'
import { screens } from '#routes/-pages.ts'

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
const formScreens = entityNames.flatMap((entity) => [
  { name: `new-${entity}`, path: getFormPath(entity) },
  { name: `edit-${entity}`, path: getFormPath(entity, 1) },
])
export const allScreens: readonly ScreenUnderTest[] = [
  ...screens,
  ...formScreens.filter(({ path }) => !screens.some((screen) => screen.path === path)),
]

const serverErrorPage = '<!doctype html><title>Bad gateway</title><b data-from-server>nginx</b>'
const faults: Readonly<Record<string, Fault>> = {
  'a network error': 'offline',
  'no response': 'never',
  'text that is not JSON': 'malformed',
  'another shape': 'wrongShape',
  'an empty list': 'empty',
  '404 with text': { status: 404, text: 'Not here' },
  '403 with JSON': { status: 403, text: '{"title":"Forbidden","status":403}' },
  '500 with a page': { status: 500, text: serverErrorPage },
  '503 without a body': { status: 503, text: '' },
}
/** Correct but unusual responses. */
const transforms: Readonly<Record<string, ResponseTransform>> = {
  'one record': (records) => (Array.isArray(records) ? records.slice(0, 1) : records),
  'null for a list': () => null,
}
/** The least and the most that the contract allows. */
const extremes: Readonly<Record<string, Extreme>> = {
  'minimal answers': 'minimal',
  'maximal answers': 'maximal',
}

/** For each list, the screens that are rendered with very many records. */
const largeLists: Partial<
  Record<EndpointName, { readonly length: number; readonly screens: readonly string[] }>
> = {
  'countries.list': { length: 250, screens: ['home', 'admin-countries'] },
  'testimonials.list': { length: 100, screens: ['home', 'admin-translations'] },
  'deadlineRules.list': { length: 100, screens: ['letter-rules', 'admin-translations'] },
  'statements.list': { length: 1000, screens: ['orientation-result', 'admin-translations'] },
  'recordFacts.list': { length: 5000, screens: ['orientation-plan', 'admin-checks'] },
  'tagFacts.list': { length: 5000, screens: ['article'] },
  'visas.byCountry': { length: 100, screens: ['home'] },
  'visas.list': { length: 5000, screens: ['orientation-plan', 'admin-visas'] },
  'interventions.list': { length: 5000, screens: ['interventions', 'admin-interventions'] },
  'faqs.list': { length: 5000, screens: ['faq', 'admin-faqs'] },
  'articles.list': { length: 5000, screens: ['blog', 'admin-articles'] },
  'tags.list': { length: 5000, screens: ['blog', 'admin-article'] },
  'articleStatuses.list': { length: 5000, screens: ['admin-article'] },
  'contactSubjects.list': { length: 5000, screens: ['contact', 'admin-translations'] },
  'lawyers.list': { length: 5000, screens: ['lawyers', 'admin-translations'] },
}

function repeatRecords(records: unknown, length: number): unknown {
  if (!Array.isArray(records)) return records
  return Array.from({ length }, (_, index) => ({
    ...(records[index % records.length] as object),
    id: index + 1,
  }))
}

/** One read of each part of the site gets every fault and every transform. */
const referencePairs: ReadonlySet<string> = new Set([
  'faq faqs.list',
  'admin-articles articles.list',
])

/**
 * In `npm run test:full` each other read of each screen gets one fault and one transform. `npm run test:resilience`
 * tries all of them (some minutes). A hash selects them, so that a new screen or endpoint does not change the cases of
 * the others.
 */
const isFullMatrix = import.meta.env['VITE_EVERY_FAULT'] === 'on'

function select<Value>(values: Readonly<Record<string, Value>>, pair: string): [string, Value][] {
  const all = Object.entries(values)
  // Unsigned, because a hash may be negative. Its upper bits depend on the whole text more than the lowest ones.
  const selected = all[((hashText(pair) >>> 0) >>> 8) % all.length]
  return isFullMatrix || referencePairs.has(pair) || selected === undefined ? all : [selected]
}

const checkedMarkup = new Set<string>()
const triedTitles = new Set<string>()
const usedLists = new Set<EndpointName>()

/** Tests the matrix of the screens of one part of the site. */
export function testFaultMatrix(part: 'public site' | 'back-office'): void {
  const isInPart = ({ path }: ScreenUnderTest) =>
    path.startsWith('/admin') === (part === 'back-office')

  describe.each(allScreens.filter(isInPart))('$name', (screen) => {
    it('stays usable with every fault of the server', async () => {
      const { path } = screen
      const normal = await renderApp({ path, language: 'fr' })
      const reads = readEndpoints.filter(({ name }) => normal.usedReads.has(name))
      normal.unmount()
      const violations: string[] = []
      for (const { name } of reads) {
        const pair = `${screen.name} ${name}`
        for (const [title, fault] of select(faults, pair))
          violations.push(...(await findViolations({ screen, name, title, fault })))
        for (const [title, by] of select(transforms, pair))
          violations.push(...(await findViolations({ screen, name, title, by })))
        for (const [title, extreme] of select(extremes, pair))
          violations.push(...(await findViolations({ screen, name, title, extreme })))
        if (name.endsWith('.list') || name === 'visas.byCountry') usedLists.add(name)
        const largeList = largeLists[name]
        if (largeList?.screens.includes(screen.name) !== true) continue
        const by = (records: unknown) => repeatRecords(records, largeList.length)
        violations.push(
          ...(await findViolations({ screen, name, title: `${name} with very many records`, by })),
        )
      }
      expect(violations.join('\n')).toBe('')
    })
  })

  it('covers every fault, every transform, both extremes and every list with very many records', () => {
    const titles = [faults, transforms, extremes].flatMap((cases) => Object.keys(cases))
    for (const name of usedLists) titles.push(`${name} with very many records`)
    expect(titles.filter((title) => !triedTitles.has(title))).toEqual([])
  })
}

interface Case {
  readonly screen: ScreenUnderTest
  /** The read that fails. */
  readonly name: EndpointName
  readonly title: string
  readonly fault?: Fault
  readonly by?: ResponseTransform
  readonly extreme?: Extreme
}

/** Renders a screen with a fault, or a transformed or extreme response, and returns what is wrong with the page. */
async function findViolations({
  screen,
  name,
  title,
  fault,
  by,
  extreme,
}: Case): Promise<string[]> {
  triedTitles.add(title)
  const { path } = screen
  const isEnglish = fault !== undefined && hashText(`${screen.name} ${name} ${title}`) % 2 === 0
  const language: Language = isEnglish ? 'en' : 'fr'
  const app = await renderApp({
    path,
    language,
    ...(fault !== undefined && { scenario: { faults: { [name]: fault } } }),
    ...(extreme !== undefined && { scenario: findExtremeScenario(extreme, name) }),
    transform: by === undefined ? undefined : { name, by },
  })
  const violations = [
    ...findPageViolations(
      app,
      path.startsWith('/admin') ? { isAdmin: true, language: 'fr' } : { isAdmin: false, language },
    ),
    ...(fault === undefined ? [] : findRequestViolations(app, name, fault)),
    ...(fault === undefined ? [] : await findAxeViolations(app.root)),
  ]
  app.unmount()
  return violations.map((violation) => `${name}, ${title}: ${violation}`)
}

/** Without the delays of the demo. */
export function findExtremeScenario(extreme: Extreme, name?: EndpointName): Scenario {
  const scenario = findScenario(
    name === undefined ? extreme : getExtremeScenarioName(extreme, name),
  )
  if (scenario?.extremes === undefined) throw new Error(`No scenario has ${extreme} answers.`)
  return { ...scenario, latencies: {} }
}

/** What no page of a server that works may have. */
export function findPageViolations(
  { root, pageErrors }: RenderedApp,
  { isAdmin, language }: { isAdmin: boolean; language: Language },
): string[] {
  const violations = pageErrors.map((message) => `uncaught: ${message}`)
  if (root.querySelector('main h1') === null) violations.push('no heading')
  if (root.querySelector(isAdmin ? 'nav' : 'header, [role="banner"]') === null)
    violations.push('no layout')
  if (root.querySelector('[aria-busy="true"]') !== null) violations.push('still loading')
  const text = [root.innerText, ...listHiddenTexts(root)].join('\n')
  const leak =
    /\bundefined\b|\bNaN\b|\bnull\b|\[object Object\]|Invalid Date|nginx|Bad gateway/.exec(text)
  if (leak !== null)
    violations.push(`shows '${text.slice(Math.max(0, leak.index - 40), leak.index + 30)}'`)
  if (root.querySelector('[data-from-server]') !== null)
    violations.push('shows the page of the server')
  if (!document.title.endsWith('Droit de Cité')) violations.push(`has title '${document.title}'`)
  if (document.documentElement.lang !== language)
    violations.push(`has language ${document.documentElement.lang}`)
  return violations
}

/** What is typed in fields, and what names and links say, which the text of the page does not have. */
function listHiddenTexts(root: HTMLElement): string[] {
  const fields = root.querySelectorAll<HTMLInputElement>('input, textarea, select')
  const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'href', 'src']
  return [
    ...Array.from(fields, ({ value }) => value),
    ...attributes.flatMap((name) =>
      Array.from(root.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name) ?? ''),
    ),
  ]
}

/** One attempt and two retries (api/query-client.ts). */
const maxAttempts = 3

function findRequestViolations(
  { requestCounts, getRequestCount, hasFailed, consoleErrors }: RenderedApp,
  name: EndpointName,
  fault: Fault,
): string[] {
  const violations: string[] = []
  const highestCount = Math.max(0, ...requestCounts.values())
  // A part of the page that renders later may send one more request.
  if (highestCount > maxAttempts + 1) violations.push(`${highestCount} requests`)
  const isRefused = typeof fault === 'object' && fault.status < 500
  const refusedCount = isRefused ? getRequestCount(name) : 0
  if (refusedCount > 1) violations.push(`${refusedCount} requests after a refusal`)
  // A read is cancelled when no part of the page waits for it.
  if (!hasFailed(name)) return violations
  const isRetried = fault === 'offline' || (typeof fault === 'object' && !isRefused)
  if (isRetried && getRequestCount(name) < maxAttempts)
    violations.push(`failed after ${getRequestCount(name)} of ${maxAttempts} attempts`)
  if (typeof fault === 'object') {
    const isLogged = consoleErrors.some((line) => line.includes(String(fault.status)))
    if (!isLogged) violations.push('the status is not logged')
  }
  return violations
}

/** Checks each different page once. */
async function findAxeViolations(root: HTMLElement): Promise<string[]> {
  // oxlint-disable-next-line no-restricted-properties -- read, not written
  const markup = root.innerHTML.replaceAll(/«?[:_]r\w*[:_]»?/g, '')
  if (checkedMarkup.has(markup)) return []
  checkedMarkup.add(markup)
  const { violations } = await axe.run(root, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  })
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 120) ?? ''}`)
}
