import { mainOffice, offices, organisation } from './organisation.ts'

/** Structured data (schema.org) for search engines. */
export type StructuredData = {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
} & Readonly<Record<string, unknown>>

/** A breadcrumb; the home page is the first. */
export interface Breadcrumb {
  readonly name: string
  /** Absolute. */
  readonly url: string
}

interface ArticleDataInput {
  readonly title: string
  readonly description: string
  /** Absolute. */
  readonly url: string
  readonly language: string
  readonly author?: string | undefined
  readonly publishedOn?: string | undefined
  readonly image?: string | undefined
  readonly keywords: readonly string[]
}

const schemaContext = { '@context': 'https://schema.org' } as const

/** The organisation, included in every page. It has nothing to translate. */
export function createLegalServiceData(site: string): StructuredData {
  return {
    ...schemaContext,
    '@type': 'LegalService',
    name: organisation.name,
    url: site,
    email: organisation.email,
    telephone: mainOffice.phone,
    openingHours: 'Mo-Fr 09:00-17:00',
    availableLanguage: ['fr', 'en'],
    sameAs: organisation.socials.map(({ url }) => url),
    location: offices.map(({ code, city, phone, street }) => ({
      '@type': 'Place',
      name: organisation.name,
      telephone: phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressCountry: code,
      },
    })),
  }
}

export function createBreadcrumbData(breadcrumbs: readonly Breadcrumb[]): StructuredData {
  return {
    ...schemaContext,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, url: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}

export function createArticleData(article: ArticleDataInput): StructuredData {
  const {
    title,
    description,
    url,
    language,
    author,
    publishedOn: datePublished,
    image,
    keywords,
  } = article
  const network = { '@type': 'Organization', name: organisation.name }
  return {
    ...schemaContext,
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: language,
    mainEntityOfPage: url,
    author: author === undefined ? network : { '@type': 'Person', name: author },
    publisher: network,
    ...(datePublished === undefined ? {} : { datePublished }),
    ...(image === undefined ? {} : { image }),
    ...(keywords.length === 0 ? {} : { keywords: keywords.join(', ') }),
  }
}

/** A data block as JSON. It escapes '<', so that no value can close the script element. */
export function toJsonLd(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

/** The path of the default social image, one for each language in `public/` (`npm run share-images` creates them). */
export const getShareImagePath = (language: 'fr' | 'en') => `/share-${language}.png`
