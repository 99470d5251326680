import { use, useCallback } from 'react'
import { useTranslation } from 'react-i18next'

import { getEnglishCityName } from '#domain/cities.ts'
import { contentLanguage } from '#i18n/languages.ts'
import { OriginalRecordsContext, type RecordTextProps } from '#i18n/record-texts.ts'

/** Names cities in the language of the page, as element props. Postal addresses keep the record's name. */
export function useCityName(): (city: string) => RecordTextProps {
  const { i18n } = useTranslation()
  const { showsOriginal } = use(OriginalRecordsContext)
  const { language } = i18n
  return useCallback(
    (city) => {
      if (language === contentLanguage) return { lang: undefined, children: city }
      const english = showsOriginal ? undefined : getEnglishCityName(city)
      return english === undefined
        ? { lang: contentLanguage, children: city }
        : { lang: undefined, children: english }
    },
    [language, showsOriginal],
  )
}
