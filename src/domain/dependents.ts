/**
 * Finds the records that refer to a record: the delete dialog lists them, and the server answers 409 while they exist
 * (docs/decisions.md).
 */
import type { NamedRecord } from './slug.ts'

interface WithCountryId {
  readonly id: number
  readonly countryId?: number | null | undefined
}
interface WithVisaId {
  readonly id: number
  readonly visaId?: number | null | undefined
}

/** The records that may refer to a country, with the fields this rule reads. */
export interface CountryReferrers {
  readonly visas: readonly (WithCountryId & {
    readonly name: string
    readonly country?: { readonly id?: number | null | undefined } | null | undefined
  })[]
  readonly interventions: readonly (WithCountryId & WithTitle)[]
  readonly faqs: readonly (WithCountryId & { readonly question: string })[]
  readonly articles: readonly (WithCountryId & {
    readonly title: string
    readonly country?: string | { readonly code?: string | null | undefined } | null | undefined
  })[]
}

/** The records that may refer to a visa. */
export interface VisaReferrers {
  readonly interventions: readonly (WithVisaId & WithTitle)[]
  readonly faqs: readonly (WithVisaId & { readonly question: string })[]
}

interface WithTitle {
  readonly title?: string | null | undefined
}

export type DependentKind = keyof CountryReferrers

/** Dependent records of one kind; kinds without any are omitted. */
export interface DependentGroup {
  readonly kind: DependentKind
  readonly records: readonly NamedRecord[]
}

/** The visas, interventions, FAQs and articles of a country, in this order. */
export function findCountryDependents(
  country: { readonly id: number; readonly code: string },
  { visas, interventions, faqs, articles }: CountryReferrers,
): DependentGroup[] {
  const code = country.code.trim().toUpperCase()
  const isOfCountry = ({ countryId }: WithCountryId) => countryId === country.id
  return omitEmptyGroups([
    {
      kind: 'visas',
      // A server may send only the nested country.
      records: visas.filter((visa) => (visa.countryId ?? visa.country?.id) === country.id),
    },
    { kind: 'interventions', records: interventions.filter(isOfCountry).map(toNamedIntervention) },
    { kind: 'faqs', records: faqs.filter(isOfCountry).map(toNamedFaq) },
    {
      kind: 'articles',
      records: articles
        .filter((article) =>
          article.countryId == null
            ? code !== '' && getCountryCode(article.country) === code
            : isOfCountry(article),
        )
        .map(({ id, title }) => ({ id, name: title })),
    },
  ])
}

/** The interventions and FAQs of a visa, in this order. */
export function findVisaDependents(
  visa: { readonly id: number },
  { interventions, faqs }: VisaReferrers,
): DependentGroup[] {
  const isOfVisa = ({ visaId }: WithVisaId) => visaId === visa.id
  return omitEmptyGroups([
    { kind: 'interventions', records: interventions.filter(isOfVisa).map(toNamedIntervention) },
    { kind: 'faqs', records: faqs.filter(isOfVisa).map(toNamedFaq) },
  ])
}

/** Merges the dependents of several records, each once. */
export function mergeDependents(lists: readonly (readonly DependentGroup[])[]): DependentGroup[] {
  const merged = new Map<DependentKind, Map<number, NamedRecord>>()
  for (const { kind, records } of lists.flat()) {
    const existing = merged.get(kind) ?? new Map<number, NamedRecord>()
    for (const record of records) existing.set(record.id, record)
    merged.set(kind, existing)
  }
  return Array.from(merged, ([kind, records]) => ({ kind, records: [...records.values()] }))
}

function omitEmptyGroups(all: readonly DependentGroup[]): DependentGroup[] {
  return all
    .map(({ kind, records }) => ({ kind, records: records.map(({ id, name }) => ({ id, name })) }))
    .filter(({ records }) => records.length > 0)
}

function toNamedIntervention({ id, title }: WithTitle & { id: number }): NamedRecord {
  return { id, name: title?.trim() || `nº ${id}` }
}

function toNamedFaq({ id, question }: { id: number; question: string }): NamedRecord {
  return { id, name: question }
}

function getCountryCode(
  country: CountryReferrers['articles'][number]['country'],
): string | undefined {
  return (typeof country === 'string' ? country : country?.code)?.trim().toUpperCase()
}
