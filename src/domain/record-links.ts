/**
 * Finds links in the texts of records, and the records that they lead to: by the slugs and ids of the public pages' own
 * addresses (spec 2.1), without a request.
 */
import { getArticleSlug, normaliseSlug } from './articles.ts'
import type { ListedRecord } from './dependents.ts'
import type { EntityName } from './entities.ts'
import { decodeEntities } from './html.ts'
import { buildPath } from './page-urls.ts'
import { getVisaCountryId, withSlugs, withVisaSlugs } from './slug.ts'

/** The records of the lists that are known, as the API lists them. */
export type RecordsByEntity = Readonly<Partial<Record<EntityName, readonly ListedRecord[]>>>

/** Names one record of all entities: 'visas/3'. */
export type RecordKey = `${EntityName}/${number}`

export function getRecordKey(entity: EntityName, id: number): RecordKey {
  return `${entity}/${id}`
}

/** The id in a key: that of 'visas/3' is 3. */
export function getRecordId(key: string): number {
  return Number(key.split('/')[1])
}

/** The pages of a visa (spec 2.1). */
const visaPages = ['detailsvisa', 'interventions', 'pricing'] as const
/** Those that a country without a visa has: they lead to one of its visas. */
const countryPages = ['detailsvisa', 'interventions'] as const

const hrefPattern = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/giu
const linksOfRecords = new WeakMap<ListedRecord, readonly string[]>()

/** The targets of the links in all texts of a record, whatever its fields are called; cached per record. */
export function findLinks(record: ListedRecord): readonly string[] {
  const links = linksOfRecords.get(record) ?? [...new Set(collectLinks(record))]
  linksOfRecords.set(record, links)
  return links
}

function collectLinks(value: unknown): string[] {
  if (typeof value === 'string') {
    // An embedded picture has megabytes and no links.
    if (value.startsWith('data:') || !/href/i.test(value)) return []
    return [...value.matchAll(hrefPattern)].map(([, double, single, bare]) =>
      decodeEntities(double ?? single ?? bare ?? '').trim(),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(collectLinks)
}

/** Finds the records that the page of a link shows; none for links to other sites and pages. */
export type LinkResolver = (href: string) => readonly RecordKey[]

/** @param baseUrl the URL of the site, against which links are read */
export function createLinkResolver(lists: RecordsByEntity, baseUrl: string): LinkResolver {
  const countries = new Map(slugCountries(lists).map(({ slug, id }) => [slug, id]))
  const visas = new Map(
    slugVisas(lists).map((visa) => [`${getVisaCountryId(visa)}/${visa.slug}`, visa.id]),
  )
  const articles = new Map(
    (lists.articles ?? []).map((article) => [
      getArticleSlug({ id: article.id, slug: readText(article['slug']) }),
      article.id,
    ]),
  )
  const faqIds = new Set((lists.faqs ?? []).map(({ id }) => id))
  const interventions = Map.groupBy(lists.interventions ?? [], ({ visaId }) => visaId)

  function findVisa(country: string, visa: string): readonly RecordKey[] {
    const countryId = countries.get(normaliseSlug(country))
    if (countryId === undefined) return []
    const visaId = visas.get(`${countryId}/${normaliseSlug(visa)}`)
    return [
      visaId === undefined ? getRecordKey('countries', countryId) : getRecordKey('visas', visaId),
    ]
  }
  function resolve(href: string): readonly RecordKey[] {
    const url = parseOwnUrl(href, baseUrl)
    const [page = '', first = '', second = ''] = url?.path.toLowerCase().split('/') ?? []
    if (url === undefined) return []
    if (page === 'blog') {
      const id = articles.get(normaliseSlug(first))
      return id === undefined ? [] : [getRecordKey('articles', id)]
    }
    if (page === 'faq') {
      const question = Number(url.search.get('question') ?? Number.NaN)
      return [
        ...(faqIds.has(question) ? [getRecordKey('faqs', question)] : []),
        ...findVisa(url.search.get('country') ?? '', url.search.get('subject') ?? ''),
      ]
    }
    if (!visaPages.some((known) => known === page)) return []
    const found = findVisa(first, second)
    if (page === 'detailsvisa') return found
    // These pages show what is offered for the visa.
    return found.flatMap((key) => [
      key,
      ...(key.startsWith('visas/')
        ? (interventions.get(Number(key.slice('visas/'.length))) ?? []).map(({ id }) =>
            getRecordKey('interventions', id),
          )
        : []),
    ])
  }
  // Thousands of records link to the same pages.
  const known = new Map<string, readonly RecordKey[]>()
  return (href) => {
    const keys = known.get(href) ?? resolve(href)
    known.set(href, keys)
    return keys
  }
}

/** An address of the site, with the base path or from the root without it, read without both; undefined for other sites. */
export function parseOwnUrl(
  href: string,
  baseUrl: string,
): { readonly path: string; readonly search: URLSearchParams } | undefined {
  if (!URL.canParse(href, baseUrl)) return undefined
  const base = new URL('.', baseUrl)
  const { origin, pathname, searchParams } = new URL(href, baseUrl)
  if (origin !== base.origin) return undefined
  const path = `${pathname}/`.startsWith(base.pathname)
    ? pathname.slice(base.pathname.length)
    : pathname.slice(1)
  return { path, search: searchParams }
}

/** An address of a public page that names a record by its slug. */
export interface RecordAddress {
  readonly key: RecordKey
  readonly name: string
  readonly page: string
  readonly path: string
}

/** The addresses of all countries and visas, in the order of the lists. */
export function listAddresses(lists: RecordsByEntity): RecordAddress[] {
  const countries = slugCountries(lists)
  const slugs = new Map(countries.map(({ id, slug }) => [id, slug]))
  const ofCountries = countries.flatMap(({ id, name, slug }) =>
    countryPages.map((page) => ({
      key: getRecordKey('countries', id),
      name,
      page,
      path: buildPath(`/${page}/$country`, { country: slug }),
    })),
  )
  const ofVisas = slugVisas(lists).flatMap((visa) => {
    const country = slugs.get(getVisaCountryId(visa) ?? Number.NaN)
    if (country === undefined) return []
    return visaPages.map((page) => ({
      key: getRecordKey('visas', visa.id),
      name: visa.name,
      page,
      path: buildPath(`/${page}/$country/$visa`, { country, visa: visa.slug }),
    }))
  })
  return [...ofCountries, ...ofVisas]
}

function slugCountries({ countries = [] }: RecordsByEntity) {
  return withSlugs(countries.map(({ id, name }) => ({ id, name: readText(name) ?? '' })))
}

function slugVisas({ visas = [] }: RecordsByEntity) {
  return withVisaSlugs(
    visas.map(({ id, name, countryId, country }) => ({
      id,
      name: readText(name) ?? '',
      countryId: readId(countryId),
      country: isWithId(country) ? { id: readId(country.id) } : undefined,
    })),
  )
}

function isWithId(value: unknown): value is { readonly id: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function readId(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
