import * as z from 'zod/mini'

import { htmlToText } from '#content/html-to-text.ts'
import {
  currencies,
  type ServiceFee,
  type ServiceLevel,
  type ServiceLevelInput,
} from '#contract/interventions.ts'
import { parseDecimal, formatDecimal } from '#domain/decimal.ts'
import {
  getLevelNumber,
  type FeeName,
  type Level,
  type LevelName,
  type LevelTexts,
} from '#domain/level-editor.ts'
import { mapRecord } from '#platform/map-record.ts'

/** A fee without a currency is in this one (spec 9). */
const [defaultCurrency] = currencies

/** How the fields of a level are typed, from what the server has; undefined for a new level. */
const levelTexts: Readonly<Record<LevelName, (level?: ServiceLevel) => string>> = {
  levelNumber: (level) => (level === undefined ? '' : String(level.levelNumber)),
  title: (level) => level?.title ?? '',
  summary: (level) => level?.summary ?? '',
  fullDescription: (level) => level?.fullDescription ?? '',
}
/** The same for those of its fee. */
const feeTexts: Readonly<Record<FeeName, (fee?: ServiceFee | null) => string>> = {
  // A missing amount is not free, so it must be typed.
  amount: (fee) => (fee?.amount == null ? '' : formatDecimal(fee.amount)),
  currency: (fee) => fee?.currency ?? defaultCurrency,
  valueString: (fee) => fee?.valueString ?? '',
  basis: (fee) => fee?.basis ?? '',
  notes: (fee) => fee?.notes ?? '',
}

function readTexts(level?: ServiceLevel): LevelTexts {
  return {
    ...mapRecord(levelTexts, (read) => read(level)),
    ...mapRecord(feeTexts, (read) => read(level?.serviceFee)),
  }
}

/** The texts of a level to be typed. */
export const emptyLevel = readTexts()

/** A level of a record, as it is edited. One that the server gives no id gets a negative one. */
export function toLevel(level: ServiceLevel, index: number): Level {
  return { ...readTexts(level), id: level.id ?? -1 - index }
}

/** A level in a request. A new one has no id. */
export function toServiceLevelInput(level: Level): ServiceLevelInput {
  const getText = (_: unknown, name: keyof LevelTexts) => level[name]
  return {
    ...(level.id < 0 ? {} : { id: level.id }),
    ...mapRecord(levelTexts, getText),
    levelNumber: getLevelNumber(level),
    // A level without an amount is not saved.
    serviceFee: { ...mapRecord(feeTexts, getText), amount: parseDecimal(level.amount) ?? 0 },
  }
}

/** Amount and currency, as on a card (spec 2.13); empty without an amount. */
export function formatPrice({ amount, currency }: Level, language: string): string {
  const number = parseDecimal(amount)
  if (number === undefined) return ''
  const fractions = Number.isInteger(number) ? 0 : 2
  return `${number.toLocaleString(language, { minimumFractionDigits: fractions })}\u00a0${currency}`
}

/** All that a level says, under a heading with its number and title. */
export function formatLevel(level: Level, heading: string, language: string): string {
  const { id: _id, levelNumber: _number, title: _title, ...texts } = level
  const { summary, fullDescription, amount: _amount, currency: _currency, ...others } = texts
  const description = htmlToText(fullDescription, '\n')
  const parts = [heading, summary, description, formatPrice(level, language)]
  return [...parts, ...Object.values(others)].filter((part) => part !== '').join('\n')
}

/** A draft of an older version of the form may lack a text. */
const texts = mapRecord(emptyLevel, (empty) => z._default(z.string(), empty))
const OpenEditor = {
  opened: z.object(texts),
  draft: z.object(texts),
  errors: z.object({
    levelNumber: z.optional(z.enum(['missing', 'invalid', 'taken'])),
    title: z.optional(z.enum(['missing'])),
    summary: z.optional(z.enum(['missing'])),
    amount: z.optional(z.enum(['missing', 'invalid'])),
  }),
  saveAttempts: z.number(),
  isAlertShown: z.boolean(),
}
/** The levels with their editor, as a draft on the device holds them. */
export const LevelEditorSchema = z.object({
  levels: z.readonly(z.array(z.object({ ...texts, id: z.int() }))),
  editor: z.union([
    z.object({ status: z.enum(['closed']) }),
    z.object({ status: z.enum(['new']), ...OpenEditor }),
    z.object({ status: z.enum(['existing']), index: z.int(), ...OpenEditor }),
  ]),
})
