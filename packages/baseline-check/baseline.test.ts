import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it } from 'vitest'

import { createBaseline, getBuildTargets } from './baseline.ts'
import { createBaselineRule } from './rule.ts'
import { findUnsupportedCss } from './styles.ts'

RuleTester.describe = describe
RuleTester.it = it

const date = '2026-11-22'
const baseline = createBaseline(date)
const { isWidelyAvailable } = baseline
const baselineRule = createBaselineRule(baseline)
const refinements = { 'text-wrap: pretty': 'line breaks', 'accent-color': 'colours' }
const findInStyles = (css: string) => findUnsupportedCss(css, baseline, refinements)

it('includes a feature 30 months after the last browser supported it', () => {
  // March and June 2024.
  expect(isWidelyAvailable('javascript.builtins.Promise.withResolvers')).toBe(true)
  expect(isWidelyAvailable('javascript.builtins.Set.union')).toBe(false)
  expect(isWidelyAvailable('api.Window.requestIdleCallback')).toBe(false)
  expect(isWidelyAvailable('css.properties.of-nobody')).toBeUndefined()
})

it('builds for the oldest browsers of the Baseline', () => {
  expect(getBuildTargets(date).map((target) => target.replace(/\d.*/, ''))).toEqual([
    'chrome',
    'edge',
    'firefox',
    'safari',
    'ios',
  ])
})

const errors = 1
new RuleTester().run('scripts', baselineRule, {
  valid: [
    'Promise.withResolvers(); URL.canParse("/"); structuredClone({})',
    'if ("startViewTransition" in document) document.startViewTransition(() => {})',
    'const idle = typeof requestIdleCallback === "function" ? requestIdleCallback : setTimeout',
    'document.startViewTransition?.(() => {})',
    // Our own names, and a library's.
    'const { country } = visa(); const visas = visa(); visas.country; const Temporal = 1; Temporal.Now',
    'import * as z from "zod/mini"; z.union([])',
    'addEventListener("scroll", () => {})',
  ],
  invalid: [
    'new Set([1]).union(new Set())',
    'values().map((one) => one).toArray()',
    'Promise.try(() => 1)',
    'new Intl.DurationFormat("fr")',
    'Iterator.from([])',
    'requestIdleCallback(() => {})',
    'document.startViewTransition(() => {})',
    'if (document.startViewTransition(() => {}).ready) go()',
    'requestIdleCallback(() => {}) || wait()',
    'addEventListener("scrollend", () => {})',
  ].map((code) => ({ code, errors })),
})
new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'elements',
  baselineRule,
  {
    valid: ['<details open />', '<Accordion name="a" />', 'let of: Temporal'],
    invalid: [{ code: '<details name="a" />', errors }],
  },
)

describe('styles', () => {
  it.each([
    ['a property', '.a { position-anchor: --x }', 'position-anchor'],
    ['a value', '.a { transition-behavior: allow-discrete }', 'transition-behavior'],
    ['a function', '.a { width: calc-size(auto, size) }', 'width: calc-size()'],
    ['a selector', '.a:open { color: red }', ':open'],
    ['an at-rule', '@scope (.a) { b { color: red } }', '@scope'],
  ])('report %s beyond the Baseline', (_, css, name) => {
    expect(findInStyles(css).map(({ message }) => message)).toEqual([
      expect.stringContaining(`${name} is beyond Baseline`),
    ])
  })

  it.each([
    [
      'what all browsers support',
      '@container (width > 1px) { .a:has(b) { color: light-dark(red, blue) } }',
    ],
    ['what @supports tests', '@supports (anchor-name: --x) { .a { anchor-name: --x } }'],
    ['what follows a fallback', '.a { width: 1px; width: calc-size(auto, size) }'],
    ['refinements', '.a { text-wrap: pretty; accent-color: red }'],
    ['custom names', '.a { --calc-size: 1px; content: "calc-size(auto)"; animation: open 1s }'],
  ])('may use %s', (_, css) => {
    expect(findInStyles(css)).toEqual([])
  })
})
