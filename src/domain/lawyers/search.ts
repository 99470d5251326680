import { mapRecord } from '#platform/map-record.ts'

import {
  type Criterion,
  getActiveCriteria,
  type LawyerFilters,
  needsEveryValue,
} from './criteria.ts'
import {
  type FacetName,
  type FlagName,
  flags,
  type IndexedLawyer,
  type LawyerIndex,
} from './directory.ts'

/** How many lawyers a value would leave, with all other criteria unchanged. */
interface FacetOption {
  readonly value: string
  readonly count: number
}

/** The facet values with their counts. Values without lawyers stay, with 0. */
export interface Facets {
  readonly values: Readonly<Record<FacetName, readonly FacetOption[]>>
  readonly flags: Readonly<Record<FlagName, number>>
}

interface SearchResult {
  /** In the order of the list. */
  readonly results: readonly IndexedLawyer[]
  /** Counted lazily, so that the list can render first. */
  readonly facets: Facets
  /** How many results there would be without each active criterion (spec 2.11). */
  readonly countsWithoutCriterion: readonly CountWithoutCriterion[]
}

interface CountWithoutCriterion {
  readonly criterion: Criterion
  readonly count: number
}

/** A lawyer who meets all criteria, or all but one. */
interface NearMatch {
  readonly indexed: IndexedLawyer
  readonly failedCriterion: Criterion | undefined
}

/**
 * The lawyers that match, with facet counts: a lawyer that meets all criteria counts in every facet; one that fails a
 * single criterion counts in that criterion's facet, unless its values narrow one another down.
 */
export function searchLawyers(
  { lawyers, facetValues }: LawyerIndex,
  filters: LawyerFilters,
): SearchResult {
  const criteria = getActiveCriteria(filters)
  const nearMatches: NearMatch[] = []
  for (const indexed of lawyers) {
    const failed = criteria.find(({ matches }) => !matches(indexed))
    const failsAnother = criteria.some((one) => one !== failed && !one.matches(indexed))
    if (!failsAnother) nearMatches.push({ indexed, failedCriterion: failed?.criterion })
  }
  const countWithFailure = (criterion: Criterion) =>
    nearMatches.filter(({ failedCriterion }) => failedCriterion === criterion).length
  const results = nearMatches
    .filter(({ failedCriterion }) => failedCriterion === undefined)
    .map(({ indexed }) => indexed)
  let facets: Facets | undefined
  return {
    results,
    get facets() {
      facets ??= countFacets(nearMatches, facetValues)
      return facets
    },
    countsWithoutCriterion: criteria.map(({ criterion }) => ({
      criterion,
      count: results.length + countWithFailure(criterion),
    })),
  }
}

function countFacets(
  nearMatches: readonly NearMatch[],
  facetValues: LawyerIndex['facetValues'],
): Facets {
  const listCounted = (criterion: Criterion) =>
    nearMatches
      .filter(
        ({ failedCriterion }) =>
          failedCriterion === undefined ||
          (failedCriterion === criterion && !needsEveryValue(criterion)),
      )
      .map(({ indexed }) => indexed)
  const countValues = (known: readonly string[], facet: FacetName) => {
    const counts = new Map(known.map((value) => [value, 0]))
    for (const value of listCounted(facet).flatMap((one) => one.facetValues[facet])) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return Array.from(counts, ([value, count]) => ({ value, count }))
  }
  return {
    values: mapRecord(facetValues, countValues),
    flags: mapRecord(flags, (_, flag) => listCounted(flag).filter((one) => one.flags[flag]).length),
  }
}

/**
 * Suggests which criteria to remove when there are no results: those that exclude lawyers on their own, the most
 * effective first.
 */
export function suggestRelaxations({ countsWithoutCriterion }: SearchResult) {
  return countsWithoutCriterion
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
