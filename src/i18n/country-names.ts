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
    const recordLanguage = language === contentLanguage ? undefined : contentLanguage
    return ({ code, name }) => {
      if (usesRecords && name.trim() !== '') return { lang: recordLanguage, children: name }
      const standardName = nameRegion(usesRecords ? contentLanguage : language, code)
      return standardName === undefined
        ? { lang: recordLanguage, children: name }
        : { lang: usesRecords ? recordLanguage : undefined, children: standardName }
    }
  }, [language, showsOriginal])
}

/** The name that records have for a country, in French, whatever the language of the page; empty if the code is unknown. */
export function getRecordCountryName(code: string): string {
  return nameRegion(contentLanguage, code) ?? ''
}

function nameRegion(language: string, code: string): string | undefined {
  return /^[a-z]{2}$/i.test(code) ? getDisplayNames(language).of(code.toUpperCase()) : undefined
}

// Creating one takes 15 ms, or 60 on a slow device.
const getDisplayNames = memoize(
  (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
)
