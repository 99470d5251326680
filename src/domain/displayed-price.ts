import { parseDecimal } from './decimal.ts'
import { isPriceWritten, writePrice } from './price.ts'

/** What a level says of its fee, as it is typed. */
export interface TypedFee {
  readonly amount: string
  readonly currency: string
  readonly basis: string
}

/** The displayed price that a typed fee proposes. Empty without an amount in a currency. */
export function proposeDisplayedPrice({ amount, currency, basis }: TypedFee): string {
  if (!/^[A-Z]{3}$/.test(currency)) return ''
  return writePrice({ amount: parseDecimal(amount), currency, basis })
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

/** Whether the displayed price is what the amount, the currency and the basis propose. */
export function isPriceProposed(fee: TypedFee & { readonly valueString: string }): boolean {
  return isPriceWritten({ ...fee, amount: parseDecimal(fee.amount) })
}
