import { mapRecord } from '#platform/map-record.ts'
import { foldText } from '#platform/text.ts'

import { slugify } from '../slug.ts'
import { toSearchTerms } from '../text-search.ts'
import { flags, type IndexedLawyer, parseCities, type PriceBand, priceBands } from './directory.ts'
import type { DirectorySearchParam, DirectorySearchParams } from './search-params.ts'
import type { SortOrder } from './sort-order.ts'

type Match = (lawyer: IndexedLawyer) => boolean

/** All that the search, the URL and the form know of one criterion. */
interface CriterionDefinition<Value> {
  readonly param: DirectorySearchParam
  /** The value that excludes nobody. */
  readonly inactive: Value
  /** Reads the search parameter, and ignores unknown values. */
  readonly parse: (text: string) => Value
  /** Writes the search parameter; empty where the criterion is inactive. */
  readonly format: (value: Value) => string
  /** Whether a lawyer meets it; undefined where the criterion is inactive. */
  readonly createMatch: (value: Value) => Match | undefined
  /** Of a list: how many of its values a lawyer must meet. */
  readonly needed?: 'some' | 'every'
}

/**
 * The criteria in the order of the search form and the facets (spec 2.11). Texts match parts of a name, city, country or
 * area, ignoring case and accents (docs/decisions.md). Of several values in one criterion, any one is enough, except for areas
 * of law: a case can need all of them.
 */
const criteria = {
  name: defineText('name', (typed) => {
    const words = toNameTerms(typed)
    return words.length === 0 ? undefined : ({ name }) => words.every((word) => name.includes(word))
  }),
  /** Part of a country's slug: `lux` finds Luxembourg. */
  country: defineText(
    'country',
    (typed) => {
      const country = slugify(typed)
      return country === '' ? undefined : (lawyer) => lawyer.country.includes(country)
    },
    slugify,
  ),
  /** Part of a city's name; comma-separated alternatives. */
  city: defineText('city', (typed) => {
    const cities = parseCities(typed).map(foldText)
    if (cities.length === 0) return undefined
    return ({ cityNames }) => cities.some((city) => cityNames.some((name) => name.includes(city)))
  }),
  /** Slugs of areas of law. */
  areas: defineList(
    'category',
    slugify,
    ({ facetValues }, area) => facetValues.areas.some((own) => own.includes(area)),
    'every',
  ),
  /** ISO 639-1 codes. */
  languages: defineList(
    'language',
    (code) => code.toLowerCase().match(/^[a-z]{2,3}$/)?.[0],
    ({ facetValues }, code) => facetValues.languages.includes(code),
  ),
  prices: defineList<PriceBand>(
    'price',
    (text) => priceBands.find(({ id }) => id === text)?.id,
    ({ facetValues }, band) => facetValues.prices.includes(band),
  ),
  ...mapRecord(flags, ({ param }, flag) => defineFlag(param, (lawyer) => lawyer.flags[flag])),
}
export type Criterion = keyof typeof criteria

/** The value of each criterion; empty strings and lists are inactive. */
export type LawyerFilters = {
  readonly [Name in Criterion]: (typeof criteria)[Name]['inactive']
}

/** The same object, typed so that name and value stay paired in `getFilters` and `withCriterion`. */
const definitions: { readonly [Name in Criterion]: CriterionDefinition<LawyerFilters[Name]> } =
  criteria

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own names
const criterionNames = Object.keys(criteria) as Criterion[]

function defineText(
  param: DirectorySearchParam,
  createMatch: (typed: string) => Match | undefined,
  parse = (text: string): string => text,
): CriterionDefinition<string> {
  return {
    param,
    inactive: '',
    parse,
    format: (text) => (text.trim() === '' ? '' : text),
    createMatch,
  }
}

/** A comma-separated list, of which a lawyer meets some or every value. `parse` gives nothing for an unknown value. */
function defineList<Value extends string = string>(
  param: DirectorySearchParam,
  parse: (text: string) => Value | undefined,
  matches: (lawyer: IndexedLawyer, value: Value) => boolean,
  needed: 'some' | 'every' = 'some',
): CriterionDefinition<readonly Value[]> {
  return {
    param,
    inactive: [],
    parse(list) {
      const values = list.split(',').flatMap((text) => parse(text.trim()) ?? [])
      return [...new Set(values)].filter((value) => value !== '')
    },
    format: (values) => values.join(','),
    needed,
    createMatch: (values) =>
      values.length === 0
        ? undefined
        : (lawyer) => values[needed]((value) => matches(lawyer, value)),
  }
}

const yes = 'yes'

/** Anything but 'yes' means no. */
function defineFlag(param: DirectorySearchParam, match: Match): CriterionDefinition<boolean> {
  return {
    param,
    inactive: false,
    parse: (text) => text === yes,
    format: (isChosen) => (isChosen ? yes : ''),
    createMatch: (isChosen) => (isChosen ? match : undefined),
  }
}

/** Excludes nobody. */
export const noFilters = getFilters(({ inactive }) => inactive)

/** The filters of a URL. */
export function parseFilters(searchParams: DirectorySearchParams): LawyerFilters {
  return getFilters(({ param, parse }) => parse(searchParams[param] ?? ''))
}

/** The search parameters of filters and, if chosen, of a sort order. */
export function toSearchParams(filters: LawyerFilters, sort?: SortOrder): DirectorySearchParams {
  const written = criterionNames
    .map((name) =>
      withCriterion(name, filters, ({ param, format }, value) => [param, format(value)]),
    )
    .filter(([, text]) => text !== '')
  return { ...Object.fromEntries(written), ...(sort !== undefined && { sort }) }
}

/** The active criteria in their order, and whether a lawyer meets them. */
export function getActiveCriteria(
  filters: LawyerFilters,
): { readonly criterion: Criterion; readonly matches: Match }[] {
  return criterionNames.flatMap((criterion) => {
    const matches = withCriterion(criterion, filters, ({ createMatch }, value) =>
      createMatch(value),
    )
    return matches === undefined ? [] : [{ criterion, matches }]
  })
}

/** How many values are active: each area, language and price counts. */
export function countActiveValues(filters: LawyerFilters): number {
  return getActiveCriteria(filters)
    .map(({ criterion }) => filters[criterion])
    .map((value) => (Array.isArray(value) ? value.length : 1))
    .reduce((sum, count) => sum + count, 0)
}

/** Whether each further value of a criterion narrows the search down. */
export function needsEveryValue(criterion: Criterion): boolean {
  return definitions[criterion].needed === 'every'
}

/** The filters without one criterion. */
export function clearCriterion(filters: LawyerFilters, criterion: Criterion): LawyerFilters {
  return { ...filters, [criterion]: noFilters[criterion] }
}

/** The folded words of a typed name, without single letters. If there is nothing else, the typed text is the only term. */
function toNameTerms(typed: string): string[] {
  const name = foldTypedName(typed)
  const words = toSearchTerms(name)
  if (words.length > 0) return words
  return name === '' ? [] : [name]
}

const titles = /^(?:maitre|monsieur|madame|mm?e|mr?s?|dr)\.?$/

/** 'Me', 'Mr' or 'Dr' alone may be the start of a name. */
const maxNameStart = 3

/** A typed name, folded and without titles: 'Maître Devos' is 'devos'. */
export function foldTypedName(typed: string): string {
  const words = foldText(typed).split(' ').filter(Boolean)
  const named = words.filter((word) => !titles.test(word))
  const isStart = named.length === 0 && words.join('').length <= maxNameStart
  return (isStart ? words : named).join(' ')
}

function getFilters(
  getValue: (definition: (typeof definitions)[Criterion]) => LawyerFilters[Criterion],
): LawyerFilters {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each definition gives a value of its own type
  return mapRecord(definitions, getValue) as LawyerFilters
}

/** Pairs a criterion's definition with its value, which TypeScript cannot do in a loop. */
function withCriterion<Name extends Criterion, Result>(
  name: Name,
  filters: LawyerFilters,
  getResult: (
    definition: CriterionDefinition<LawyerFilters[Name]>,
    value: LawyerFilters[Name],
  ) => Result,
): Result {
  return getResult(definitions[name], filters[name])
}
