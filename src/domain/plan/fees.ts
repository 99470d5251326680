import { formatDecimal, parseDecimal } from '../decimal.ts'
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
    const changed = { ...before, amount: formatDecimal(newAmount) }
    if (before.valueString.trim() === '') return { before, after: changed, shownPrice: 'empty' }
    const write = findWriting(before, amount)
    return write === undefined
      ? { before, after: changed, shownPrice: 'stays' }
      : { before, after: { ...changed, valueString: write(newAmount) }, shownPrice: 'follows' }
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

type Writing = (amount: number) => string

const spaces = [' ', '\u00a0', '\u202f']
const symbols: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€', 'EUR'],
  USD: ['$', '$US', '$\u00a0US', 'USD'],
  GBP: ['£', 'GBP'],
  CAD: ['$CA', '$\u00a0CA', '$', 'CAD'],
}

/**
 * How the shown price is made of amount, currency and basis, if it is made of them exactly: '1 200 € HT par dossier' of 1200,
 * EUR and 'par dossier'. It is compared with what they give, never parsed: a price that says anything else has no writing.
 */
function findWriting(
  { valueString, currency, basis }: Pick<Level, 'valueString' | 'currency' | 'basis'>,
  amount: number,
): Writing | undefined {
  const signs = symbols[currency] ?? [currency]
  const ends = ['', ' HT'].flatMap((tax) => (basis === '' ? [tax] : [tax, `${tax} ${basis}`]))
  for (const thousands of ['', '.', ...spaces]) {
    for (const space of ['', ...spaces]) {
      for (const sign of signs) {
        for (const end of ends) {
          const write = (value: number) =>
            `${formatThousands(value, thousands)}${space}${sign}${end}`
          if (write(amount) === valueString) return preferGrouped(write, amount, space, sign, end)
        }
      }
    }
  }
  return undefined
}

/** A price below a thousand does not show how thousands are separated: then as French does, with the space of its sign. */
function preferGrouped(
  write: Writing,
  amount: number,
  space: string,
  sign: string,
  end: string,
): Writing {
  if (amount >= 1000) return write
  return (value) => `${formatThousands(value, space === ' ' ? ' ' : '\u202f')}${space}${sign}${end}`
}

function formatThousands(value: number, separator: string): string {
  const [whole = '', fraction] = formatDecimal(value).split(',')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, separator)
  return fraction === undefined ? grouped : `${grouped},${fraction.padEnd(2, '0')}`
}
