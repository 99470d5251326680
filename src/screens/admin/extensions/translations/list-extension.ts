import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { ListedRecord } from '#domain/dependents.ts'
import type { EntityName } from '#domain/entities.ts'
import { useI18nStore } from '#i18n/i18n.ts'

import type { ExtendedList, ListExtension } from '../../core/table/extension.ts'
import { createIdFilter } from '../../core/table/id-filter.ts'
import type { TranslatedEntity } from './untranslated-ids.ts'

const translatedEntities: Readonly<Record<TranslatedEntity, true>> = {
  articles: true,
  faqs: true,
  interventions: true,
  visas: true,
}
const isTranslatedEntity = (name: EntityName): name is TranslatedEntity =>
  name in translatedEntities

/** The filter by whether English pages show all of a record in English. */
export const translationsInLists: ListExtension = {
  name: 'translations',
  useListPart<Row extends ListedRecord>(list: ExtendedList<Row>) {
    const { t } = useTranslation('adminLists')
    const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
    const { data: ids, isFetching } = useUntranslatedIds(list, 'anglais' in search)
    const hasTranslations = isTranslatedEntity(list.name)
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

/** The ids of the records of which English pages show a passage in French. Their code and the translations are loaded only when they are needed. */
function useUntranslatedIds(
  { name, records, updatedAt }: Pick<ExtendedList<ListedRecord>, 'name' | 'records' | 'updatedAt'>,
  isNeeded: boolean,
) {
  const i18n = useI18nStore()
  return useQuery({
    queryKey: ['untranslated', name, updatedAt],
    queryFn:
      records !== undefined && isTranslatedEntity(name)
        ? async () => {
            const { findUntranslatedIds } = await import('./untranslated-ids.ts')
            return findUntranslatedIds(name, records, i18n)
          }
        : skipToken,
    enabled: isNeeded,
    staleTime: Infinity,
    // Only a view needs it.
    meta: { isInLoader: false },
  })
}
