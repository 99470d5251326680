import type { i18n } from 'i18next'

import { contentLanguage } from './languages.ts'
import { isRecordNamespace, type Passages } from './catalogue.ts'
import { findHtmlPassages, replacePassage } from './html-passages.ts'
import {
  escapePassageText,
  findPassageError,
  getPassageKey,
  hasWords,
  unescapePassageText,
} from './passage.ts'

/** The translation of a plain text, such as a name; undefined if there is none. */
export function translateText(instance: i18n, text: string): string | undefined {
  const translation = findTranslation(instance, escapePassageText(text))
  return translation === undefined ? undefined : unescapePassageText(translation)
}

/**
 * Translates sanitised HTML in place, passage by passage. Passages without a translation are marked as French.
 *
 * @returns 'none' if nothing was translated. Then no element gets a `lang`; the caller sets it on the container
 */
export function translateHtml(instance: i18n, root: Element): 'all' | 'some' | 'none' {
  const passages = findHtmlPassages(root).map((passage) => ({
    passage,
    translation: findTranslation(instance, passage.source),
  }))
  if (passages.every(({ translation }) => translation === undefined)) return 'none'
  for (const { passage, translation } of passages) {
    if (translation === undefined) markLanguage(passage.nodes)
    else replacePassage(passage, translation)
  }
  return passages.every(({ translation }) => translation !== undefined) ? 'all' : 'some'
}

/** Sets `lang` on untranslated nodes (WCAG 3.1.2). */
function markLanguage(nodes: readonly ChildNode[]): void {
  const parent = nodes[0]?.parentElement
  if (parent == null) return
  // Never the root: with this passage alone, nothing would be translated.
  if (parent.childNodes.length === nodes.length) {
    parent.lang = contentLanguage
    return
  }
  const wrapper = parent.ownerDocument.createElement('span')
  wrapper.lang = contentLanguage
  nodes[0]?.before(wrapper)
  wrapper.append(...nodes)
}

/**
 * The translation in any loaded file of the catalogue; undefined if it may not be shown. A passage without words, such
 * as a price, is its own translation.
 */
function findTranslation(instance: i18n, source: string): string | undefined {
  if (!hasWords(source)) return source
  const key = getPassageKey(source)
  const namespaces: Readonly<Record<string, unknown>> = instance.store.data[instance.language] ?? {}
  for (const [namespace, passages] of Object.entries(namespaces)) {
    if (!isRecordNamespace(namespace)) continue
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- added by I18nStore
    const translation = (passages as Passages)[key]
    if (translation !== undefined)
      return findPassageError(source, translation) === undefined ? translation : undefined
  }
  return undefined
}
