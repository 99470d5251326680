import type { Article } from '#contract/articles.ts'

import { getArticleSlug, isPublished } from './articles.ts'
import type { ListedRecord } from './dependents.ts'
import type { EntityName } from './entities.ts'
import { getVisaCountryId, withSlugs, withVisaSlugs, type NamedRecord } from './slug.ts'

/** The lists whose names are in the URLs of visas and interventions. */
export interface UrlLists {
  readonly countries: readonly NamedRecord[]
  readonly visas: readonly VisaOfList[]
}

interface VisaOfList extends NamedRecord {
  readonly countryId?: number | null | undefined
  readonly country?: { readonly id?: number | null | undefined } | null | undefined
}

/** The public page of a record, or why visitors have none of it. */
export type PublicPage =
  | { readonly to: string; readonly search?: Readonly<Record<string, string>> }
  | { readonly missing: 'unpublished' | 'noCountry' | 'noVisa' }

/** The page of a record of each entity (spec 2.1): a new entity must say its own. */
const pages: {
  readonly [Name in EntityName]: (record: ListedRecord, lists: UrlLists) => PublicPage
} = {
  articles: (record) => {
    const article = record as ListedRecord & Pick<Article, 'slug' | 'articleStatus'>
    return isPublished(article)
      ? { to: `/blog/${getArticleSlug(article)}` }
      : { missing: 'unpublished' }
  },
  countries: ({ id }, lists) => {
    const first = lists.visas.find((visa) => getVisaCountryId(visa) === id)
    if (first !== undefined) return getVisaPage('/detailsvisa', id, first.id, lists)
    const country = withSlugs(lists.countries).find((each) => each.id === id)
    // Its visas are chosen on the home page (spec 2.3).
    return country === undefined
      ? { missing: 'noCountry' }
      : { to: '/', search: { country: country.slug } }
  },
  visas: (record, lists) => {
    const countryId = getVisaCountryId(record as ListedRecord & VisaOfList)
    return getVisaPage('/detailsvisa', countryId, record.id, lists)
  },
  interventions: (record, lists) =>
    getVisaPage('/interventions', record['countryId'], record['visaId'], lists),
  faqs: ({ id, countryId }, lists) =>
    lists.countries.some((country) => country.id === countryId)
      ? { to: '/faq', search: { question: String(id) } }
      : { missing: 'noCountry' },
}

/** The public page of a record: the one truth for every 'Voir sur le site'. */
export function getPublicPage(
  entity: EntityName,
  record: ListedRecord,
  lists: UrlLists,
): PublicPage {
  return pages[entity](record, lists)
}

function getVisaPage(
  path: '/detailsvisa' | '/interventions',
  countryId: unknown,
  visaId: unknown,
  { countries, visas }: UrlLists,
): PublicPage {
  const country = withSlugs(countries).find(({ id }) => id === countryId)
  if (country === undefined) return { missing: 'noCountry' }
  const visa = withVisaSlugs(visas).find(
    (each) => each.id === visaId && getVisaCountryId(each) === country.id,
  )
  return visa === undefined
    ? { missing: 'noVisa' }
    : { to: `${path}/${country.slug}/${visa.slug}` }
}
