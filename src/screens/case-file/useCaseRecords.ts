import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useApi } from '#api/context.ts'
import { findPageLists, type TranslatedList } from '#content/page-lists.ts'
import type { Country } from '#contract/countries.ts'
import type { Intervention, ServiceLevel } from '#contract/interventions.ts'
import type { Visa } from '#contract/visas.ts'
import type { CaseFile, CaseVisa, FollowedList } from '#domain/case-file/case-file.ts'
import { isSameVisa } from '#domain/case-file/case-file.ts'
import { findPageList, readLines, type DocumentLine } from '#domain/case-file/documents.ts'
import { findBySlug, type Slugged, withSlugs } from '#domain/slug.ts'
import { findIntervention, sortLevels } from '#domain/visas.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { memoize } from '#platform/memoize.ts'

/** Why no loader starts the queries of a file. */
export const caseFileQueryMeta = {
  // Only an open file needs it, and a prerendered page has none.
  isInLoader: false,
}

/** A visa of the file as the site has it today. */
export interface VisaRecord {
  /** `gone`: it was deleted, or its country was. */
  readonly status: 'loading' | 'failed' | 'found' | 'gone'
  readonly country: Slugged<Country> | undefined
  readonly visa: Slugged<Visa> | undefined
  readonly levels: readonly ServiceLevel[]
  readonly lists: readonly TranslatedList[]
  /** The levels could not be loaded. */
  readonly haveLevelsFailed: boolean
}

/** A followed list as the page has it today. */
export interface ListView {
  readonly list: FollowedList
  readonly record: VisaRecord
  readonly current: TranslatedList | undefined
  readonly lines: readonly DocumentLine[]
}

/** The records that a file is about. Those that are late, missing or renamed leave the file as it is. */
export function useCaseRecords({ visas, lists }: CaseFile) {
  const { queries } = useApi()
  const texts = useRecordTexts()
  // Each key of a note would parse the pages anew.
  const readLists = useMemo(() => memoize((html: string) => findPageLists(html, texts)), [texts])
  const countries = useQuery({
    ...queries.countries.list(),
    meta: caseFileQueryMeta,
    select: withSlugs,
  })
  const interventions = useQuery({ ...queries.interventions.list(), meta: caseFileQueryMeta })
  const named = new Set([...visas, ...lists].map(({ country }) => country))
  const needed = (countries.data ?? []).filter(({ slug }) => named.has(slug))
  const results = useQueries({
    queries: needed.map(({ id }) => ({
      ...queries.visas.byCountry({ countryId: id }),
      meta: caseFileQueryMeta,
      select: withSlugs<Visa>,
    })),
  })

  function findVisa(slugs: Pick<CaseVisa, 'country' | 'visa'>): VisaRecord {
    const country = findBySlug(needed, slugs.country)
    const found = results[needed.findIndex(({ slug }) => slug === country?.slug)]
    const id = visas.find((visa) => isSameVisa(visa, slugs))?.visaId
    const visa =
      found?.data === undefined
        ? undefined
        : (findBySlug(found.data, slugs.visa) ?? found.data.find((one) => one.id === id))
    return {
      status: getStatus([countries, ...(found === undefined ? [] : [found])], visa !== undefined),
      country,
      visa,
      levels: toLevels(interventions.data, country, visa),
      lists: visa === undefined ? [] : readLists(visa.content ?? ''),
      haveLevelsFailed: interventions.isLoadingError,
    }
  }
  const records = new Map(
    [...visas, ...lists].map((slugs) => [toKey(slugs), findVisa(slugs)] as const),
  )
  const get = (slugs: Pick<CaseVisa, 'country' | 'visa'>) => records.get(toKey(slugs)) ?? gone
  return {
    getRecord: get,
    listViews: lists.map((list): ListView => {
      const record = get(list)
      const current = findPageList(list, record.lists)
      const translated = record.lists.find((one) => one === current)
      return { list, record, current: translated, lines: readLines(list, current) }
    }),
    retry: () => {
      for (const query of [countries, interventions, ...results]) {
        if (query.isError) void query.refetch()
      }
    },
  }
}
export type CaseRecords = ReturnType<typeof useCaseRecords>

const toKey = ({ country, visa }: Pick<CaseVisa, 'country' | 'visa'>) => `${country}/${visa}`
const gone: VisaRecord = {
  status: 'gone',
  country: undefined,
  visa: undefined,
  levels: [],
  lists: [],
  haveLevelsFailed: false,
}

function getStatus(
  queries: readonly { readonly isError: boolean; readonly data: unknown }[],
  isFound: boolean,
): VisaRecord['status'] {
  if (isFound) return 'found'
  const missing = queries.filter(({ data }) => data === undefined)
  if (missing.some(({ isError }) => isError)) return 'failed'
  return missing.length > 0 ? 'loading' : 'gone'
}

function toLevels(
  interventions: readonly Intervention[] = [],
  country: Country | undefined,
  visa: Visa | undefined,
): ServiceLevel[] {
  return sortLevels(findIntervention(interventions, country?.id, visa?.id)?.serviceLevels ?? [])
}
