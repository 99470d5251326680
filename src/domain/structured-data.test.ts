import { existsSync } from 'node:fs'

import { expect, it } from 'vitest'

import { mainOffice, offices, organisation } from './organisation.ts'
import {
  createArticleData,
  createBreadcrumbData,
  createLegalServiceData,
  getShareImagePath,
  toJsonLd,
} from './structured-data.ts'

const article = {
  title: 'Refus </script><script>alert(1)</script>',
  description: 'Que faire <!-- ?',
  url: 'https://site.example/blog/refus',
  language: 'fr',
  keywords: ['refus', 'recours'],
}

it('escapes values that could close the element', () => {
  const block = toJsonLd(createArticleData(article))
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toMatchObject({ headline: article.title })
})

it('uses the network as the author of an article without one', () => {
  expect(createArticleData(article)['author']).toMatchObject({ '@type': 'Organization' })
  expect(createArticleData({ ...article, author: 'Aïcha Ndiaye' })['author']).toEqual({
    '@type': 'Person',
    name: 'Aïcha Ndiaye',
  })
})

it('describes an article by what is known of it', () => {
  const { title: headline, description, url } = article
  expect(createArticleData(article)).toStrictEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    description,
    inLanguage: 'fr',
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: organisation.name },
    publisher: { '@type': 'Organization', name: organisation.name },
    keywords: 'refus, recours',
  })
  const known = { publishedOn: '2026-10-01', image: 'https://site.example/a.png', keywords: [] }
  const data = createArticleData({ ...article, ...known })
  expect(data).toMatchObject({ datePublished: known.publishedOn, image: known.image })
  expect(data).not.toHaveProperty('keywords')
})

it('numbers the pages of a breadcrumb from 1', () => {
  const pages = ['Accueil', 'Blog'].map((name) => ({ name, url: `https://site.example/${name}` }))
  expect(createBreadcrumbData(pages)).toStrictEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: [1, 2][index],
      name,
      item: url,
    })),
  })
})

it('describes the organisation with its offices', () => {
  const data = createLegalServiceData('https://site.example')
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    url: 'https://site.example',
    telephone: mainOffice.phone,
    openingHours: expect.stringMatching(/^Mo-Fr \d\d:\d\d-\d\d:\d\d$/),
    availableLanguage: ['fr', 'en'],
  })
  expect(data['location']).toStrictEqual(
    offices.map(({ code, city, phone, street }) => ({
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
  )
})

it('has an image for social networks in each language', () => {
  for (const language of ['fr', 'en'] as const) {
    expect(existsSync(new URL(`../../public${getShareImagePath(language)}`, import.meta.url))).toBe(
      true,
    )
  }
})
