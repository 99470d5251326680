import { formatDecimal, parseDecimal } from '../decimal.ts'
import { changeFee, isPriceProposed } from '../displayed-price.ts'
import type { Level, LevelEditorState } from '../level-editor.ts'

/** By how much fees change. */
export interface FeeChange {
  /** 5 raises, -5 lowers. */
  readonly percent: number
  /** Amounts become multiples of it. */
  readonly rounding: 1 | 5
}

/** What happens to the shown price of a level: it follows the amount, is empty, or says something else and stays. */
export type ShownPrice = 'follows' | 'empty' | 'stays'

export interface LevelFeeChange {
  readonly before: Level
  readonly after: Level
  readonly shownPrice: ShownPrice
}

/** The levels of an intervention with their fees changed, in the same order. A level without an amount stays as it is. */
export function changeFees(
  { levels }: LevelEditorState,
  change: FeeChange,
): readonly LevelFeeChange[] {
  return levels.map((before) => {
    const amount = parseDecimal(before.amount)
    const newAmount = amount === undefined ? undefined : changeAmount(amount, change)
    if (amount === undefined || newAmount === undefined || newAmount === amount)
      return { before, after: before, shownPrice: 'follows' }
    const after = changeFee(before, { amount: formatDecimal(newAmount) })
    if (isPriceProposed(before)) return { before, after, shownPrice: 'follows' }
    return { before, after, shownPrice: before.valueString.trim() === '' ? 'empty' : 'stays' }
  })
}

/** To the nearest multiple, half upwards. A fee does not become free by rounding. */
export function changeAmount(amount: number, { percent, rounding }: FeeChange): number {
  // In cents, as 1.1 × 150 is 165.00000000000003.
  const exact = Math.round(amount * (100 + percent)) / 100
  const rounded = Math.round(exact / rounding) * rounding
  return rounded <= 0 && amount > 0 && percent > -100
    ? Math.max(Math.round(exact), 1)
    : Math.max(rounded, 0)
}
