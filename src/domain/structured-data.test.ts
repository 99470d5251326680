import { expect, it } from 'vitest'

import { createArticleData, toJsonLd } from './structured-data.ts'

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
