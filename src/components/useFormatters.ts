import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { memoize } from '#platform/memoize.ts'

/** Languages that Chromium's `Intl.DisplayNames` cannot name. Node's can, so prerendered pages name them. */
const fallbackLanguageNames = new Map(
  Object.entries({ ff: { fr: 'peul', en: 'Fula' }, kab: { fr: 'kabyle', en: 'Kabyle' } }),
)

/**
 * Returns a function that names a language in the language of the interface: 'néerlandais' for `nl`.
 * Unknown codes are returned as they are.
 */
export function useFormatLanguageName(): (code: string) => string {
  const { i18n } = useTranslation()
  const language = getLanguage(i18n)
  return (code) => {
    try {
      const fallbackName = fallbackLanguageNames.get(code)?.[language]
      return fallbackName ?? getDisplayNames(language).of(code) ?? code
    } catch {
      return code
    }
  }
}

type PriceRange = Lawyer['pricing']['hourlyRateRange']

/**
 * Returns a function that formats an amount or a range: '150 € HT', '150–250 € HT'. The tax label is
 * translated.
 */
export function useFormatPrice() {
  const { t, i18n } = useTranslation('lawyers')
  const { toText } = useRecordTexts()
  return (amount: number | PriceRange, { currency, unit }: Lawyer['pricing']): string => {
    const taxLabel = unit === 'HT' ? t('card.beforeTax') : toText(unit)
    const { from, to } = typeof amount === 'number' ? { from: amount, to: amount } : amount
    try {
      const numberFormat = getPriceFormat(i18n.language, currency)
      const price = from === to ? numberFormat.format(from) : numberFormat.formatRange(from, to)
      return `${price}\u00A0${taxLabel}`
    } catch {
      return `${from === to ? from : `${from}–${to}`}\u00A0${currency} ${taxLabel}`
    }
  }
}

// Creating an Intl formatter is far slower than using it, and every card uses one.
const getDisplayNames = memoize(
  (language: string) => new Intl.DisplayNames(language, { type: 'language' }),
)
const getPriceFormat = memoize(
  (language: string, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }),
)
