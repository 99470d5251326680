/**
 * What refers to a record and would be left without it (decisions.md: the modal names it before one
 * confirms, the server answers 409 while it is there).
 */
interface Named {
  readonly id: number
  readonly name: string
}
interface OfCountry {
  readonly id: number
  readonly countryId?: number | null | undefined
}
interface OfVisa {
  readonly id: number
  readonly visaId?: number | null | undefined
}

/** The records that may refer to a country; only what this rule reads of them. */
export interface CountryReferrers {
  readonly visas: readonly (OfCountry & {
    readonly name: string
    readonly country?: { readonly id?: number | null | undefined } | null | undefined
  })[]
  readonly interventions: readonly (OfCountry & WithTitle)[]
  readonly faqs: readonly (OfCountry & { readonly question: string })[]
  readonly articles: readonly (OfCountry & {
    readonly title: string
    readonly country?: string | { readonly code?: string | null | undefined } | null | undefined
  })[]
}

/** The records that may refer to a visa. */
export interface VisaReferrers {
  readonly interventions: readonly (OfVisa & WithTitle)[]
  readonly faqs: readonly (OfVisa & { readonly question: string })[]
}

interface WithTitle {
  readonly title?: string | null | undefined
}

export type DependentKind = keyof CountryReferrers

/** Records of one kind that depend on the one asked about; a kind without any is left out. */
export interface Dependents {
  readonly kind: DependentKind
  readonly records: readonly Named[]
}

/** The visas, interventions, FAQs and articles of a country, in this order. */
export function dependentsOfCountry(
  country: { readonly id: number; readonly code: string },
  { visas, interventions, faqs, articles }: CountryReferrers,
): Dependents[] {
  const code = country.code.trim().toUpperCase()
  const isOfCountry = ({ countryId }: OfCountry) => countryId === country.id
  return withRecords([
    {
      kind: 'visas',
      // Where a server sends the nested country alone, its id counts.
      records: visas.filter((visa) => (visa.countryId ?? visa.country?.id) === country.id),
    },
    { kind: 'interventions', records: interventions.filter(isOfCountry).map(nameOfIntervention) },
    { kind: 'faqs', records: faqs.filter(isOfCountry).map(nameOfFaq) },
    {
      kind: 'articles',
      records: articles
        .filter((article) =>
          article.countryId == null
            ? code !== '' && codeOf(article.country) === code
            : isOfCountry(article),
        )
        .map(({ id, title }) => ({ id, name: title })),
    },
  ])
}

/** The interventions and FAQs of a visa, in this order. */
export function dependentsOfVisa(
  visa: { readonly id: number },
  { interventions, faqs }: VisaReferrers,
): Dependents[] {
  const isOfVisa = ({ visaId }: OfVisa) => visaId === visa.id
  return withRecords([
    { kind: 'interventions', records: interventions.filter(isOfVisa).map(nameOfIntervention) },
    { kind: 'faqs', records: faqs.filter(isOfVisa).map(nameOfFaq) },
  ])
}

/** Both lists as one, each record once: what depends on several that are deleted together. */
export function mergedDependents(lists: readonly (readonly Dependents[])[]): Dependents[] {
  const merged = new Map<DependentKind, Map<number, Named>>()
  for (const { kind, records } of lists.flat()) {
    const known = merged.get(kind) ?? new Map<number, Named>()
    for (const record of records) known.set(record.id, record)
    merged.set(kind, known)
  }
  return Array.from(merged, ([kind, records]) => ({ kind, records: [...records.values()] }))
}

function withRecords(all: readonly Dependents[]): Dependents[] {
  return all
    .map(({ kind, records }) => ({ kind, records: records.map(({ id, name }) => ({ id, name })) }))
    .filter(({ records }) => records.length > 0)
}

function nameOfIntervention({ id, title }: WithTitle & { id: number }): Named {
  return { id, name: title?.trim() || `nº ${id}` }
}

function nameOfFaq({ id, question }: { id: number; question: string }): Named {
  return { id, name: question }
}

function codeOf(country: CountryReferrers['articles'][number]['country']): string | undefined {
  return (typeof country === 'string' ? country : country?.code)?.trim().toUpperCase()
}
