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
import { useClock } from '#ui/hooks/clock-context.ts'

import { useRemarkedIds } from '../checks/useRemarkedIds.ts'
import type { RecordDefinition } from '../form/record-definition.ts'
import type { ListColumn, ListFilter } from '../table/list-definition.ts'
import { readCatalogue, reportRecords } from '../translations/useTranslationReport.ts'
import { readSavedIds } from '../versions/version-store.ts'

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
 * The filters that the built-in views need, by what the records have: a picture, translated texts, remarks of the content
 * checks, and saves of this device. The toolbar shows them while the URL has them.
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
  const saved = useSavedIds(name, updatedAt, 'modifies' in search)
  const untranslatedIds = english.data
  const remarkedIds = remarks.ids
  const savedIds = saved.data
  const filters = useMemo(() => {
    const image: ListFilter<Row> = {
      id: 'image',
      label: t('filters.image'),
      isHiddenUntilSet: true,
      values: [t('filters.withImage'), t('filters.withoutImage')],
      getValue: (record) =>
        t(isFilled(record['image']) ? 'filters.withImage' : 'filters.withoutImage'),
    }
    const translation = createIdFilter<Row>({
      id: 'anglais',
      label: t('filters.english'),
      ids: untranslatedIds,
      unavailable: t('views.englishFailed'),
      values: [t('filters.untranslated'), t('filters.translated')],
    })
    const remarked = createIdFilter<Row>({
      id: 'remarques',
      label: t('filters.remarks'),
      ids: remarkedIds,
      unavailable: t('views.remarksFailed'),
      values: [t('filters.remarked'), t('filters.unremarked')],
    })
    const recent = createIdFilter<Row>({
      id: 'modifies',
      label: t('filters.saved'),
      ids: savedIds,
      unavailable: t('views.savedFailed'),
      values: [t('filters.savedSinceYesterday'), t('filters.notSavedSinceYesterday')],
    })
    return [
      ...(hasImages ? [image] : []),
      ...(name in fieldsOf ? [translation] : []),
      remarked,
      recent,
    ]
  }, [t, hasImages, name, untranslatedIds, remarkedIds, savedIds])
  const isPending =
    (english.isFetching && untranslatedIds === undefined) ||
    (areRemarksNeeded && remarkedIds === undefined && !remarks.isFailed) ||
    (saved.isFetching && savedIds === undefined)
  return { filters, isPending }
}

interface IdFilterOptions {
  readonly id: string
  readonly label: string
  /** Undefined while, and where, it is not known. No value exists then. */
  readonly ids: ReadonlySet<number> | undefined
  /** Says that it is not known. */
  readonly unavailable: string
  /** Of the records in `ids`, and of the others. */
  readonly values: readonly [string, string]
}

/** A filter by what a view reads of all records at once. The toolbar shows it while the URL has it. */
function createIdFilter<Row extends ListedRecord>({
  id: filterId,
  label,
  ids,
  unavailable,
  values: [inside, outside],
}: IdFilterOptions): ListFilter<Row> {
  return {
    id: filterId,
    label,
    isHiddenUntilSet: true,
    ...(ids ? { values: [inside, outside] } : { unavailable }),
    getValue: ({ id }) => {
      if (ids === undefined) return '–'
      return ids.has(id) ? inside : outside
    },
  }
}

/** The ids of the records that were saved on this device since yesterday: the API does not say when one was changed. */
function useSavedIds(name: EntityName, updatedAt: number, isNeeded: boolean) {
  const clock = useClock()
  return useQuery({
    // Each save loads the list again.
    queryKey: ['saved', name, updatedAt],
    queryFn: () => {
      const yesterday = clock()
      yesterday.setDate(yesterday.getDate() - 1)
      yesterday.setHours(0, 0, 0, 0)
      return readSavedIds(name, yesterday)
    },
    enabled: isNeeded,
    staleTime: Infinity,
    retry: false,
    // Only a view needs it.
    meta: { isInLoader: false },
  })
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
