import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { getLanguage } from '#i18n/i18n.ts'

/** Languages that Chromium knows no name of, while Node does. */
const fallbackLanguageNames = new Map(
  Object.entries({ ff: { fr: 'peul', en: 'Fula' }, kab: { fr: 'kabyle', en: 'Kabyle' } }),
)

/** The name of a language in the interface's own, 'néerlandais' for `nl`; an unknown code stays itself. */
export function useFormatLanguageName(): (code: string) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const displayNames = getDisplayNames(i18n.language)
    return (code) => {
      try {
        return fallbackLanguageNames.get(code)?.[getLanguage(i18n)] ?? displayNames.of(code) ?? code
      } catch {
        return code
      }
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the instance stays, its language changes
  }, [i18n.language])
}

type PriceRange = Lawyer['pricing']['hourlyRateRange']

/**
 * A lawyer's amount, or the least and the most, in words: '150 € HT', '150–250 € HT'. What the record says of
 * taxes is said in the interface's language.
 */
export function useFormatPrice(): (
  amount: number | PriceRange,
  pricing: Lawyer['pricing'],
) => string {
  const { t, i18n } = useTranslation('lawyers')
  return useMemo(
    () =>
      (amount, { currency, unit: recordUnit }) => {
        const unit = recordUnit === 'HT' ? t('card.beforeTax') : recordUnit
        const { from, to } = typeof amount === 'number' ? { from: amount, to: amount } : amount
        try {
          const numberFormat = getPriceFormat(i18n.language, currency)
          const price = from === to ? numberFormat.format(from) : numberFormat.formatRange(from, to)
          return `${price}\u00A0${unit}`
        } catch {
          return `${from === to ? from : `${from}–${to}`}\u00A0${currency} ${unit}`
        }
      },
    [t, i18n.language],
  )
}

// Each costs far more to make than to ask, and every card of a list asks.
const getDisplayNames = memoize((language) => new Intl.DisplayNames(language, { type: 'language' }))
const getPriceFormat = memoize(
  (language, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }),
)

function memoize<Args extends string[], Result>(
  create: (language: string, ...rest: Args) => Result,
): (language: string, ...rest: Args) => Result {
  const cache = new Map<string, Result>()
  return (...args) => {
    const key = args.join(' ')
    const result = cache.get(key) ?? create(...args)
    cache.set(key, result)
    return result
  }
}
