import { expect, it } from 'vitest'

import { articleData, dataBlock } from './structured-data.ts'

const article = {
  title: 'Refus </script><script>alert(1)</script>',
  description: 'Que faire <!-- ?',
  address: 'https://site.example/blog/refus',
  language: 'fr',
  keywords: ['refus', 'recours'],
}

it('no value can end the element of a data block', () => {
  const block = dataBlock(articleData(article))
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toMatchObject({ headline: article.title })
})

it('an article without an author is the network’s', () => {
  expect(articleData(article)['author']).toMatchObject({ '@type': 'Organization' })
  expect(articleData({ ...article, author: 'Aïcha Ndiaye' })['author']).toEqual({
    '@type': 'Person',
    name: 'Aïcha Ndiaye',
  })
})
