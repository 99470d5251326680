import { getEntity, getReferences } from '#domain/entities.ts'
import type { CsvFile } from '#domain/plan/csv-file.ts'
import type { Plan } from '#domain/plan/plan.ts'
import {
  foldHeading,
  idColumn,
  planImport,
  toCellText,
  type ColumnMapping,
  type ImportedRecord,
  type ImportField,
} from '#domain/plan/import-plan.ts'

import type { WrittenEntity } from '../core/writer/record-writer.ts'
import type { ExportedColumn } from './exported-columns.ts'
import { checkValues, createRules, getRecordLabel, type ListedValues } from './plan-server.ts'

/** What a file is imported into. */
export interface ImportTarget {
  readonly entity: WrittenEntity
  readonly records: readonly ListedValues[]
  readonly columns: readonly ExportedColumn[]
}

export interface ChosenFile {
  readonly name: string
  readonly file: CsvFile
  readonly mapping: ColumnMapping
}

/** The fields that a text can fill, and the parts of fields that have columns of their own. */
export function listImportFields(
  { definition, getContext }: WrittenEntity,
  columns: readonly ExportedColumn[],
): readonly ImportField[] {
  const parts = columns.flatMap(({ title, part }): ImportField[] =>
    part === undefined
      ? []
      : [
          {
            name: `${part.field}/${title}`,
            partOf: part.field,
            label: title,
            headings: [title],
            parse: (text, _, current) => part.parse(text, current),
          },
        ],
  )
  const whole = Object.entries(definition.fields).flatMap(([name, field]): ImportField[] => {
    if (field.parse === undefined) return []
    const context = getContext(name)
    const { label, heading } = context.texts
    return [
      {
        name,
        label,
        headings: [label, name, ...(heading === undefined ? [] : [heading])],
        parse: (text, values, current) => field.parse?.(text, { context, values, current }),
      },
    ]
  })
  return [...whole, ...parts]
}

/** What names a record without its id: its name and country; country and visa of an intervention. */
export function getKeyFields({ definition: { entity, fields } }: WrittenEntity): readonly string[] {
  const { nameField } = getEntity(entity)
  const references = getReferences(entity).map(({ field }) => field)
  if (nameField === undefined) return references.toReversed()
  return [
    nameField,
    ...(nameField in fields && references.includes('countryId') ? ['countryId'] : []),
  ]
}

/** Whether the columns name a record: by its id, or by its first key field. */
export function hasKey(mapping: ColumnMapping, [first = '']: readonly string[]): boolean {
  return mapping.includes(idColumn) || mapping.includes(first)
}

/** The plan of a file, made in slices. */
export function* planFile(
  { entity, records, columns }: ImportTarget,
  { file, mapping }: ChosenFile,
): Generator<undefined, Plan> {
  const { definition } = entity
  const imported: ImportedRecord[] = []
  for (const { id, values, record } of records) {
    const exported = new Map(
      columns.map(({ title, getText }) => [foldHeading(title), toCellText(getText(record))]),
    )
    imported.push({ id, values, exported })
    yield undefined
  }
  return yield* planImport({
    entity: definition.entity,
    file,
    mapping,
    fields: listImportFields(entity, columns),
    keyFields: getKeyFields(entity),
    emptyValues: definition.emptyValues,
    records: imported,
    isSame: createRules({ [definition.entity]: entity }).isSame,
    getRecordName: (record) => getRecordLabel(entity, record),
    check: (values, before) => checkValues(entity, values, before),
  })
}
