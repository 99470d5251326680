import { useTranslation } from 'react-i18next'

import type { ServiceLevel } from '#contract/interventions.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { getLevelPrice, sortLevels } from '#domain/visas.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { type RecordTextProps, useRecordTexts } from '#i18n/record-texts.ts'
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

/** Returns a function that gives the price of a level, or 'on request' (docs/decisions.md, 9). */
export function useLevelPrice(): (level: ServiceLevel) => RecordTextProps {
  const { t } = useTranslation('layout')
  const { translate } = useRecordTexts()
  return (level) => {
    const price = getLevelPrice(level)
    return price === undefined
      ? { lang: undefined, children: t('priceOnRequest') }
      : translate(price)
  }
}

/**
 * The starting price of a visa, that of its first level: 'à partir de 150 €' or 'on request' (spec 2.3). Undefined
 * without levels.
 */
export function useStartingPrice(levels: readonly ServiceLevel[]): RecordTextProps | undefined {
  const { t } = useTranslation('layout')
  const getPrice = useLevelPrice()
  const [first] = sortLevels(levels)
  if (first === undefined) return undefined
  const { lang, children } = getPrice(first)
  return getLevelPrice(first) === undefined
    ? { lang, children }
    : { lang, children: t('priceFrom', { fee: children }) }
}

type Price = Lawyer['pricing']['firstConsultation' | 'hourlyRateRange']

/**
 * Returns a function that formats an amount or a range: '150 € HT', '150–250 € HT', or 'on request' without one. The
 * tax label is translated.
 */
export function useFormatPrice() {
  const { t, i18n } = useTranslation(['price', 'layout'])
  const { toText } = useRecordTexts()
  return (amount: Price, { currency, unit }: Lawyer['pricing']): string => {
    if (amount == null) return t('layout:priceOnRequest')
    const taxLabel = unit === 'HT' ? t('price:taxLabel') : toText(unit)
    const { from, to } = typeof amount === 'number' ? { from: amount, to: amount } : amount
    try {
      const numberFormat = getPriceFormat(i18n.language, currency)
      const price = from === to ? numberFormat.format(from) : numberFormat.formatRange(from, to)
      // A long label may stand on a line of its own: it is wider than a card's column.
      return `${price}${taxLabel.length > 3 ? ' ' : '\u00A0'}${taxLabel}`
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
