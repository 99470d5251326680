import { expect, it } from 'vitest'

import { toDirectorySearch, toDirectorySearchByTags } from './need.ts'

it.each([
  [{ country: 'belgique', subject: 'visa-etudiant' }, 'sejour-etudiant'],
  [
    { country: 'belgique', subject: 'visa-regroupement-familial', level: '3' },
    'recours-et-contentieux',
  ],
  [
    { country: 'belgique', subject: 'visa-regroupement-familial', level: '2' },
    'regroupement-familial',
  ],
  [{ country: 'cameroun', subject: 'visa-rentier-golden-visa' }, undefined],
  [{ country: 'france' }, undefined],
])('the lawyers for %j are those for %s', (need, category) => {
  expect(toDirectorySearch(need, 'fr')).toEqual({ ...need, category, language: 'fr' })
})

it.each([
  [['Études', 'recours', 'refus'], 'sejour-etudiant,recours-et-contentieux'],
  [['voyage'], undefined],
  [[], undefined],
])('the lawyers for an article about %j are those for %s', (tags, category) => {
  expect(toDirectorySearchByTags('belgique', tags, 'en')).toEqual({
    country: 'belgique',
    category,
    language: 'en',
  })
})
