import {
  activeCriteria,
  type Criterion,
  type FacetName,
  type IndexedLawyer,
  type LawyerFilters,
  type LawyerIndex,
  type ListedLawyer,
  testsOf,
} from './directory.ts'

/** How many lawyers a choice would leave, all other criteria staying as they are. */
export interface FacetOption {
  readonly value: string
  readonly count: number
}

/** What there is to choose from, and how many each choice leaves. */
export interface Facets extends Readonly<Record<FacetName, readonly FacetOption[]>> {
  readonly isVerified: number
  readonly isSoon: number
}

export interface SearchResult<Lawyer extends ListedLawyer> {
  /** In the order of the list. */
  readonly found: readonly IndexedLawyer<Lawyer>[]
  /** Counted when they are first asked for: the list may be shown before. */
  readonly facets: Facets
  /** How many there would be without each active criterion: what to loosen (spec 2.11). */
  readonly counts: Readonly<Partial<Record<Criterion, number>>>
}

/**
 * The lawyers that the filters leave, and what other choices would leave: a lawyer that meets all
 * criteria counts everywhere; one that fails a single criterion counts in that one's facet.
 */
export function searchLawyers<Lawyer extends ListedLawyer>(
  { lawyers, choices }: LawyerIndex<Lawyer>,
  filters: LawyerFilters,
): SearchResult<Lawyer> {
  const tests = Object.entries(testsOf(filters)).map(([criterion, test]) => ({ criterion, test }))
  const found: IndexedLawyer<Lawyer>[] = []
  const alone = new Map<string, number>()
  const near: Near<Lawyer>[] = []

  for (const one of lawyers) {
    let failed: string | undefined
    let failures = 0
    for (const { criterion, test } of tests) {
      if (test(one)) continue
      failed = criterion
      failures += 1
      if (failures > 1) break
    }
    if (failures === 0) found.push(one)
    if (failures === 1 && failed !== undefined) alone.set(failed, (alone.get(failed) ?? 0) + 1)
    if (failures < 2) near.push({ one, failed })
  }
  let facets: Facets | undefined
  return {
    found,
    get facets() {
      facets ??= facetsOf(near, choices)
      return facets
    },
    counts: Object.fromEntries(
      activeCriteria(filters).map((criterion) => [
        criterion,
        found.length + (alone.get(criterion) ?? 0),
      ]),
    ),
  }
}

/** A lawyer who meets all criteria, or all but one. */
interface Near<Lawyer extends ListedLawyer> {
  readonly one: IndexedLawyer<Lawyer>
  readonly failed: string | undefined
}

function facetsOf(near: readonly Near<ListedLawyer>[], choices: LawyerIndex['choices']): Facets {
  const tally = new Tally(choices)
  for (const { one, failed } of near) tally.count(one, failed)
  return tally.facets()
}

/** A criterion to let go, and how many lawyers there would be without it. */
export interface Loosening {
  readonly criterion: Criterion
  readonly count: number
}

/** What to loosen when nothing was found: the criteria that alone stand in the way, the most telling first. */
export function loosenings({ counts }: SearchResult<ListedLawyer>): Loosening[] {
  return Object.entries(counts)
    .flatMap(([criterion, count]) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `counts`
      count > 0 ? [{ criterion: criterion as Criterion, count }] : [],
    )
    .toSorted((one, other) => other.count - one.count)
}

/** Counts lawyers by what they offer; a choice that no lawyer is left for is still there, with 0. */
class Tally {
  readonly #counts: Record<FacetName, Map<string, number>>
  #isVerified = 0
  #isSoon = 0

  constructor(choices: LawyerIndex['choices']) {
    this.#counts = {
      country: zeros(choices.country),
      city: zeros(choices.city),
      areas: zeros(choices.areas),
      languages: zeros(choices.languages),
      prices: zeros(choices.prices),
    }
  }

  /** Counts a lawyer in the facet of the one criterion they fail, or in all. */
  count(one: IndexedLawyer, failed: string | undefined): void {
    const { lawyer, country, areas, price, isSoon } = one
    const counts = this.#counts
    const isAsked = (facet: Criterion) => failed === undefined || failed === facet
    if (isAsked('country')) add(counts.country, country)
    if (isAsked('city')) add(counts.city, lawyer.address.city)
    if (isAsked('areas')) for (const area of areas) add(counts.areas, area)
    if (isAsked('languages')) for (const code of lawyer.languages) add(counts.languages, code)
    if (isAsked('prices') && price !== undefined) add(counts.prices, price)
    if (isAsked('isVerified') && lawyer.isVerified) this.#isVerified += 1
    if (isAsked('isSoon') && isSoon) this.#isSoon += 1
  }

  facets(): Facets {
    const { country, city, areas, languages, prices } = this.#counts
    return {
      country: options(country),
      city: options(city),
      areas: options(areas),
      languages: options(languages),
      prices: options(prices),
      isVerified: this.#isVerified,
      isSoon: this.#isSoon,
    }
  }
}

function zeros(values: readonly string[]): Map<string, number> {
  return new Map(values.map((value) => [value, 0]))
}

function add(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

function options(counts: Map<string, number>): FacetOption[] {
  return Array.from(counts, ([value, count]) => ({ value, count }))
}
