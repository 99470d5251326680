import {
  translatableFields,
  type TranslatableField,
} from '#content/translations/translatable-fields.ts'
import { isTranslated } from '#content/translations/translation-report.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import type { EntityName } from '#domain/entities.ts'
import type { I18nStore } from '#i18n/i18n.ts'

import { readCatalogue } from '../../core/layout/published-translations.ts'
import { reportRecords } from './useTranslationReport.ts'

/** An entity with texts that English pages translate. */
export type TranslatedEntity = EntityName & keyof typeof translatableFields

type GetFields = (record: ListedRecord) => readonly TranslatableField[]

/** The ids of the records of which English pages show a passage in French, by the published translations. */
export async function findUntranslatedIds(
  entity: TranslatedEntity,
  records: readonly ListedRecord[],
  i18n: I18nStore,
): Promise<ReadonlySet<number>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the records of a list are those of its entity
  const getFields = translatableFields[entity] as unknown as GetFields
  // Kind and name only label a report.
  const translatable = records.map((record) => ({
    kind: entity,
    id: record.id,
    name: '',
    fields: getFields(record),
  }))
  const reports = await reportRecords(translatable, await readCatalogue(i18n))
  return new Set(
    reports.filter(({ passages }) => !passages.every(isTranslated)).map(({ id }) => id),
  )
}
