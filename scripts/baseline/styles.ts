import { parse, type AtRule, type Declaration, type Node, type Rule } from 'postcss'

import { compatKeys, formatUnsupportedMessage, isWidelyAvailable } from './baseline.ts'

export interface CssViolation {
  readonly line: number
  readonly message: string
}

/** Features that may be missing, with the effect on browsers without them. */
const refinements: Readonly<Record<string, string>> = {
  'accent-color': 'native controls have the default colour',
  'backdrop-filter': 'its background is nearly opaque anyway',
  'box-decoration-break': 'the background of highlighted text has no padding at line breaks',
  'content-visibility': 'content out of view is rendered too',
  cursor: 'the default pointer',
  'field-sizing': 'a text box keeps the height of its rows',
  'forced-color-adjust': 'selected and disabled controls also differ by border and text',
  'hyphenate-limit-chars': 'short words are hyphenated too',
  'interpolate-size': 'an answer opens at once',
  'line-clamp': '`-webkit-line-clamp` precedes it',
  'overflow-clip-margin': 'a focus ring is cut at the edge during an animation',
  'overscroll-behavior': 'the page scrolls on at the end of a list',
  'overscroll-behavior-inline': 'the same, horizontally',
  resize: 'a text box scrolls instead',
  'scrollbar-color': 'the default scrollbar',
  'scrollbar-gutter': 'the page moves by the width of a scrollbar when a dialog opens',
  'scrollbar-width': 'the default scrollbar',
  'text-size-adjust': 'a phone in landscape may enlarge text',
  'text-wrap: pretty': 'default line breaks',
  'user-select': 'captions can be selected',
  '::details-content': 'an answer opens at once',
  '::marker': 'list numbers have the colour of the text',
  '::selection': 'selected text has the default colours',
  '@page': 'the default margins of the printer',
  '@starting-style': 'the menu opens at once',
  'break-after: avoid': 'a printed heading may end a page',
  orphans: 'a printed paragraph may leave one line behind',
  widows: 'a printed paragraph may leave one line behind',
}

/** Functions by name (`css.types.color.light-dark`). */
const functions = new Map<string, boolean>()
/** Keywords of longhands, which shorthands accept too. */
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
 * Finds CSS beyond the Baseline without a fallback. A fallback is an `@supports` rule around it, an earlier declaration
 * of the same property in its rule, or an entry in `refinements`.
 */
export function findUnsupportedCss(css: string): CssViolation[] {
  const violations: CssViolation[] = []
  const report = (node: AtRule | Declaration | Rule, name: string) => {
    const property = name.split(':', 1)[0] ?? ''
    if (name in refinements || property in refinements || hasFallback(node)) return
    violations.push({
      line: node.source?.start?.line ?? 0,
      message: formatUnsupportedMessage(name),
    })
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
    for (const name of findUnsupportedWords(prop, value)) report(declaration, `${prop}: ${name}`)
  })
  return violations
}

function findUnsupportedWords(property: string, value: string): string[] {
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ')
  return [...plain.matchAll(/(?<![\w-])([a-z][a-z-]*)(\(?)/g)].flatMap(([, word = '', bracket]) => {
    const isKnown =
      bracket === '('
        ? functions.get(word)
        : (isWidelyAvailable(`css.properties.${property}.${word}`) ??
          isSupportedByLonghand(property, word))
    return isKnown === false ? [`${word}${bracket === '(' ? '()' : ''}`] : []
  })
}

function isSupportedByLonghand(property: string, word: string): boolean | undefined {
  const matches = [...keywords].flatMap(([name, isAvailable]) =>
    name.startsWith(`${property}-`) && name.endsWith(` ${word}`) ? [isAvailable] : [],
  )
  return matches.length === 0 ? undefined : matches.includes(true)
}

function hasFallback(node: AtRule | Declaration | Rule): boolean {
  if (node.type === 'decl') {
    for (let previous = node.prev(); previous !== undefined; previous = previous.prev()) {
      if (previous.type === 'decl' && previous.prop === node.prop) return true
    }
  }
  for (let parent: Node | undefined = node.parent; parent !== undefined; parent = parent.parent) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true
  }
  return false
}
