/**
 * Finds the records that refer to others: the delete dialog lists them, and the server answers 409 while they exist
 * (docs/decisions.md).
 */
import type { Article } from '#contract/articles.ts'
import type { Country } from '#contract/countries.ts'
import type { Faq } from '#contract/faqs.ts'
import type { Intervention } from '#contract/interventions.ts'
import type { Visa } from '#contract/visas.ts'

import { getArticleCountryCode } from './articles.ts'
import { getVisaCountryId, type NamedRecord } from './slug.ts'

/** The records that may refer to a country. */
interface CountryReferrers {
  readonly visas: readonly Pick<Visa, 'id' | 'name' | 'countryId' | 'country'>[]
  readonly interventions: readonly Pick<Intervention, 'id' | 'title' | 'countryId'>[]
  readonly faqs: readonly Pick<Faq, 'id' | 'question' | 'countryId'>[]
  readonly articles: readonly Pick<Article, 'id' | 'title' | 'countryId' | 'country'>[]
}

/** The records that may refer to a visa. */
interface VisaReferrers {
  readonly interventions: readonly Pick<Intervention, 'id' | 'title' | 'visaId'>[]
  readonly faqs: readonly Pick<Faq, 'id' | 'question' | 'visaId'>[]
}

/** Dependent records of one kind; kinds without any are omitted. */
export interface DependentGroup {
  readonly kind: keyof CountryReferrers
  readonly records: readonly NamedRecord[]
}

/** The visas, interventions, FAQs and articles of any of these countries, in this order. */
export function findCountryDependents(
  countries: readonly Pick<Country, 'id' | 'code'>[],
  { visas, interventions, faqs, articles }: CountryReferrers,
): DependentGroup[] {
  const isChosen = (id: number | null | undefined) => countries.some((one) => one.id === id)
  const codes = new Set(countries.map((country) => getArticleCountryCode({ country })))
  const isArticleOfChosen = (article: CountryReferrers['articles'][number]) => {
    const code = getArticleCountryCode(article)
    // A server may send only the code.
    return article.countryId == null
      ? code !== undefined && codes.has(code)
      : isChosen(article.countryId)
  }
  return omitEmptyGroups([
    { kind: 'visas', records: visas.filter((visa) => isChosen(getVisaCountryId(visa))) },
    {
      kind: 'interventions',
      records: interventions.filter(({ countryId }) => isChosen(countryId)).map(nameIntervention),
    },
    { kind: 'faqs', records: faqs.filter(({ countryId }) => isChosen(countryId)).map(nameFaq) },
    {
      kind: 'articles',
      records: articles.filter(isArticleOfChosen).map(({ id, title }) => ({ id, name: title })),
    },
  ])
}

/** The interventions and FAQs of any of these visas, in this order. */
export function findVisaDependents(
  visas: readonly { readonly id: number }[],
  { interventions, faqs }: VisaReferrers,
): DependentGroup[] {
  const isChosen = (id: number | null | undefined) => visas.some((visa) => visa.id === id)
  return omitEmptyGroups([
    {
      kind: 'interventions',
      records: interventions.filter(({ visaId }) => isChosen(visaId)).map(nameIntervention),
    },
    { kind: 'faqs', records: faqs.filter(({ visaId }) => isChosen(visaId)).map(nameFaq) },
  ])
}

function omitEmptyGroups(groups: readonly DependentGroup[]): DependentGroup[] {
  return groups.filter(({ records }) => records.length > 0)
}

function nameIntervention({ id, title }: Pick<Intervention, 'id' | 'title'>): NamedRecord {
  return { id, name: title?.trim() || `nº ${id}` }
}

function nameFaq({ id, question }: Pick<Faq, 'id' | 'question'>): NamedRecord {
  return { id, name: question }
}
