import { parseDecimal } from './decimal.ts'

/** What a level says of its fee, as it is typed. */
export interface TypedFee {
  readonly amount: string
  readonly currency: string
  readonly basis: string
}

/**
 * The displayed price of a fee, as the records write it: '1 450 € HT par personne', the amount being before tax (spec 3).
 * Empty without an amount.
 */
export function proposeDisplayedPrice({ amount, currency, basis }: TypedFee): string {
  const number = parseDecimal(amount)
  if (number === undefined || !/^[A-Z]{3}$/.test(currency)) return ''
  const price = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency,
    // '£', where French would write '£GB'. A dollar must say whose it is.
    currencyDisplay: currency === 'GBP' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: Number.isInteger(number) ? 0 : 2,
  }).format(number)
  return [price, 'HT', basis.trim()].filter((part) => part !== '').join(' ')
}

/**
 * A fee after a change. Its displayed price follows the amount, the currency and the basis for as long as it is what they
 * propose: one that was typed or emptied by hand stays.
 */
export function changeFee<Fee extends TypedFee & { readonly valueString: string }>(
  fee: Fee,
  changes: Partial<Fee>,
): Fee {
  const changed = { ...fee, ...changes }
  if (changes.valueString !== undefined || !isPriceProposed(fee)) return changed
  return { ...changed, valueString: proposeDisplayedPrice(changed) }
}

/** Whether there is no displayed price, though the fee proposes one: it was emptied by hand. */
export function isPriceEmptied(fee: TypedFee & { readonly valueString: string }): boolean {
  return fee.valueString.trim() === '' && proposeDisplayedPrice(fee) !== ''
}

/** Whether the displayed price is what the amount, the currency and the basis propose. It is compared, never parsed. */
export function isPriceProposed(fee: TypedFee & { readonly valueString: string }): boolean {
  return normalise(fee.valueString) === normalise(proposeDisplayedPrice(fee))
}

/** Spaces that do not break are typed by few. */
function normalise(price: string): string {
  return price.replaceAll(/\s/gu, ' ').trim()
}
