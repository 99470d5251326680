import {
  getActiveCriteria,
  type Criterion,
  type FacetName,
  type IndexedLawyer,
  type LawyerFilters,
  type LawyerIndex,
  type ListedLawyer,
  toPredicates,
} from './directory.ts'

/** How many lawyers a value would leave, with all other criteria unchanged. */
export interface FacetOption {
  readonly value: string
  readonly count: number
}

/** The facet values with their counts. */
export interface Facets extends Readonly<Record<FacetName, readonly FacetOption[]>> {
  readonly isVerified: number
  readonly isAvailableSoon: number
}

export interface SearchResult<Lawyer extends ListedLawyer> {
  /** In the order of the list. */
  readonly results: readonly IndexedLawyer<Lawyer>[]
  /** Counted lazily, so that the list can render first. */
  readonly facets: Facets
  /** How many results there would be without each active criterion (spec 2.11). */
  readonly countsWithoutCriterion: Readonly<Partial<Record<Criterion, number>>>
}

/**
 * The lawyers that match, with facet counts: a lawyer that meets all criteria counts in every facet; one that fails a
 * single criterion counts in that criterion's facet.
 */
export function searchLawyers<Lawyer extends ListedLawyer>(
  { lawyers, facetValues }: LawyerIndex<Lawyer>,
  filters: LawyerFilters,
): SearchResult<Lawyer> {
  const tests = Object.entries(toPredicates(filters)).map(([criterion, test]) => ({
    criterion,
    test,
  }))
  const results: IndexedLawyer<Lawyer>[] = []
  const failuresByCriterion = new Map<string, number>()
  const nearMatches: NearMatch<Lawyer>[] = []

  for (const indexed of lawyers) {
    let failedCriterion: string | undefined
    let failures = 0
    for (const { criterion, test } of tests) {
      if (test(indexed)) continue
      failedCriterion = criterion
      failures += 1
      if (failures > 1) break
    }
    if (failures === 0) results.push(indexed)
    if (failures === 1 && failedCriterion !== undefined)
      failuresByCriterion.set(failedCriterion, (failuresByCriterion.get(failedCriterion) ?? 0) + 1)
    if (failures < 2) nearMatches.push({ indexed, failedCriterion })
  }
  let facets: Facets | undefined
  return {
    results,
    get facets() {
      facets ??= countFacets(nearMatches, facetValues)
      return facets
    },
    countsWithoutCriterion: Object.fromEntries(
      getActiveCriteria(filters).map((criterion) => [
        criterion,
        results.length + (failuresByCriterion.get(criterion) ?? 0),
      ]),
    ),
  }
}

/** A lawyer who meets all criteria, or all but one. */
interface NearMatch<Lawyer extends ListedLawyer> {
  readonly indexed: IndexedLawyer<Lawyer>
  readonly failedCriterion: string | undefined
}

function countFacets(
  nearMatches: readonly NearMatch<ListedLawyer>[],
  facetValues: LawyerIndex['facetValues'],
): Facets {
  const counter = new FacetCounter(facetValues)
  for (const { indexed, failedCriterion } of nearMatches) counter.count(indexed, failedCriterion)
  return counter.getFacets()
}

/** A criterion to remove, with the number of lawyers without it. */
export interface FilterRelaxation {
  readonly criterion: Criterion
  readonly count: number
}

/**
 * Suggests which criteria to remove when there are no results: those that exclude lawyers on their own, the most
 * effective first.
 */
export function suggestRelaxations({
  countsWithoutCriterion,
}: SearchResult<ListedLawyer>): FilterRelaxation[] {
  return Object.entries(countsWithoutCriterion)
    .flatMap(([criterion, count]) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are criteria
      count > 0 ? [{ criterion: criterion as Criterion, count }] : [],
    )
    .toSorted((a, b) => b.count - a.count)
}

/** Counts lawyers by facet value; values without lawyers stay, with 0. */
class FacetCounter {
  readonly #counts: Record<FacetName, Map<string, number>>
  #isVerified = 0
  #isAvailableSoon = 0

  constructor(values: LawyerIndex['facetValues']) {
    this.#counts = {
      country: createZeroCounts(values.country),
      city: createZeroCounts(values.city),
      areas: createZeroCounts(values.areas),
      languages: createZeroCounts(values.languages),
      prices: createZeroCounts(values.prices),
    }
  }

  /** Counts a lawyer in the facet of the one criterion that fails, or in all facets. */
  count(indexed: IndexedLawyer, failedCriterion: string | undefined): void {
    const { lawyer, country, areas, price, isAvailableSoon } = indexed
    const counts = this.#counts
    const isCounted = (criterion: Criterion) =>
      failedCriterion === undefined || failedCriterion === criterion
    if (isCounted('country')) increment(counts.country, country)
    if (isCounted('city')) increment(counts.city, lawyer.address.city)
    if (isCounted('areas')) for (const area of areas) increment(counts.areas, area)
    if (isCounted('languages'))
      for (const code of lawyer.languages) increment(counts.languages, code)
    if (isCounted('prices') && price !== undefined) increment(counts.prices, price)
    if (isCounted('isVerified') && lawyer.isVerified) this.#isVerified += 1
    if (isCounted('isAvailableSoon') && isAvailableSoon) this.#isAvailableSoon += 1
  }

  getFacets(): Facets {
    const { country, city, areas, languages, prices } = this.#counts
    return {
      country: toFacetOptions(country),
      city: toFacetOptions(city),
      areas: toFacetOptions(areas),
      languages: toFacetOptions(languages),
      prices: toFacetOptions(prices),
      isVerified: this.#isVerified,
      isAvailableSoon: this.#isAvailableSoon,
    }
  }
}

function createZeroCounts(values: readonly string[]): Map<string, number> {
  return new Map(values.map((value) => [value, 0]))
}

function increment(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

function toFacetOptions(counts: Map<string, number>): FacetOption[] {
  return Array.from(counts, ([value, count]) => ({ value, count }))
}
