import type { Article } from '#contract/articles.ts'

import { getArticleSlug, isPublished } from './articles.ts'
import type { ListedRecord } from './dependents.ts'
import type { EntityName } from './entities.ts'
import { buildPath } from './page-urls.ts'
import {
  getVisaCountryId,
  withSlugs,
  withVisaSlugs,
  type NamedRecord,
  type Slugged,
} from './slug.ts'

/** The lists whose names are in the URLs of records. */
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

/** The slugs of the lists, made once for many records. */
interface Slugs {
  readonly countries: ReadonlyMap<unknown, Slugged<NamedRecord>>
  readonly visas: ReadonlyMap<unknown, Slugged<VisaOfList>>
  readonly firstVisas: ReadonlyMap<unknown, Slugged<VisaOfList>>
}

interface PageKind {
  /** The lists that the URL needs. */
  readonly lists: readonly (keyof UrlLists)[]
  readonly find: (record: ListedRecord, slugs: Slugs) => PublicPage
}

/** The page of a record of each entity (spec 2.1): a new entity must say its own. */
const pageKinds: { readonly [Name in EntityName]: PageKind } = {
  articles: {
    lists: [],
    find: (record) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record of the list of articles
      const article = record as unknown as Pick<Article, 'id' | 'slug' | 'articleStatus'>
      return isPublished(article)
        ? { to: buildPath('/blog/$slug', { slug: getArticleSlug(article) }) }
        : { missing: 'unpublished' }
    },
  },
  countries: {
    lists: ['countries', 'visas'],
    find: ({ id }, slugs) => {
      const country = slugs.countries.get(id)
      if (country === undefined) return { missing: 'noCountry' }
      const first = slugs.firstVisas.get(id)
      // Without a visa, it can be chosen on the home page (spec 2.3).
      return first === undefined
        ? { to: '/', search: { country: country.slug } }
        : findVisaPage('/detailsvisa/$country/$visa', id, first.id, slugs)
    },
  },
  visas: {
    lists: ['countries', 'visas'],
    find: ({ id }, slugs) =>
      findVisaPage(
        '/detailsvisa/$country/$visa',
        getVisaCountryId(slugs.visas.get(id) ?? noVisa),
        id,
        slugs,
      ),
  },
  interventions: {
    lists: ['countries', 'visas'],
    find: ({ countryId, visaId }, slugs) =>
      findVisaPage('/interventions/$country/$visa', countryId, visaId, slugs),
  },
  faqs: {
    lists: ['countries'],
    find: ({ id, countryId }, slugs) =>
      slugs.countries.has(countryId)
        ? { to: '/faq', search: { question: String(id) } }
        : { missing: 'noCountry' },
  },
}

const noVisa: VisaOfList = { id: 0, name: '' }

/** The lists that `createPageFinder` needs for the records of an entity. */
export function getUrlLists(entity: EntityName): readonly (keyof UrlLists)[] {
  return pageKinds[entity].lists
}

/** Finds the public page of records: the one truth for every 'Voir sur le site'. */
export function createPageFinder(
  lists: UrlLists,
): (entity: EntityName, record: ListedRecord) => PublicPage {
  const visas = withVisaSlugs(lists.visas)
  const slugs: Slugs = {
    countries: new Map(withSlugs(lists.countries).map((country) => [country.id, country])),
    visas: new Map(visas.map((visa) => [visa.id, visa])),
    // The first one counts, so it is written last.
    firstVisas: new Map(visas.toReversed().map((visa) => [getVisaCountryId(visa), visa])),
  }
  return (entity, record) => pageKinds[entity].find(record, slugs)
}

function findVisaPage(
  pattern: '/detailsvisa/$country/$visa' | '/interventions/$country/$visa',
  countryId: unknown,
  visaId: unknown,
  slugs: Slugs,
): PublicPage {
  const country = slugs.countries.get(countryId)
  if (country === undefined) return { missing: 'noCountry' }
  const visa = slugs.visas.get(visaId)
  return visa === undefined || getVisaCountryId(visa) !== country.id
    ? { missing: 'noVisa' }
    : { to: buildPath(pattern, { country: country.slug, visa: visa.slug }) }
}
