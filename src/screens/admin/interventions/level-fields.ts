import * as z from 'zod/mini'

import { htmlToText } from '#content/html-to-text.ts'
import { currencies, type ServiceLevel, type ServiceLevelInput } from '#contract/interventions.ts'
import { parseDecimal, formatDecimal } from '#domain/decimal.ts'
import { getLevelNumber, type Level, type LevelTexts } from '#domain/level-editor.ts'

/** A fee without a currency is in this one (spec 9). */
const [defaultCurrency] = currencies

/** How each field of a level is typed, from the record that the server has. */
const readers: {
  readonly [Name in keyof LevelTexts]: (level: Partial<ServiceLevel>) => string
} = {
  levelNumber: ({ levelNumber }) => (levelNumber === undefined ? '' : String(levelNumber)),
  title: ({ title = '' }) => title,
  summary: ({ summary }) => summary ?? '',
  fullDescription: ({ fullDescription }) => fullDescription ?? '',
  // A missing amount is not free, so it must be typed.
  amount: ({ serviceFee: fee }) => (fee?.amount == null ? '' : formatDecimal(fee.amount)),
  currency: ({ serviceFee: fee }) => fee?.currency ?? defaultCurrency,
  valueString: ({ serviceFee: fee }) => fee?.valueString ?? '',
  basis: ({ serviceFee: fee }) => fee?.basis ?? '',
  notes: ({ serviceFee: fee }) => fee?.notes ?? '',
}

function readTexts(level: Partial<ServiceLevel>): LevelTexts {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one text for each reader
  return Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, read(level)]),
  ) as unknown as LevelTexts
}

/** The texts of a level to be typed. */
export const emptyLevel = readTexts({})

/** A level of a record, as it is edited. One that the server gives no id gets a negative one. */
export function toLevel(level: ServiceLevel, index: number): Level {
  return { ...readTexts(level), id: level.id ?? -1 - index }
}

/** A level in a request. A new one has no id. */
export function toServiceLevelInput(level: Level): ServiceLevelInput {
  const { id, levelNumber: _, title, summary, fullDescription, amount, ...fee } = level
  return {
    ...(id < 0 ? {} : { id }),
    levelNumber: getLevelNumber(level),
    title,
    summary,
    fullDescription,
    // A level without an amount is not saved.
    serviceFee: { ...fee, amount: parseDecimal(amount) ?? 0 },
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

const LevelSchema = z.object({
  levelNumber: z.string(),
  title: z.string(),
  summary: z.string(),
  fullDescription: z.string(),
  amount: z.string(),
  currency: z.string(),
  valueString: z.string(),
  basis: z.string(),
  notes: z.string(),
})
const OpenEditor = {
  opened: LevelSchema,
  draft: LevelSchema,
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
  levels: z.readonly(z.array(z.object({ ...LevelSchema.shape, id: z.int() }))),
  editor: z.union([
    z.object({ status: z.enum(['closed']) }),
    z.object({ status: z.enum(['new']), ...OpenEditor }),
    z.object({ status: z.enum(['existing']), index: z.int(), ...OpenEditor }),
  ]),
})
