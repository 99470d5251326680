import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { memoize } from '#platform/memoize.ts'

import { contentLanguage } from './languages.ts'
import { OriginalRecordsContext, type RecordTextProps } from './record-texts.ts'

/** What a country is named by. */
export interface NamedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
}

/**
 * Names countries in the language of the page, as element props. In French the record's name is used, unless it is
 * empty. URLs and mails keep the record's name.
 */
export function useCountryName(): (country: NamedCountry) => RecordTextProps {
  const { i18n } = useTranslation()
  const { showsOriginal } = use(OriginalRecordsContext)
  const { language } = i18n
  return useMemo(() => {
    const usesRecords = language === contentLanguage || showsOriginal
    const displayNames = getDisplayNames(usesRecords ? contentLanguage : language)
    const recordLanguage = language === contentLanguage ? undefined : contentLanguage
    return ({ code, name }) => {
      const standardName = /^[a-z]{2}$/i.test(code)
        ? displayNames.of(code.toUpperCase())
        : undefined
      if (standardName !== undefined && (!usesRecords || name.trim() === ''))
        return { lang: usesRecords ? recordLanguage : undefined, children: standardName }
      return { lang: recordLanguage, children: name }
    }
  }, [language, showsOriginal])
}

/** The name that records have for a country, in French, whatever the language of the page; empty if the code is unknown. */
export function getRecordCountryName(code: string): string {
  return (/^[a-z]{2}$/i.test(code) && getDisplayNames(contentLanguage).of(code.toUpperCase())) || ''
}

// Creating one takes longer than naming a country.
const getDisplayNames = memoize(
  (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
)
