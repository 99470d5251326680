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
  const source = escapePassageText(text)
  const translation = findTranslation(instance, source)
  return translation === undefined || findPassageError(source, translation) !== undefined
    ? undefined
    : unescapePassageText(translation)
}

/**
 * Translates sanitised HTML in place, passage by passage. Passages without a translation are marked as French.
 *
 * @returns 'none' if nothing was translated. Then no element gets a `lang`; the caller sets it on the container
 */
export function translateHtml(instance: i18n, root: Element): 'all' | 'some' | 'none' {
  const passages = findHtmlPassages(root).map((passage) => {
    const translation = findTranslation(instance, passage.source)
    const isValid =
      translation !== undefined && findPassageError(passage.source, translation) === undefined
    return { passage, translation: isValid ? translation : undefined }
  })
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
  if (parent === null || parent === undefined) return
  if (parent.childNodes.length === nodes.length && parent.tagName !== 'BODY') {
    parent.lang = contentLanguage
    return
  }
  const wrapper = parent.ownerDocument.createElement('span')
  wrapper.lang = contentLanguage
  nodes[0]?.before(wrapper)
  wrapper.append(...nodes)
}

/** Finds the translation in all loaded files of the catalogue. A passage without words, such as a price, is its own translation. */
function findTranslation(instance: i18n, source: string): string | undefined {
  if (!hasWords(source)) return source
  const key = getPassageKey(source)
  const namespaces: Readonly<Record<string, unknown>> = instance.store.data[instance.language] ?? {}
  for (const [namespace, passages] of Object.entries(namespaces)) {
    if (!isRecordNamespace(namespace)) continue
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- added by loadCatalogueFile
    const translation = (passages as Passages)[key]
    if (translation !== undefined) return translation
  }
  return undefined
}
