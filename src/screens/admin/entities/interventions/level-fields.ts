import type { TFunction } from 'i18next'
import * as z from 'zod/mini'

import { htmlToText } from '#content/html-to-text.ts'
import {
  currencies,
  type ServiceFee,
  type ServiceLevel,
  type ServiceLevelInput,
} from '#contract/interventions.ts'
import type { CheckedText, TextFormat, TextPart } from '#domain/content-checks/finding.ts'
import { parseDecimal, formatDecimal } from '#domain/decimal.ts'
import { changeFee } from '#domain/displayed-price.ts'
import {
  createLevelEditor,
  getLevelNumber,
  type FeeName,
  type Level,
  type LevelEditorState,
  type LevelName,
  type LevelTexts,
} from '#domain/level-editor.ts'
import { mapRecord } from '#platform/map-record.ts'

import type { ValuePart } from '../../core/definition/record-definition.ts'

/** A fee without a currency is in this one (spec 9). */
const [defaultCurrency] = currencies

/** How a field of a level is typed. */
type LevelInput =
  | { readonly kind: 'integer' | 'decimal' | 'line' | 'price' | 'currency' | 'richText' }
  | { readonly kind: 'lines'; readonly rows: number }

/** A field of a level or its fee: its input, and its text from what the server has; undefined for a new level. */
type LevelField<Source> = LevelInput & { readonly read: (source?: Source | null) => string }

/** The fields of a level in the order of the form. */
const ownFields: Readonly<Record<LevelName, LevelField<ServiceLevel>>> = {
  levelNumber: { kind: 'integer', read: (level) => level?.levelNumber.toString() ?? '' },
  title: { kind: 'line', read: (level) => level?.title ?? '' },
  summary: { kind: 'lines', rows: 3, read: (level) => level?.summary ?? '' },
  fullDescription: { kind: 'richText', read: (level) => level?.fullDescription ?? '' },
}
/** Those of its fee. */
const feeFields: Readonly<Record<FeeName, LevelField<ServiceFee>>> = {
  // A missing amount is not free, so it must be typed.
  amount: {
    kind: 'decimal',
    read: (fee) => (fee?.amount == null ? '' : formatDecimal(fee.amount)),
  },
  currency: { kind: 'currency', read: (fee) => fee?.currency ?? defaultCurrency },
  valueString: { kind: 'price', read: (fee) => fee?.valueString ?? '' },
  basis: { kind: 'line', read: (fee) => fee?.basis ?? '' },
  notes: { kind: 'lines', rows: 2, read: (fee) => fee?.notes ?? '' },
}
export const levelInputs: Readonly<Record<keyof LevelTexts, LevelInput>> = {
  ...ownFields,
  ...feeFields,
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- their own names
export const ownNames = Object.keys(ownFields) as LevelName[]
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- their own names
export const feeNames = Object.keys(feeFields) as FeeName[]

function readTexts(level?: ServiceLevel): LevelTexts {
  return {
    ...mapRecord(ownFields, ({ read }) => read(level)),
    ...mapRecord(feeFields, ({ read }) => read(level?.serviceFee)),
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
    ...mapRecord(ownFields, getText),
    levelNumber: getLevelNumber(level),
    // A level without an amount is not saved.
    serviceFee: { ...mapRecord(feeFields, getText), amount: parseDecimal(level.amount) ?? 0 },
  }
}

/** What a file has a column for, of each level. */
export const fileParts = ['title', 'summary', 'amount', 'valueString'] as const
type FilePart = (typeof fileParts)[number]

/** A part of the level with this number, as a file has it; empty if there is no such level. */
export function getLevelPart(levels: readonly Level[], number: number, part: FilePart): string {
  return levels.find((level) => getLevelNumber(level) === number)?.[part] ?? ''
}

/**
 * The levels with another part of one. The displayed price follows the amount, as in the form. A title adds a level that there
 * was not; undefined for another part of it, and for an amount that is no number.
 */
export function setLevelPart(
  { levels }: LevelEditorState,
  { number, part, text }: { number: number; part: FilePart; text: string },
): LevelEditorState | undefined {
  const amount = parseDecimal(text)
  if (part === 'amount' && (amount === undefined || amount < 0)) return undefined
  const change = { [part]: part === 'amount' ? formatDecimal(amount ?? 0) : text }
  if (levels.some((level) => getLevelNumber(level) === number)) {
    return createLevelEditor(
      levels.map((level) => (getLevelNumber(level) === number ? changeFee(level, change) : level)),
    )
  }
  if (part !== 'title') return undefined
  const id = Math.min(0, ...levels.map((level) => level.id)) - 1
  const added = { ...emptyLevel, id, levelNumber: String(number), title: text }
  return createLevelEditor(levels.toSpliced(number - 1, 0, added))
}

/** Amount and currency, as on a card (spec 2.13); empty without an amount. */
export function formatPrice({ amount, currency }: Level, language: string): string {
  const number = parseDecimal(amount)
  if (number === undefined) return ''
  const fractions = Number.isInteger(number) ? 0 : 2
  return `${number.toLocaleString(language, { minimumFractionDigits: fractions })}\u00a0${currency}`
}

/** All that a level says, in the order of the form, under a heading with its number and title. */
export function formatLevel(level: Level, heading: string, language: string): string {
  const parts = [...ownNames, ...feeNames]
    .filter((name) => name !== 'levelNumber' && name !== 'title')
    .map((name) => formatField(name, level, language))
  return [heading, ...parts].filter((part) => part !== '').join('\n')
}

/** The fields of a level, as the comparison of versions goes through them. */
export function toComparedFields(
  level: Level,
  getLabel: (name: keyof LevelTexts) => string,
): ValuePart['fields'] {
  return [...ownNames, ...feeNames].map((name) => ({
    name,
    label: getLabel(name),
    content: levelInputs[name].kind === 'richText' ? 'html' : 'text',
    value: level[name],
  }))
}

function formatField(name: keyof LevelTexts, level: Level, language: string): string {
  switch (levelInputs[name].kind) {
    case 'richText':
      return htmlToText(level[name], '\n')
    case 'decimal':
      return formatPrice(level, language)
    case 'currency':
      // With the amount.
      return ''
    case 'integer':
    case 'line':
    case 'price':
    case 'lines':
      return level[name]
  }
}

/** What the content checks take each kind of text for; undefined for what is no text. */
const checkedFormats: Readonly<Record<LevelInput['kind'], TextFormat | undefined>> = {
  integer: undefined,
  decimal: undefined,
  currency: undefined,
  line: 'line',
  price: 'price',
  lines: 'lines',
  richText: 'html',
}

/** The texts of a level that the content checks read. */
export function listLevelTexts(level: Level, index: number): CheckedText[] {
  return [...ownNames, ...feeNames].flatMap((name) => {
    const format = checkedFormats[levelInputs[name].kind]
    const part = { index, id: level.id, name, title: level.title }
    return format === undefined ? [] : [{ format, text: level[name], part }]
  })
}

/** 'Niveau 2 - Dossier complet – Résumé'. */
export function formatLevelPart(
  { index, name, title }: TextPart,
  levels: readonly Level[],
  t: TFunction<'adminForms'>,
): string {
  const texts: Readonly<Partial<Record<string, { readonly label: string }>>> = t('levels.fields', {
    returnObjects: true,
  })
  const levelNumber = levels[index]?.levelNumber ?? index + 1
  return `${t('levels.heading', { levelNumber, title })} – ${texts[name]?.label ?? name}`
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
  isPriceEmptied: z.optional(z.boolean()),
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
