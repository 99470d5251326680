import { parse, type AtRule, type Declaration, type Node, type Rule } from 'postcss'

import { compatKeys, describeBeyond, isWidelyAvailable } from './baseline.ts'

export interface StyleFault {
  readonly line: number
  readonly message: string
}

/** What may be missing: the page is as complete without it, and this says how it looks then. */
const refinements: Readonly<Record<string, string>> = {
  'accent-color': 'native controls have the browser’s own colour',
  'backdrop-filter': 'its background is nearly opaque by itself',
  'box-decoration-break': 'the background of a marked text is not padded where the line breaks',
  'content-visibility': 'what is out of view is rendered as well',
  cursor: 'the usual pointer',
  'field-sizing': 'a text box keeps the height of its rows',
  'forced-color-adjust': 'chosen and disabled controls also differ by border and text',
  'hyphenate-limit-chars': 'short words are hyphenated too',
  'interpolate-size': 'an answer opens at once',
  'line-clamp': '`-webkit-line-clamp`, which all have, stands before it',
  'overflow-clip-margin': 'a ring of focus is cut at the edge while something moves',
  'overscroll-behavior': 'the page scrolls on when a list has come to its end',
  'overscroll-behavior-inline': 'the same, sideways',
  resize: 'a text box scrolls instead',
  'scrollbar-color': 'the browser’s own scrollbar',
  'scrollbar-gutter': 'the page moves by a scrollbar’s width when a dialog opens',
  'scrollbar-width': 'the browser’s own scrollbar',
  'text-size-adjust': 'a phone on its side may enlarge text',
  'text-wrap: pretty': 'lines break as usual',
  'user-select': 'a caption can be selected too',
  '::details-content': 'an answer opens at once',
  '::marker': 'a list’s numbers have the colour of its text',
  '::selection': 'selected text has the browser’s own colours',
  '@page': 'paper has the printer’s own margins',
  '@starting-style': 'the menu opens at once',
  'break-after: avoid': 'a printed heading may end a page',
  orphans: 'a printed paragraph may leave one line behind',
  widows: 'a printed paragraph may leave one line behind',
}

/** Functions stand deep in the data (`css.types.color.light-dark`); their own name is enough. */
const functions = new Map<string, boolean>()
/** Of a shorthand's words, those of its longhands. */
const keywords = new Map<string, boolean>()
for (const key of compatKeys) {
  const [root, group, ...path] = key.split('.')
  if (root !== 'css') continue
  const name = path.at(-1) ?? ''
  if (group === 'types') add(functions, name, key)
  if (group === 'properties' && path.length === 2) add(keywords, `${path[0]} ${name}`, key)
}

function add(map: Map<string, boolean>, name: string, key: string): void {
  map.set(name, map.get(name) === true || isWidelyAvailable(key) === true)
}

/**
 * What a style sheet uses beyond the Baseline without a fallback. A fallback is an `@supports` around it, an earlier
 * declaration of the same property in its rule, or a line above that says how the page looks without it.
 */
export function beyondBaselineIn(css: string): StyleFault[] {
  const faults: StyleFault[] = []
  const report = (node: AtRule | Declaration | Rule, name: string) => {
    const property = name.split(':', 1)[0] ?? ''
    if (name in refinements || property in refinements || hasFallback(node)) return
    faults.push({ line: node.source?.start?.line ?? 0, message: describeBeyond(name) })
  }
  const root = parse(css)
  root.walkAtRules((rule) => {
    if (isWidelyAvailable(`css.at-rules.${rule.name}`) === false) report(rule, `@${rule.name}`)
    if (rule.name !== 'media' && rule.name !== 'container') return
    for (const [, feature = ''] of rule.params.matchAll(/\(\s*([a-z-]+)/g)) {
      const name = feature.replace(/^(?:min|max)-/, '')
      if (isWidelyAvailable(`css.at-rules.${rule.name}.${name}`) === false)
        report(rule, `@${rule.name} (${name})`)
    }
  })
  root.walkRules((rule) => {
    for (const [selector, name = ''] of rule.selector.matchAll(/::?([a-z-]+)/g)) {
      if (isWidelyAvailable(`css.selectors.${name}`) === false) report(rule, selector)
    }
  })
  root.walkDecls((declaration) => {
    const { prop, value } = declaration
    if (isWidelyAvailable(`css.properties.${prop}`) === false) return report(declaration, prop)
    for (const name of namesBeyond(prop, value)) report(declaration, `${prop}: ${name}`)
  })
  return faults
}

function namesBeyond(property: string, value: string): string[] {
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ')
  return [...plain.matchAll(/(?<![\w-])([a-z][a-z-]*)(\(?)/g)].flatMap(([, word = '', bracket]) => {
    const isKnown =
      bracket === '('
        ? functions.get(word)
        : (isWidelyAvailable(`css.properties.${property}.${word}`) ??
          keywordOfLonghand(property, word))
    return isKnown === false ? [`${word}${bracket === '(' ? '()' : ''}`] : []
  })
}

function keywordOfLonghand(property: string, word: string): boolean | undefined {
  const found = [...keywords].flatMap(([name, isIn]) =>
    name.startsWith(`${property}-`) && name.endsWith(` ${word}`) ? [isIn] : [],
  )
  return found.length === 0 ? undefined : found.includes(true)
}

function hasFallback(node: AtRule | Declaration | Rule): boolean {
  if (node.type === 'decl') {
    for (let other = node.prev(); other !== undefined; other = other.prev()) {
      if (other.type === 'decl' && other.prop === node.prop) return true
    }
  }
  for (let parent: Node | undefined = node.parent; parent !== undefined; parent = parent.parent) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true
  }
  return false
}
