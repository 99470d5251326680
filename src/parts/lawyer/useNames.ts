import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { languageOf } from '#i18n/i18n.ts'

/** Languages that Chromium knows no name of, while Node does. */
const unnamed = new Map(
  Object.entries({ ff: { fr: 'peul', en: 'Fula' }, kab: { fr: 'kabyle', en: 'Kabyle' } }),
)

/** The name of a language in the interface's own, 'néerlandais' for `nl`; an unknown code stays itself. */
export function useLanguageName(): (code: string) => string {
  const { i18n } = useTranslation()
  return useMemo(() => {
    const names = namesIn(i18n.language)
    return (code) => {
      try {
        return unnamed.get(code)?.[languageOf(i18n)] ?? names.of(code) ?? code
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
export function usePrice(): (amount: number | PriceRange, pricing: Lawyer['pricing']) => string {
  const { t, i18n } = useTranslation('lawyers')
  return useMemo(
    () =>
      (amount, { currency, unit: written }) => {
        const unit = written === 'HT' ? t('card.beforeTax') : written
        const { from, to } = typeof amount === 'number' ? { from: amount, to: amount } : amount
        try {
          const format = priceIn(i18n.language, currency)
          const price = from === to ? format.format(from) : format.formatRange(from, to)
          return `${price}\u00A0${unit}`
        } catch {
          return `${from === to ? from : `${from}–${to}`}\u00A0${currency} ${unit}`
        }
      },
    [t, i18n.language],
  )
}

// Each costs far more to make than to ask, and every card of a list asks.
const namesIn = kept((language) => new Intl.DisplayNames(language, { type: 'language' }))
const priceIn = kept(
  (language, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }),
)

function kept<Rest extends string[], Made>(
  make: (language: string, ...rest: Rest) => Made,
): (language: string, ...rest: Rest) => Made {
  const made = new Map<string, Made>()
  return (...parameters) => {
    const key = parameters.join(' ')
    const known = made.get(key) ?? make(...parameters)
    made.set(key, known)
    return known
  }
}
