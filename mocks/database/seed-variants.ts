import type { Lawyer } from '#contract/lawyers.ts'
import { entityNames, getNameField } from '#domain/entities.ts'

import { plantFindings } from './content-findings.ts'
import { lengthenText, levelTextNames } from './long-texts.ts'
import { readSeed, type ReadSeedTable } from './seed.ts'
import type { TableName, Tables } from './tables.ts'

/**
 * What can be changed in the seed as it is read:
 * - `many`: 5,000 visas, interventions, articles, FAQs and lawyers
 * - `large`: 100 of each and of the smaller tables, offers of six levels, articles with every keyword; small enough for
 *   texts that are made long as well
 * - `long`: very long names, titles and texts
 * - `blank`: prices and optional texts that are absent, empty or blank
 * - `brokenImages`: images that fail to load
 * - `contentFindings`: a record more for each rule of the content checks, which finds it
 */
export type SeedVariant = 'many' | 'large' | 'long' | 'blank' | 'brokenImages' | 'contentFindings'

const defaultManyRowCount = 5000
const largeRowCount = 100
const largeLevelCount = 6
/** Of the keywords of the seed. */
const largeTagCount = 18
/** Far above the ids that a user's own records get without this variant. */
const firstGeneratedId = 100_000

/** Reads the seed with the current variant applied. `manyRowCount` is the number of records of `many`. */
export function withSeedVariant(
  getVariant: () => SeedVariant | undefined,
  readSeedTable: ReadSeedTable = readSeed,
  manyRowCount = defaultManyRowCount,
): ReadSeedTable {
  const cache = new Map<string, Promise<unknown>>()
  return (table) => {
    const activeVariant = getVariant()
    if (activeVariant === undefined) return readSeedTable(table)
    const key = `${activeVariant}/${table}`
    const rows =
      cache.get(key) ??
      readSeedTable(table).then((seeded) =>
        seedTransforms[activeVariant](table, seeded, manyRowCount),
      )
    cache.set(key, rows)
    rows.catch(() => cache.delete(key))
    // The key names the table, so these are its rows.
    return rows as ReturnType<typeof readSeedTable<typeof table>>
  }
}

type SeedTransform = <Name extends TableName>(
  table: Name,
  rows: readonly Tables[Name][],
  manyRowCount: number,
) => readonly Tables[Name][]

const seedTransforms: Record<SeedVariant, SeedTransform> = {
  many: (table, rows, manyRowCount) =>
    manyTables.has(table) ? multiplyRows(table, rows, manyRowCount) : rows,
  large: (table, rows) =>
    (largeTables.has(table) ? multiplyRows(table, rows, largeRowCount) : rows).map((row) =>
      mapFields(row, enlargeList),
    ),
  long: (table, rows) =>
    rows.map((row, index) => lengthenTexts(row, index, table === 'testimonials')),
  blank: (_, rows) => rows.map((row) => mapFields(row, blankText)),
  contentFindings: plantFindings,
  brokenImages: (_, rows) =>
    rows.map((row) => mapFields(row, (name, value) => (name === 'image' ? brokenImageUrl : value))),
}

/** Every seed: the plain one, which is undefined, and its variants. */
export const seeds: readonly (SeedVariant | undefined)[] = [
  undefined,
  ...(Object.keys(seedTransforms) as SeedVariant[]),
]

/** Real servers have few countries. */
const manyTables: ReadonlySet<TableName> = new Set([
  ...entityNames.filter((name) => name !== 'countries'),
  'lawyers',
])
const largeTables: ReadonlySet<TableName> = new Set([
  ...manyTables,
  'tags',
  'contactSubjects',
  'testimonials',
])

function multiplyRows<Name extends TableName>(
  table: Name,
  rows: readonly Tables[Name][],
  count: number,
): readonly Tables[Name][] {
  // Their cards must differ in more than a number.
  if (table === 'lawyers') return generateLawyers(rows as never, count) as never
  if (rows.length === 0) return rows
  const copies = Array.from({ length: Math.max(0, count - rows.length) }, (_, index) => {
    const row = rows[index % rows.length] as Tables[Name]
    return cloneRow(row, firstGeneratedId + index, Math.floor(index / rows.length) + 2)
  })
  return [...rows, ...copies]
}

/** The lists of a record that have numbers or ids of their own, which other lists do not. */
function enlargeList(name: string, value: unknown): unknown {
  if (name === 'tagIds') return Array.from({ length: largeTagCount }, (_, index) => index + 1)
  if (name !== 'serviceLevels') return value
  const levels = value as Tables['interventions']['serviceLevels']
  if (levels.length === 0) return value
  return Array.from({ length: Math.max(levels.length, largeLevelCount) }, (_, index) =>
    index < levels.length
      ? levels[index]
      : { ...pickCyclic(levels, index), id: firstGeneratedId + index, levelNumber: index + 1 },
  )
}

const nameFields = new Set(entityNames.map((name) => getNameField(name)))

/** Copies a record with a number in its name, and without its long text, to save memory. */
function cloneRow<Row extends { id: number }>(row: Row, id: number, number: number): Row {
  const copy = mapFields(row, (name, value) => {
    if (name === 'slug') return `${String(value)}-${number}`
    if (name === 'content') return `<p>${number}</p>`
    return nameFields.has(name) ? `${String(value)} (${number})` : value
  })
  return { ...copy, id }
}

/** Makes the texts of a record long, nested ones too. The testimonials' `content` is plain text, that of others HTML. */
function lengthenTexts<Row extends object>(row: Row, index: number, isContentPlain: boolean): Row {
  const lengthen = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => lengthen(name, item))
    if (typeof value === 'object' && value !== null) return mapFields(value, lengthen)
    return typeof value === 'string' && value !== ''
      ? lengthenText(name, value, { isSentence: index % 2 === 0, isContentPlain })
      : value
  }
  return mapFields(row, lengthen)
}

const optionalLevelTexts = levelTextNames.filter(
  (name) => name !== 'title' && name !== 'fullDescription',
)
/** Servers write an empty text in many ways. */
const blankTexts = new Map<string, unknown>([
  ...optionalLevelTexts.map((name) => [name, ''] as const),
  ['basis', ' '],
  ['notes', '\u00A0'],
  ['introduction', ' '],
])

function blankText(name: string, value: unknown): unknown {
  if (name === 'pricing') return { ...(value as Lawyer['pricing']), ...noPrices }
  if (name === 'serviceLevels') {
    return (value as Tables['interventions']['serviceLevels']).map((level) =>
      mapFields({ ...level, serviceFee: mapFields(level.serviceFee ?? {}, blankText) }, blankText),
    )
  }
  return blankTexts.get(name) ?? value
}

const noPrices = { firstConsultation: null, hourlyRateRange: null }

/** A URL of this site without an image. */
const brokenImageUrl = '/no-such-image.png'

function mapFields<Row extends object>(
  row: Row,
  change: (name: string, value: unknown) => unknown,
): Row {
  // The same fields, with values of the same types.
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, change(name, value)]),
  ) as Row
}

/** Generates more lawyers from existing ones, with recombined names, other figures and new ids. Deterministic. */
export function generateLawyers(lawyers: readonly Lawyer[], count: number): Lawyer[] {
  const names = lawyers.map(({ name }) => splitName(name))
  return Array.from({ length: lawyers.length === 0 ? 0 : count }, (_, index) => {
    const base = pickCyclic(lawyers, index)
    if (index < lawyers.length) return base
    const round = Math.floor(index / lawyers.length)
    const price = (base.pricing.firstConsultation ?? 0) + (round % 7) * 10
    return {
      ...base,
      id: index + 1,
      name: `${pickCyclic(names, index).first} ${pickCyclic(names, index + round).last}`.trim(),
      isVerified: index % 5 !== 0,
      experienceYears: (base.experienceYears + round) % 40,
      firstSlotInDays: (index * 7) % 30,
      pricing: { ...base.pricing, firstConsultation: price },
    }
  })
}

function splitName(name: string): { first: string; last: string } {
  const [first = '', ...rest] = name.split(' ')
  return { first, last: rest.join(' ') }
}

function pickCyclic<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
