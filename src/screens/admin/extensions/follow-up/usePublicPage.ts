import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'

import { useApi } from '#api/context.ts'
import type { ListedRecord } from '#domain/dependents.ts'
import type { EntityName } from '#domain/entities.ts'
import { createPageFinder, getUrlLists, type PublicPage } from '#domain/public-page.ts'

import { getListQuery } from '../../core/layout/list-query.ts'

/** A list that the server refuses is not asked for again only because the links to the site need it. */
const optional = {
  retryOnMount: false,
  // Only the links to the site need it, and they may come later.
  meta: { isInLoader: false },
}
const none: readonly never[] = []

/** Finds the public pages of the records of an entity; undefined until what their URLs say is loaded. */
export function usePageFinder(
  entity: EntityName | undefined,
): ((record: ListedRecord) => PublicPage) | undefined {
  const { queries } = useApi()
  const needed = entity === undefined ? none : getUrlLists(entity)
  const needsCountries = needed.includes('countries')
  const needsVisas = needed.includes('visas')
  const countries = useQuery({
    ...queries.countries.list(),
    ...optional,
    enabled: needsCountries,
  }).data
  const visas = useQuery({ ...queries.visas.list(), ...optional, enabled: needsVisas }).data
  return useMemo(() => {
    const isMissing =
      (needsCountries && countries === undefined) || (needsVisas && visas === undefined)
    if (entity === undefined || isMissing) return undefined
    const find = createPageFinder({ countries: countries ?? none, visas: visas ?? none })
    return (record: ListedRecord) => find(entity, record)
  }, [entity, countries, visas, needsCountries, needsVisas])
}

/** The public page of a record, as its list has it; undefined while that is unknown. */
export function usePublicPage(entity: EntityName, id: number): PublicPage | undefined {
  const records = useQuery({
    ...getListQuery(useApi(), entity),
    ...optional,
  })
  const find = usePageFinder(entity)
  const record = records.data?.find((each) => each.id === id)
  return useMemo(() => record && find?.(record), [record, find])
}

/** The public page of the record whose form is open. */
const useEditedPageStore = create<{ readonly page: PublicPage | undefined }>()(() => ({
  page: undefined,
}))

/** The page that 'Voir le site' opens; undefined for the home page. */
export function useEditedPage(): PublicPage | undefined {
  return useEditedPageStore(({ page }) => page)
}

/** The public page of the record of a form, which 'Voir le site' opens for as long as the form is there. */
export function useFormPage(
  entity: EntityName,
  id: number | undefined,
  record: unknown,
): PublicPage | undefined {
  const find = usePageFinder(id === undefined ? undefined : entity)
  const page = useMemo(
    () =>
      id === undefined || record === undefined ? undefined : find?.({ ...Object(record), id }),
    [id, record, find],
  )
  useEffect(() => {
    useEditedPageStore.setState({ page })
    return () => useEditedPageStore.setState({ page: undefined })
  }, [page])
  return page
}
