import type { i18n } from 'i18next'
import { createContext, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { contentLanguage, type Language } from './languages.ts'
import { isRecordNamespace } from './catalogue.ts'
import type { Translator } from './catalogue-file.ts'
import { useI18nStore } from './i18n.ts'

/** Whether the visitor asked for the French original, and a setter. */
export const OriginalRecordsContext = createContext<{
  readonly showsOriginal: boolean
  readonly setShowsOriginal: (showsOriginal: boolean) => void
}>({ showsOriginal: false, setShowsOriginal: () => undefined })

/** A text of a record as element props: `<h2 {...translate(visa.name)} />`. `lang` is set when the text is not in the page's language. */
export interface RecordTextProps {
  readonly lang: Language | undefined
  readonly children: string
}

/** A text of a record as the label of an option: `{ value: slug, ...toLabel(translate(name)) }`. */
export function toLabel({ lang, children }: RecordTextProps): {
  label: string
  lang: Language | undefined
} {
  return { label: children, lang }
}

/** The texts of records in the language of the page, where they are translated, else in French. */
export interface RecordTexts {
  readonly translate: (text: string) => RecordTextProps
  /** Only the text, for attributes, titles and searches. */
  readonly toText: (text: string) => string
  /** Translates sanitised HTML in place. Undefined on French pages, while the original is shown or nothing is loaded. */
  readonly translateHtml: ((root: Element) => 'all' | 'some' | 'none') | undefined
  /** The `lang` of a record's text that is not translated (WCAG 3.1.2); undefined on a French page. */
  readonly originalLanguage: Language | undefined
}

const french: RecordTexts = {
  translate: (text) => ({ lang: undefined, children: text }),
  toText: (text) => text,
  translateHtml: undefined,
  originalLanguage: undefined,
}

/** The texts of records in the language of the page (docs/decisions.md, 1). */
export function useRecordTexts(): RecordTexts {
  const { i18n } = useTranslation()
  const { translator } = useI18nStore()
  const { showsOriginal } = use(OriginalRecordsContext)
  const { language } = i18n
  const available = showsOriginal ? undefined : translator
  return useMemo(() => getRecordTexts(i18n, language, available), [i18n, language, available])
}

/** Whether any translations are loaded in the language of the page. */
export function useHasTranslations(): boolean {
  const { i18n } = useTranslation()
  const namespaces = i18n.store.data[i18n.language] ?? {}
  return Object.entries(namespaces).some(
    ([namespace, passages]) => isRecordNamespace(namespace) && Object.keys(passages).length > 0,
  )
}

function getRecordTexts(
  instance: i18n,
  language: string,
  available: Translator | undefined,
): RecordTexts {
  if (language === contentLanguage) return french
  const find = (text: string) => available?.translateText(instance, text)
  return {
    translate(text) {
      const translation = find(text)
      return translation === undefined
        ? { lang: contentLanguage, children: text }
        : { lang: undefined, children: translation }
    },
    toText: (text) => find(text) ?? text,
    translateHtml:
      available === undefined ? undefined : (root) => available.translateHtml(instance, root),
    originalLanguage: contentLanguage,
  }
}
