import { useTranslation } from 'react-i18next'

import type { ServiceLevel } from '#contract/interventions.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import {
  type Amount,
  beforeTax,
  formatAmount,
  formatFee,
  getLevelPrice,
  isPriceWritten,
} from '#domain/price.ts'
import { sortLevels } from '#domain/visas.ts'
import { type RecordTextProps, useRecordTexts } from '#i18n/record-texts.ts'

interface LevelPrice {
  readonly text: RecordTextProps
  /** Where the text says what the fee does: '150 €' and 'HT par personne'. */
  readonly parts?: { readonly amount: string; readonly unit: string }
}

/** Returns a function that gives the price of a level, or 'on request' (docs/decisions.md, 9). */
export function useLevelPrice(): (level: ServiceLevel) => LevelPrice {
  const { t, i18n } = useTranslation('layout')
  const { translate } = useRecordTexts()
  return (level) => {
    const price = getLevelPrice(level)
    if (price === undefined) return { text: { lang: undefined, children: t('priceOnRequest') } }
    const { serviceFee } = level
    if (serviceFee == null || !isPriceWritten(serviceFee)) return { text: translate(price) }
    const { lang, children: basis } = translate(serviceFee.basis ?? '')
    const fee = { ...serviceFee, basis }
    // In French where its basis is.
    const parts =
      lang === undefined ? formatFee(fee, i18n.language, t('beforeTax')) : formatFee(fee)
    return { text: { lang, children: `${parts.amount} ${parts.unit}` }, parts }
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
  const { lang, children } = getPrice(first).text
  const isOnRequest = getLevelPrice(first) === undefined
  return { lang, children: isOnRequest ? children : t('priceFrom', { fee: children }) }
}

/**
 * Returns a function that formats an amount or a range: '150 € HT', '150–250 € HT', or 'on request' without one. The
 * tax label is translated.
 */
export function useFormatPrice() {
  const { t, i18n } = useTranslation('layout')
  const { toText } = useRecordTexts()
  return (amount: Amount | null | undefined, { currency, unit }: Lawyer['pricing']): string => {
    if (amount == null) return t('priceOnRequest')
    const taxLabel = unit === beforeTax ? t('beforeTax') : toText(unit)
    // A long label may stand on a line of its own: it is wider than a card's column.
    const space = taxLabel.length > 3 ? ' ' : '\u00A0'
    return `${formatAmount(i18n.language, currency, amount)}${space}${taxLabel}`
  }
}
