import { describe, expect, it } from 'vitest'

import { entityNames } from './entities.ts'
import { createPageFinder } from './public-page.ts'

const lists = {
  countries: [
    { id: 1, name: 'Belgique' },
    { id: 2, name: 'Belgique !' },
    { id: 3, name: 'Côte d’Ivoire' },
  ],
  visas: [
    { id: 10, name: 'Visa étudiant', countryId: 2 },
    { id: 11, name: 'Visa étudiant', country: { id: 2 } },
    { id: 12, name: 'Visa perdu' },
  ],
}

describe('the public page of', () => {
  it.each([
    ['countries', { id: 2 }, { to: '/detailsvisa/belgique-2/visa-etudiant' }],
    ['countries', { id: 3 }, { to: '/', search: { country: 'cote-divoire' } }],
    ['countries', { id: 9 }, { missing: 'noCountry' }],
    ['visas', lists.visas[0], { to: '/detailsvisa/belgique-2/visa-etudiant' }],
    // Of the same name: with a number, as on the site.
    ['visas', lists.visas[1], { to: '/detailsvisa/belgique-2/visa-etudiant-2' }],
    ['visas', lists.visas[2], { missing: 'noCountry' }],
    [
      'interventions',
      { id: 1, countryId: 2, visaId: 11 },
      { to: '/interventions/belgique-2/visa-etudiant-2' },
    ],
    ['interventions', { id: 1, countryId: 1, visaId: 11 }, { missing: 'noVisa' }],
    ['interventions', { id: 1, countryId: 7, visaId: 11 }, { missing: 'noCountry' }],
    ['articles', { id: 4, slug: 'un-refus' }, { to: '/blog/un-refus' }],
    ['articles', { id: 4, articleStatus: { id: 3, status: 'Publié' } }, { to: '/blog/4' }],
    ['articles', { id: 4, articleStatus: 'Brouillon' }, { missing: 'unpublished' }],
    ['faqs', { id: 8, countryId: 1 }, { to: '/faq', search: { question: '8' } }],
    ['faqs', { id: 8, countryId: 7 }, { missing: 'noCountry' }],
  ] as const)('a record of %s, %j, is %j', (entity, record, page) => {
    expect(createPageFinder(lists)(entity, { id: 0, ...record })).toEqual(page)
  })

  it('a record without anything is a page or a reason, for every entity', () => {
    const none = { countries: [], visas: [] }
    for (const entity of entityNames)
      expect(createPageFinder(none)(entity, { id: 1 })).toBeDefined()
  })
})
