import { foldText } from '#platform/text.ts'

import { restoreFormulas } from '../csv.ts'
import type { EntityName } from '../entities.ts'
import { looksLikeHtml, stripTags } from '../html.ts'
import { type CsvFile, type CsvRow, toColumnName } from './csv-file.ts'
import type { Plan, PlanServer, PlanStep, Refusal, Remark, Values } from './plan.ts'

/** A field that a column can fill. */
export interface ImportField {
  readonly name: string
  /** The field, if a column fills only a part of it. */
  readonly partOf?: string
  /** What it is called. */
  readonly label: string
  /** The headings that mean it: its label, its name, what the list calls it. */
  readonly headings: readonly string[]
  /** The value that a text stands for; undefined if for none. `current` is what the record has. */
  readonly parse: (text: string, values: Values, current: unknown) => unknown
}

export interface ImportedRecord {
  readonly id: number
  readonly values: Values
  /** What the list exports of it, by folded heading. */
  readonly exported: ReadonlyMap<string, string>
}

/** What each column of a file fills: a field, the id, or nothing. */
export type ColumnMapping = readonly (string | undefined)[]

export const idColumn = 'id'

export interface ImportOptions {
  readonly entity: EntityName
  readonly file: CsvFile
  readonly mapping: ColumnMapping
  /** In the order of the form: a country comes before its visa. */
  readonly fields: readonly ImportField[]
  /** The fields that name a record where a row has no id. The first one must be there. */
  readonly keyFields: readonly string[]
  readonly emptyValues: Values
  readonly records: readonly ImportedRecord[]
  readonly isSame: PlanServer['isSame']
  /** The name of a record for people. */
  readonly getRecordName: (record: ImportedRecord) => string
  /** Why the values cannot be saved, if it is not so of what the record has already. */
  readonly check: (values: Values, before: Values | undefined) => Remark | undefined
}

/** What the columns of a file probably mean, by their headings. */
export function guessMapping(
  header: readonly string[],
  fields: readonly ImportField[],
): ColumnMapping {
  const taken = new Set<string>()
  return header.map((heading) => {
    const folded = foldHeading(heading)
    const name =
      folded === idColumn
        ? idColumn
        : fields.find(({ headings }) => headings.some((each) => foldHeading(each) === folded))?.name
    if (name === undefined || taken.has(name)) return undefined
    taken.add(name)
    return name
  })
}

export function foldHeading(heading: string): string {
  return foldText(restoreFormulas(heading)).trim()
}

/**
 * Makes a plan of a file, one row at a time: thousands of them take seconds. An empty cell changes nothing, as an empty field of
 * a bulk edit.
 */
export function* planImport(options: ImportOptions): Generator<undefined, Plan> {
  const byId = new Map(options.records.map((record) => [record.id, record]))
  const planner = { ...options, byId, byKey: indexByKey(options) }
  /** The lines that write a record, or create one of a name. */
  const lines = new Map<string, number>()
  const steps: PlanStep[] = []
  for (const row of options.file.rows) {
    const step = planRow(planner, row)
    const target = step.id === undefined ? getKey(options, step.changes) : String(step.id)
    const isWriting = step.refusal === undefined && Object.keys(step.changes).length > 0
    const earlier = isWriting ? lines.get(target) : undefined
    if (isWriting && earlier === undefined) lines.set(target, row.line)
    steps.push(
      earlier === undefined
        ? step
        : { ...step, refusal: { type: 'invalid', kind: 'duplicate', text: String(earlier) } },
    )
    yield undefined
  }
  return { steps }
}

interface Planner extends ImportOptions {
  readonly byId: ReadonlyMap<number, ImportedRecord>
  readonly byKey: ReadonlyMap<string, readonly ImportedRecord[]>
}

/** Records by what names them, so that 5,000 rows are not compared with 5,000 records each. */
function indexByKey(options: ImportOptions): Planner['byKey'] {
  return Map.groupBy(options.records, ({ values }) => getKey(options, values))
}

function getKey({ keyFields, mapping }: ImportOptions, values: Values): string {
  return keyFields
    .filter((name, index) => index === 0 || mapping.includes(name))
    .map((name) => foldText(toCellText(toText(values[name]))))
    .join('\n')
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

class RowError extends Error {
  readonly refusal: Refusal
  /** The name of what its column fills. */
  readonly filled: string | undefined
  constructor(kind: string, field?: string, text?: string, filled = field) {
    super(kind)
    this.refusal = { type: 'invalid', kind, field, text }
    this.filled = filled
  }
}

function planRow(planner: Planner, row: CsvRow): PlanStep {
  const { entity, mapping, keyFields } = planner
  const getText = (name: string) => getCell(row, mapping.indexOf(name))
  const common = {
    key: `line-${row.line}`,
    entity,
    name: getText(keyFields[0] ?? '') || getText(idColumn),
    line: row.line,
    base: {},
    changes: {},
  }
  try {
    // Spreadsheets write empty cells where another row has more.
    const further = row.cells.slice(planner.file.header.length)
    if (further.some((cell) => cell.trim() !== '')) throw new RowError('tooManyCells')
    const [first, ...others] = findCandidates(planner, row)
    if (others.length === 0) return { ...common, ...planRecord(planner, row, first) }
    // Several of that name: the row may still be about one of them, exactly as it is.
    const plans = [first, ...others].map((record) => ({
      ...common,
      ...planRecord(planner, row, record),
    }))
    const unchanged = plans.find(({ changes }) => Object.keys(changes).length === 0)
    if (unchanged === undefined) throw new RowError('ambiguous', undefined, common.name)
    return unchanged
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    const index = mapping.indexOf(error.filled)
    const column = index === -1 ? undefined : toColumnName(index)
    return { ...common, refusal: { ...error.refusal, column } }
  }
}

function getCell({ cells }: CsvRow, index: number): string {
  // An export has made formulas safe.
  return toCellText(restoreFormulas(cells[index] ?? ''))
}

/** A text as it is compared: spreadsheets write other line breaks. */
export function toCellText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}

/** The records that a row may be about: by id, or by name. None is a new one. */
function findCandidates(planner: Planner, row: CsvRow): readonly ImportedRecord[] {
  const { mapping, byId, keyFields, fields } = planner
  const idText = getCell(row, mapping.indexOf(idColumn))
  if (idText !== '') {
    const record = /^\d+$/.test(idText) ? byId.get(Number(idText)) : undefined
    if (record === undefined) throw new RowError('unknownId', undefined, idText)
    return [record]
  }
  const values: Record<string, unknown> = {}
  for (const { name, parse } of fields) {
    if (!keyFields.includes(name)) continue
    const text = getCell(row, mapping.indexOf(name))
    if (errorValue.test(text)) throw new RowError('notComputed', name, text)
    if (text === '') {
      if (name === keyFields[0]) throw new RowError('noKey', name)
      values[name] = planner.emptyValues[name]
    } else values[name] = readValue(name, parse(text, values, undefined), text)
  }
  return planner.byKey.get(getKey(planner, values)) ?? []
}

/** What a spreadsheet shows where it could not compute a cell, in French and English. */
const errorValue =
  /^#(?:REF!|N\/A|VALEUR\s?!|VALUE!|DIV\/0!|NOM\s?\?|NAME\?|NOMBRE\s?!|NUM!|NUL\s?!|NULL!|CALC!|SPILL!|PROPAGATION\s?!)$/iu

function readValue(field: string, value: unknown, text: string, filled = field): unknown {
  if (value === undefined) throw new RowError('unreadable', field, text, filled)
  return value
}

function planRecord(
  planner: Planner,
  row: CsvRow,
  record: ImportedRecord | undefined,
): Pick<PlanStep, 'id' | 'base' | 'changes' | 'remarks'> & { readonly name?: string } {
  const { entity, file, mapping, fields, emptyValues, isSame, check } = planner
  const values: Record<string, unknown> = { ...(record?.values ?? emptyValues) }
  const changes: Record<string, unknown> = {}
  const remarks: Remark[] = []
  for (const { name, partOf, parse } of fields) {
    const field = partOf ?? name
    const index = mapping.indexOf(name)
    const text = getCell(row, index)
    // What the list exports is what the record has, even where a text says less than its value.
    const isExported = record?.exported.get(foldHeading(file.header[index] ?? '')) === text
    if (index === -1 || text === '' || isExported) continue
    const current = values[field]
    if (errorValue.test(text)) throw new RowError('notComputed', field, text, name)
    // A part of a new record goes into what the parts before it have made.
    const before = record === undefined && partOf === undefined ? undefined : current
    const value = readValue(field, parse(text, values, before), text, name)
    if (isSame(entity, field, value, current)) continue
    values[field] = value
    changes[field] = value
    remarks.push(...remarkOn(field, { text, value, current: before }))
  }
  const isUntouched = record !== undefined && Object.keys(changes).length === 0
  const wrong = isUntouched ? undefined : check(values, record?.values)
  if (wrong !== undefined) throw new RowError(wrong.kind, wrong.field, wrong.text)
  return record === undefined
    ? { id: undefined, base: {}, changes: { ...emptyValues, ...changes }, remarks }
    : { id: record.id, name: planner.getRecordName(record), base: record.values, changes, remarks }
}

function remarkOn(
  field: string,
  { text, value, current }: { text: string; value: unknown; current: unknown },
): Remark[] {
  const isHtml = looksLikeHtml(text)
  const losesFormat =
    !isHtml &&
    typeof current === 'string' &&
    typeof value === 'string' &&
    countFormats(value) < countFormats(current)
  const isShorter =
    typeof current === 'string' &&
    typeof value === 'string' &&
    countBlocks(value) < countBlocks(current)
  const isSanitised = isHtml && typeof value === 'string' && value !== text
  return [
    ...(losesFormat ? [{ kind: 'formatLost', field }] : []),
    ...(isShorter ? [{ kind: 'fewerParagraphs', field }] : []),
    ...(isSanitised ? [{ kind: 'sanitised', field }] : []),
  ]
}

/** How many elements there are beside paragraphs and line breaks. */
function countFormats(html: string): number {
  return html.match(/<(?!\/?(?:p|br)\b)[a-z]/gi)?.length ?? 0
}

const blockTag = /<\/?(?:p|div|h[1-6]|li|br|tr|blockquote|figure)\b[^>]*>/gi

/** The lines of a text, or the blocks of HTML, that have words. */
function countBlocks(text: string): number {
  const lines = looksLikeHtml(text)
    ? stripTags(text.replaceAll(/\s+/g, ' ').replaceAll(blockTag, '\n'))
    : text
  return lines.split('\n').filter((line) => line.trim() !== '').length
}
