import { describe, expect, it } from 'vitest'

import {
  entityNames,
  getFormPath,
  getAffectedLists,
  getReferences,
  getReferrers,
  isEntityName,
  sortTopologically,
} from './entities.ts'

describe('the URL of a form (spec 2.1)', () => {
  it.each([
    [getFormPath('articles'), '/admin/articles/formulaire'],
    [getFormPath('faqs'), '/admin/faqs/formulaire/new'],
    [getFormPath('faqs', 7), '/admin/faqs/formulaire/7'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected)
  })
})

describe('references', () => {
  it('of a country are those of visas, interventions, FAQs and articles', () => {
    expect(getReferrers('countries').map(({ from, field }) => `${from}.${field}`)).toEqual([
      'articles.countryId',
      'visas.countryId',
      'interventions.countryId',
      'faqs.countryId',
    ])
    expect(getReferrers('articles')).toEqual([])
  })

  it('of an article may be several in one field', () => {
    expect(getReferences('articles')).toContainEqual({ field: 'tagIds', to: 'tags' })
  })

  it('order the entities: each comes after those that it refers to', () => {
    const sorted = sortTopologically()
    expect(sorted.toSorted()).toEqual(entityNames.toSorted())
    for (const name of sorted) {
      for (const { from } of getReferrers(name)) {
        expect(sorted.indexOf(from)).toBeGreaterThan(sorted.indexOf(name))
      }
    }
  })
})

it('a saved record changes its own list, those of records that name it, and others that show it', () => {
  expect(getAffectedLists('visas')).toEqual(['visas', 'interventions', 'faqs', 'contactSubjects'])
  expect(getAffectedLists('faqs')).toEqual(['faqs'])
})

it('no name of the prototype is that of an entity', () => {
  expect(isEntityName('visas')).toBe(true)
  expect(isEntityName('constructor')).toBe(false)
})
