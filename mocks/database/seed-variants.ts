import type { ServiceFee, ServiceLevel } from '#contract/interventions.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { entityNames, getNameField } from '#domain/entities.ts'

import { plantFindings } from './content-findings.ts'
import { readSeed, type ReadSeedTable } from './seed.ts'
import type { TableName, Tables } from './tables.ts'

/**
 * What can be changed in the seed as it is read:
 * - `many`: 5,000 visas, interventions, articles, FAQs and lawyers
 * - `long`: very long names, titles and texts
 * - `blank`: prices and optional texts that are absent, empty or blank
 * - `brokenImages`: images that fail to load
 * - `contentFindings`: a record more for each rule of the content checks, which finds it
 */
export type SeedVariant = 'many' | 'long' | 'blank' | 'brokenImages' | 'contentFindings'

const manyRowCount = 5000
/** Far above the ids that a user's own records get without this variant. */
const firstGeneratedId = 100_000

/** Reads the seed with the current variant applied. */
export function withSeedVariant(
  getVariant: () => SeedVariant | undefined,
  readSeedTable: ReadSeedTable = readSeed,
): ReadSeedTable {
  const cache = new Map<string, Promise<unknown>>()
  return (table) => {
    const activeVariant = getVariant()
    if (activeVariant === undefined) return readSeedTable(table)
    const key = `${activeVariant}/${table}`
    const rows =
      cache.get(key) ??
      readSeedTable(table).then((seeded) => seedTransforms[activeVariant](table, seeded))
    cache.set(key, rows)
    rows.catch(() => cache.delete(key))
    // The key names the table, so these are its rows.
    return rows as ReturnType<typeof readSeedTable<typeof table>>
  }
}

type SeedTransform = <Name extends TableName>(
  table: Name,
  rows: readonly Tables[Name][],
) => readonly Tables[Name][]

const seedTransforms: Record<SeedVariant, SeedTransform> = {
  many(table, rows) {
    // Their cards must differ in more than a number.
    if (table === 'lawyers') return generateLawyers(rows as never, manyRowCount) as never
    if (!multipliedTables.has(table) || rows.length === 0) return rows
    const copies = Array.from({ length: manyRowCount - rows.length }, (_, index) => {
      const row = rows[index % rows.length] as Tables[typeof table]
      return cloneRow(row, firstGeneratedId + index, Math.floor(index / rows.length) + 2)
    })
    return [...rows, ...copies]
  },
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
const multipliedTables: ReadonlySet<TableName> = new Set(
  entityNames.filter((name) => name !== 'countries'),
)

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

/** 120 letters without a place to break. */
const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsversammlungsprotokollführungsausschüsse'
const longSentence =
  'dont l’intitulé complet, tel qu’il figure au registre, mentionne l’ensemble des procédures, recours et démarches'

/** The texts of a service level and its fee. The compiler names one that is not listed here. */
type LevelText = Exclude<
  keyof ServiceLevel | keyof ServiceFee,
  'id' | 'levelNumber' | 'serviceFee' | 'amount' | 'currency'
>
const longLevelTexts: Readonly<Record<LevelText, 'name' | 'paragraph' | 'richText'>> = {
  title: 'name',
  summary: 'paragraph',
  fullDescription: 'richText',
  valueString: 'name',
  basis: 'name',
  notes: 'paragraph',
}
const listLevelTexts = (kind: string) =>
  Object.entries(longLevelTexts).flatMap(([name, own]) => (own === kind ? [name] : []))

/** Fields of one line: in each second record the long word follows at once, before anything can cut it off. */
const longNames = new Set([
  ...listLevelTexts('name'),
  ...splitWords(`
    name title question barAssociation city street degree institution areasOfLaw services paymentMethods
  `),
])
const longParagraphs = new Set([
  ...listLevelTexts('paragraph'),
  ...splitWords(
    `summary introduction response description foundingStatement text points myActivity
    situation period method exceptions quotation`,
  ),
])
const longRichTexts = new Set([...listLevelTexts('richText'), 'content'])

function splitWords(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** Rich text with a long word in each element that may contain one, and a table of many columns. */
function lengthenRichText(html: string): string {
  const level = Number(/<h([2-5])/.exec(html)?.[1] ?? 3)
  return `${html.repeat(4)}
    <h${level}>${longWord}</h${level}><h${level + 1}>${longSentence} ${longWord}</h${level + 1}>
    <p>${longWord} <a href="https://example.org/">https://www.${longWord}.example/</a> <code>${longWord}</code></p>
    <ul><li>${longWord}<ol><li>${longWord}</li></ol></li></ul>
    <blockquote>${longWord}</blockquote><pre>${longWord} ${longWord}</pre><dl><dt>${longWord}</dt><dd>${longWord}</dd></dl>
    <table><caption>${longWord}</caption>
      <tr><th>${longWord}</th>${'<th>Délai de recours</th>'.repeat(9)}</tr>
      <tr><td>${longSentence}</td>${'<td>Trente jours</td>'.repeat(9)}</tr>
    </table>`
}

/** Makes the texts of a record long, nested ones too. The testimonials' `content` is plain text, that of others HTML. */
function lengthenTexts<Row extends object>(row: Row, index: number, isContentPlain: boolean): Row {
  const lengthen = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => lengthen(name, item))
    if (typeof value === 'object' && value !== null) return mapFields(value, lengthen)
    if (typeof value !== 'string' || value === '') return value
    if (longNames.has(name))
      return index % 2 === 0 ? `${value}, ${longSentence}, ${longWord}` : `${value} ${longWord}`
    if (longParagraphs.has(name) || (name === 'content' && isContentPlain))
      return `${value} ${Array.from({ length: 12 }, () => longSentence).join(', ')}. ${longWord}`
    if (longRichTexts.has(name)) return lengthenRichText(value)
    if (name === 'firstName' || name === 'lastName') return `${value}-${value}-${value}`
    return name === 'email' ? `${'secretariat.du.cabinet.'.repeat(3)}${value}` : value
  }
  return mapFields(row, lengthen)
}

/** Servers write an empty text in many ways. */
const blankTexts: Readonly<
  Record<Exclude<LevelText, 'title' | 'fullDescription'> | 'introduction', string>
> = {
  valueString: '',
  basis: ' ',
  notes: '\u00A0',
  summary: '',
  introduction: ' ',
}

function blankText(name: string, value: unknown): unknown {
  if (name === 'pricing') return { ...(value as Lawyer['pricing']), ...noPrices }
  if (name === 'serviceLevels') {
    return (value as Tables['interventions']['serviceLevels']).map((level) =>
      mapFields({ ...level, serviceFee: mapFields(level.serviceFee ?? {}, blankText) }, blankText),
    )
  }
  return new Map<string, unknown>(Object.entries(blankTexts)).get(name) ?? value
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
