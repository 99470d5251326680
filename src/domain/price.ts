import type { ServiceFee, ServiceLevel } from '#contract/interventions.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { memoize } from '#platform/memoize.ts'

import { getFilledText } from './filled-text.ts'

/** The French for 'before tax', after an amount; the unit of a lawyer's price, too (spec 3). */
export const beforeTax = 'HT'

export type Amount = NonNullable<Lawyer['pricing']['firstConsultation' | 'hourlyRateRange']>

/** An amount or a range in a currency of ISO 4217: '1 450 €', '150–250 CHF', 'US$1,450'. What Intl refuses follows its number. */
export function formatAmount(
  language: string,
  currency: string | null | undefined,
  amount: Amount,
): string {
  const { from, to } = typeof amount === 'number' ? { from: amount, to: amount } : amount
  try {
    const format = getFormat(language, currency ?? 'EUR')
    return from === to ? format.format(from) : format.formatRange(from, to)
  } catch {
    return `${[...new Set([from, to])].join('–')}\u00A0${currency}`
  }
}

// Creating an Intl formatter is far slower than using it, and every card uses one.
const getFormat = memoize(
  (language: string, currency: string) =>
    // A dollar must say whose it is, which American English does not.
    new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
      style: 'currency',
      currency,
      // '£', where French would write '£GB'.
      currencyDisplay: currency === 'GBP' ? 'narrowSymbol' : undefined,
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** A fee in two parts: '1 450 €' and 'HT par personne'. French without a language and its word for 'before tax'. */
export function formatFee(
  { amount, currency, basis }: ServiceFee,
  language = 'fr',
  taxLabel: string = beforeTax,
) {
  return {
    amount: formatAmount(language, currency, amount ?? 0),
    unit: `${taxLabel} ${basis?.trim() ?? ''}`.trim(),
  }
}

/**
 * The displayed price of a fee, as the records write it: '1 450 € HT par personne', the amount being before tax (spec 3).
 * Empty without an amount.
 */
export function writePrice(fee: ServiceFee): string {
  if (fee.amount == null) return ''
  const { amount, unit } = formatFee(fee)
  return `${amount} ${unit}`
}

/**
 * Whether the displayed price of a fee says what its amount, currency and basis do. It is compared, never parsed: what a
 * person has typed instead is a text.
 */
export function isPriceWritten(fee: ServiceFee): boolean {
  return removeSpaces(fee.valueString ?? '') === removeSpaces(writePrice(fee))
}

/** Spaces that do not break are typed by few. */
const removeSpaces = (price: string) => price.replaceAll(/\s/gu, '')

/** The price of a level, as the server writes it; undefined is shown as 'Prix sur demande' (docs/decisions.md, 9). */
export function getLevelPrice({
  serviceFee,
}: Pick<ServiceLevel, 'serviceFee'>): string | undefined {
  return getFilledText(serviceFee?.valueString)
}
