// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

import { installTrustedTypesPolicy, toTrustedHtml } from './trusted-types.ts'

interface Rules {
  createHTML: (html: string, type?: string, sink?: string) => string | null
  createScript: (text: string) => string | null
  createScriptURL: (url: string) => string | null
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The rules that a browser with Trusted Types would get. */
function installRules(): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>((_, rules) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  installTrustedTypesPolicy()
  const [name, rules] = createPolicy.mock.lastCall ?? []
  if (name !== 'default' || rules === undefined) throw new Error('There is no default policy.')
  return rules
}

it('needs no Trusted Types', () => {
  expect(() => {
    installTrustedTypesPolicy()
  }).not.toThrow()
  expect(toTrustedHtml('<p>a</p>')).toBe('<p>a</p>')
})

it.each([
  ['', undefined, true],
  ['<script></script>', undefined, true],
  ['<p>a</p>', undefined, false],
  ['<p>a</p>', 'Element innerHTML', false],
  ['<p>a</p>', 'DOMParser parseFromString', true],
])('may a library write %j into %s? %s', (html, sink, isAllowed) => {
  expect(installRules().createHTML(html, 'TrustedHTML', sink)).toBe(isAllowed ? html : null)
})

it.each([
  ['{"@type":"Article"}', true],
  ['', true],
  ['1', false],
  ['alert(1)', false],
])('may %j be the text of a script? %s', (text, isAllowed) => {
  expect(installRules().createScript(text)).toBe(isAllowed ? text : null)
})

it.each([
  ['/mockServiceWorker.js', true],
  ['https://other.example/a.js', false],
  ['https://[', false],
])('may a worker come from %s? %s', (url, isAllowed) => {
  expect(installRules().createScriptURL(url)).toBe(isAllowed ? url : null)
})

it('marks sanitised HTML by a policy of its own', () => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>((_, rules) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  expect(toTrustedHtml('<p>a</p>')).toBe('<p>a</p>')
  expect(toTrustedHtml('<p>b</p>')).toBe('<p>b</p>')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['droit-de-cite'])
})
