import { parse, type AtRule, type Declaration, type Node, type Rule } from 'postcss'

import { type Baseline, compatKeys } from './baseline.ts'

export interface CssViolation {
  readonly line: number
  readonly message: string
}

interface Vocabulary {
  /** Functions by name (`css.types.color.light-dark`). */
  readonly functions: ReadonlyMap<string, boolean>
  /** Keywords of longhands, which shorthands accept too. */
  readonly keywords: ReadonlyMap<string, boolean>
}

const vocabularies = new WeakMap<Baseline, Vocabulary>()

function getVocabulary(baseline: Baseline): Vocabulary {
  const known = vocabularies.get(baseline)
  if (known !== undefined) return known
  const functions = new Map<string, boolean>()
  const keywords = new Map<string, boolean>()
  const add = (map: Map<string, boolean>, name: string, key: string) =>
    map.set(name, map.get(name) === true || baseline.isWidelyAvailable(key) === true)
  for (const key of compatKeys) {
    const [root, group, ...path] = key.split('.')
    if (root !== 'css') continue
    const name = path.at(-1) ?? ''
    if (group === 'types') add(functions, name, key)
    if (group === 'properties' && path.length === 2) add(keywords, `${path[0]} ${name}`, key)
  }
  const vocabulary = { functions, keywords }
  vocabularies.set(baseline, vocabulary)
  return vocabulary
}

/**
 * Finds CSS beyond the Baseline without a fallback. A fallback is an `@supports` rule around it, an earlier declaration
 * of the same property in its rule, or an entry in `refinements`.
 *
 * @param refinements features that may be missing, with the effect on browsers without them
 */
export function findUnsupportedCss(
  css: string,
  baseline: Baseline,
  refinements: Readonly<Record<string, string>>,
): CssViolation[] {
  const { isWidelyAvailable, formatMessage } = baseline
  const violations: CssViolation[] = []
  const report = (node: AtRule | Declaration | Rule, name: string) => {
    const property = name.split(':', 1)[0] ?? ''
    if (name in refinements || property in refinements || hasFallback(node)) return
    violations.push({
      line: node.source?.start?.line ?? 0,
      message: formatMessage(name),
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
    for (const name of findUnsupportedWords(baseline, prop, value))
      report(declaration, `${prop}: ${name}`)
  })
  return violations
}

function findUnsupportedWords(baseline: Baseline, property: string, value: string): string[] {
  const { functions, keywords } = getVocabulary(baseline)
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, ' ')
  return [...plain.matchAll(/(?<![\w-])([a-z][a-z-]*)(\(?)/g)].flatMap(([, word = '', bracket]) => {
    const isKnown =
      bracket === '('
        ? functions.get(word)
        : (baseline.isWidelyAvailable(`css.properties.${property}.${word}`) ??
          isSupportedByLonghand(keywords, property, word))
    return isKnown === false ? [`${word}${bracket === '(' ? '()' : ''}`] : []
  })
}

function isSupportedByLonghand(
  keywords: Vocabulary['keywords'],
  property: string,
  word: string,
): boolean | undefined {
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
