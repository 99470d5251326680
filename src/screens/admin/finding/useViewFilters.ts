import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import {
  translatableFields,
  type TranslatableField,
} from '#content/translations/translatable-fields.ts'
import { isTranslated } from '#content/translations/translation-report.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import type { EntityName } from '#domain/entities.ts'
import { useI18nStore } from '#i18n/i18n.ts'

import { useRemarkedIds } from '../checks/useRemarkedIds.ts'
import type { RecordDefinition } from '../form/record-definition.ts'
import type { ListColumn, ListFilter } from '../table/list-definition.ts'
import { readCatalogue, reportRecords } from '../translations/useTranslationReport.ts'

type GetFields = (record: ListedRecord) => readonly TranslatableField[]
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the records of a list are those of its entity
const fieldsOf = translatableFields as unknown as Readonly<Record<string, GetFields>>

interface ViewFilterOptions<Row extends ListedRecord> {
  readonly name: EntityName
  readonly columns: readonly ListColumn<Row>[]
  /** Undefined until loaded. */
  readonly records: readonly Row[] | undefined
  /** When they were loaded. */
  readonly updatedAt: number
  /** How a record is read by the content checks. */
  readonly loadDefinition: () => Promise<RecordDefinition>
}

/**
 * The filters that the built-in views need, by what the records have: a picture, translated texts, and remarks of the
 * content checks. The toolbar shows them while the URL has them.
 */
export function useViewFilters<Row extends ListedRecord>(options: ViewFilterOptions<Row>) {
  const { name, columns, records, updatedAt, loadDefinition } = options
  const { t } = useTranslation('adminFinding')
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const english = useUntranslatedIds(name, records, updatedAt, 'anglais' in search)
  const areRemarksNeeded = 'remarques' in search
  const remarks = useRemarkedIds({
    entity: name,
    loadDefinition,
    records,
    isNeeded: areRemarksNeeded,
  })
  const hasImages = columns.some(({ id }) => id === 'image')
  const untranslatedIds = english.data
  const remarkedIds = remarks.ids
  const filters = useMemo(() => {
    const image: ListFilter<Row> = {
      id: 'image',
      label: t('filters.image'),
      isHiddenUntilSet: true,
      values: [t('filters.withImage'), t('filters.withoutImage')],
      getValue: (record) =>
        t(isFilled(record['image']) ? 'filters.withImage' : 'filters.withoutImage'),
    }
    const translation: ListFilter<Row> = {
      id: 'anglais',
      label: t('filters.english'),
      isHiddenUntilSet: true,
      // Without the translations it is not known who has them: no value exists then.
      ...(untranslatedIds
        ? { values: [t('filters.translated'), t('filters.untranslated')] }
        : { unavailable: t('views.englishFailed') }),
      getValue: ({ id }) => {
        if (untranslatedIds === undefined) return '–'
        return t(untranslatedIds.has(id) ? 'filters.untranslated' : 'filters.translated')
      },
    }
    const remarked: ListFilter<Row> = {
      id: 'remarques',
      label: t('filters.remarks'),
      isHiddenUntilSet: true,
      ...(remarkedIds
        ? { values: [t('filters.remarked'), t('filters.unremarked')] }
        : { unavailable: t('views.remarksFailed') }),
      getValue: ({ id }) => {
        if (remarkedIds === undefined) return '–'
        return t(remarkedIds.has(id) ? 'filters.remarked' : 'filters.unremarked')
      },
    }
    return [...(hasImages ? [image] : []), ...(name in fieldsOf ? [translation] : []), remarked]
  }, [t, hasImages, name, untranslatedIds, remarkedIds])
  const isPending =
    (english.isFetching && untranslatedIds === undefined) ||
    (areRemarksNeeded && remarkedIds === undefined && !remarks.isFailed)
  return { filters, isPending }
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** The ids of the records of which English pages show a passage in French. Reads the translations only when they are needed. */
function useUntranslatedIds(
  name: EntityName,
  records: readonly ListedRecord[] | undefined,
  updatedAt: number,
  isNeeded: boolean,
) {
  const i18n = useI18nStore()
  return useQuery({
    queryKey: ['untranslated', name, updatedAt],
    queryFn: async () => {
      const translatable = (records ?? []).map((record) => ({
        // It only labels a report.
        kind: 'visas' as const,
        id: record.id,
        name: '',
        fields: fieldsOf[name]?.(record) ?? [],
      }))
      const reports = await reportRecords(translatable, await readCatalogue(i18n))
      return new Set(
        reports.filter(({ passages }) => !passages.every(isTranslated)).map(({ id }) => id),
      )
    },
    enabled: isNeeded && records !== undefined && name in fieldsOf,
    staleTime: Infinity,
    // Only a view needs it.
    meta: { isInLoader: false },
  })
}
