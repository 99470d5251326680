import {
  activeCriteria,
  type Criterion,
  type IndexedLawyer,
  type LawyerFilters,
  type ListedLawyer,
  testsOf,
} from './directory.ts'

/** How many lawyers a choice would leave, all other criteria staying as they are. */
export interface FacetOption {
  readonly value: string
  readonly count: number
}

/** What there is to choose from, and how many each choice leaves. */
export interface Facets {
  readonly country: readonly FacetOption[]
  readonly city: readonly FacetOption[]
  readonly areas: readonly FacetOption[]
  readonly languages: readonly FacetOption[]
  readonly prices: readonly FacetOption[]
  readonly isVerified: number
  readonly isSoon: number
}

export interface SearchResult<Lawyer extends ListedLawyer> {
  /** In the order of the list. */
  readonly found: readonly IndexedLawyer<Lawyer>[]
  readonly facets: Facets
  /** How many there would be without each active criterion: what to loosen (spec 2.11). */
  readonly counts: Readonly<Partial<Record<Criterion, number>>>
}

/**
 * The lawyers that the filters leave, and what other choices would leave, in one pass: a lawyer that
 * meets all criteria counts everywhere; one that fails a single criterion counts in that one's facet.
 */
export function searchLawyers<Lawyer extends ListedLawyer>(
  lawyers: readonly IndexedLawyer<Lawyer>[],
  filters: LawyerFilters,
): SearchResult<Lawyer> {
  const tests = Object.entries(testsOf(filters)).map(([criterion, test]) => ({ criterion, test }))
  const found: IndexedLawyer<Lawyer>[] = []
  const alone = new Map<string, number>()
  const tally = new Tally()

  for (const one of lawyers) {
    tally.know(one)
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
    if (failures < 2) tally.count(one, failed)
  }
  return {
    found,
    facets: tally.facets(),
    counts: Object.fromEntries(
      activeCriteria(filters).map((criterion) => [
        criterion,
        found.length + (alone.get(criterion) ?? 0),
      ]),
    ),
  }
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

/** Counts lawyers by what they offer; a value that no lawyer has left is still known, with 0. */
class Tally {
  readonly #country = new Map<string, number>()
  readonly #city = new Map<string, number>()
  readonly #areas = new Map<string, number>()
  readonly #languages = new Map<string, number>()
  readonly #prices = new Map<string, number>()
  #isVerified = 0
  #isSoon = 0

  /** Takes note of what there is to choose from. */
  know(one: IndexedLawyer): void {
    this.#add(one, 0, undefined)
  }

  /** Counts a lawyer in the facet of the one criterion they fail, or in all. */
  count(one: IndexedLawyer, failed: string | undefined): void {
    this.#add(one, 1, failed)
    const { isVerified } = one.lawyer
    if (isVerified && (failed ?? 'isVerified') === 'isVerified') this.#isVerified += 1
    if (one.isSoon && (failed ?? 'isSoon') === 'isSoon') this.#isSoon += 1
  }

  #add({ lawyer, country, areas, price }: IndexedLawyer, by: number, only: string | undefined) {
    if ((only ?? 'country') === 'country') add(this.#country, country, by)
    if ((only ?? 'city') === 'city') add(this.#city, lawyer.address.city, by)
    if ((only ?? 'areas') === 'areas') for (const area of areas) add(this.#areas, area, by)
    if ((only ?? 'languages') === 'languages') {
      for (const language of lawyer.languages) add(this.#languages, language, by)
    }
    if ((only ?? 'prices') === 'prices' && price !== undefined) add(this.#prices, price, by)
  }

  facets(): Facets {
    return {
      country: options(this.#country),
      city: options(this.#city),
      areas: options(this.#areas),
      languages: options(this.#languages),
      prices: options(this.#prices),
      isVerified: this.#isVerified,
      isSoon: this.#isSoon,
    }
  }
}

function add(counts: Map<string, number>, value: string, by: number): void {
  counts.set(value, (counts.get(value) ?? 0) + by)
}

function options(counts: Map<string, number>): FacetOption[] {
  return Array.from(counts, ([value, count]) => ({ value, count }))
}
