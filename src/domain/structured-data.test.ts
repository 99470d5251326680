import { expect, it } from 'vitest'

import { createArticleData, toJsonLd } from './structured-data.ts'

const article = {
  title: 'Refus </script><script>alert(1)</script>',
  description: 'Que faire <!-- ?',
  url: 'https://site.example/blog/refus',
  language: 'fr',
  keywords: ['refus', 'recours'],
}

it('no value can end the element of a data block', () => {
  const block = toJsonLd(createArticleData(article))
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toMatchObject({ headline: article.title })
})

it('an article without an author is the network’s', () => {
  expect(createArticleData(article)['author']).toMatchObject({ '@type': 'Organization' })
  expect(createArticleData({ ...article, author: 'Aïcha Ndiaye' })['author']).toEqual({
    '@type': 'Person',
    name: 'Aïcha Ndiaye',
  })
})
