import { mainOffice, offices, organisation } from './organisation.ts'

/** A thing in the words of schema.org, for search engines. */
export type StructuredData = {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
} & Readonly<Record<string, unknown>>

/** A step of the way to a page, the home page being the first. */
export interface Crumb {
  readonly name: string
  /** Whole, with the site's origin. */
  readonly address: string
}

interface ArticleFacts {
  readonly title: string
  readonly description: string
  /** Whole, with the site's origin. */
  readonly address: string
  readonly language: string
  readonly author?: string | undefined
  readonly published?: string | undefined
  readonly image?: string | undefined
  readonly keywords: readonly string[]
}

const context = { '@context': 'https://schema.org' } as const

/** The network of lawyers, which every page of the site speaks for. */
export function legalServiceData(site: string): StructuredData {
  return {
    ...context,
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
      name: `${organisation.name}, ${city}`,
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

export function breadcrumbData(crumbs: readonly Crumb[]): StructuredData {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: address,
    })),
  }
}

export function articleData(article: ArticleFacts): StructuredData {
  const { title, description, address, language, author, published, image, keywords } = article
  const network = { '@type': 'Organization', name: organisation.name }
  return {
    ...context,
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: language,
    mainEntityOfPage: address,
    author: author === undefined ? network : { '@type': 'Person', name: author },
    publisher: network,
    ...(published === undefined ? {} : { datePublished: published }),
    ...(image === undefined ? {} : { image }),
    ...(keywords.length === 0 ? {} : { keywords: keywords.join(', ') }),
  }
}

/** The text of a data block. No '<' is left in it, so that no value can end the element it stands in. */
export function dataBlock(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
