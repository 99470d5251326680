import { cloneElement, isValidElement, type ReactNode } from 'react'

import { toPseudoText } from './pseudo-language.ts'
import { englishOfStories } from './story-texts.ts'

/** Nested texts by their keys. */
interface TextTree {
  readonly [key: string]: string | TextTree
}

const french = import.meta.glob<TextTree>('../src/i18n/fr/*.ts', { eager: true })
const english = import.meta.glob<TextTree>('../src/i18n/en/*.ts', { eager: true })

/** The English of each French text, by what `toKey` makes of it. */
const englishTexts = new Map<string, string>()
for (const [file, texts] of Object.entries(french)) {
  addTexts(texts, english[file.replace('/fr/', '/en/')] ?? {})
}
for (const [text, translation] of Object.entries(englishOfStories)) {
  englishTexts.set(toKey(text), translation)
}

function addTexts(texts: TextTree, translations: TextTree): void {
  for (const [key, text] of Object.entries(texts)) {
    const translation = translations[key]
    if (typeof text !== 'string') {
      if (typeof translation === 'object') addTexts(text, translation)
    } else if (typeof translation === 'string') englishTexts.set(toKey(text), translation)
  }
}

/** No-break spaces are easily missed in a story. */
function toKey(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}

/**
 * The texts among the args of a story in the language of the toolbar, also in objects, lists and elements. What is neither a
 * text of the site nor one of `englishOfStories` is data and stays.
 */
export function translateArgs<Value>(args: Value, language: unknown): Value {
  if (language !== 'en' && language !== 'pseudo') return args
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts change
  return translateValue(args, language) as Value
}

function translateValue(value: unknown, language: 'en' | 'pseudo'): unknown {
  if (typeof value === 'string') return translateText(value, language)
  if (Array.isArray(value)) return value.map((item) => translateValue(item, language))
  if (isValidElement<Readonly<Record<string, unknown>>>(value)) {
    const { children, ...props } = value.props
    const translated = translateProperties(props, language)
    if (children === undefined) return cloneElement(value, translated)
    const translatedChildren = [translateValue(children, language)].flat() as ReactNode[]
    // One by one, as in JSX: a list would need keys.
    return cloneElement(value, translated, ...translatedChildren)
  }
  return isPlainObject(value) ? translateProperties(value, language) : value
}

function translateText(text: string, language: 'en' | 'pseudo'): string {
  const translation = englishTexts.get(toKey(text))
  if (translation === undefined) return text
  const [before = '', after = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]]
  return before + (language === 'en' ? translation : toPseudoText(text.trim())) + after
}

function translateProperties(properties: object, language: 'en' | 'pseudo') {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, translateValue(value, language)]),
  )
}

function isPlainObject(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}
