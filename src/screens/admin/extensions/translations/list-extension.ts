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
import { useI18nStore } from '#i18n/i18n.ts'

import type { ExtendedList, ListExtension } from '../../core/table/extension.ts'
import { createIdFilter } from '../../core/table/id-filter.ts'
import { readCatalogue } from '../../core/layout/published-translations.ts'
import { reportRecords } from './useTranslationReport.ts'

type GetFields = (record: ListedRecord) => readonly TranslatableField[]
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the records of a list are those of its entity
const fieldsOf = translatableFields as unknown as Readonly<Record<string, GetFields>>

/** The filter by whether English pages show all of a record in English. */
export const translationsInLists: ListExtension = {
  name: 'translations',
  useListPart<Row extends ListedRecord>(list: ExtendedList<Row>) {
    const { t } = useTranslation('adminLists')
    const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
    const { data: ids, isFetching } = useUntranslatedIds(list, 'anglais' in search)
    const hasTranslations = list.name in fieldsOf
    const filters = useMemo(() => {
      const filter = createIdFilter<Row>({
        id: 'anglais',
        label: t('english.label'),
        ids,
        unavailable: t('english.failed'),
        values: [t('english.untranslated'), t('english.translated')],
        view: t('english.untranslated'),
      })
      return hasTranslations ? [filter] : []
    }, [t, hasTranslations, ids])
    return { filters, isPending: isFetching && ids === undefined }
  },
}

/** The ids of the records of which English pages show a passage in French. Reads the translations only when they are needed. */
function useUntranslatedIds(
  { name, records, updatedAt }: Pick<ExtendedList<ListedRecord>, 'name' | 'records' | 'updatedAt'>,
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
