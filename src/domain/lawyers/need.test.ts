import { expect, it } from 'vitest'

import { toDirectorySearch, toDirectorySearchByTags } from './need.ts'

it.each([
  [{ country: 'belgique', subject: 'visa-etudiant' }, 'sejour-etudiant'],
  [
    { country: 'belgique', subject: 'visa-regroupement-familial', level: '2' },
    'regroupement-familial',
  ],
  [{ country: 'cameroun', subject: 'visa-rentier-golden-visa' }, undefined],
  [{ country: 'france' }, undefined],
  // What a lawyer must know of a letter goes along.
  [{ country: 'france', letter: 'country=FR&letter=visa' }, undefined],
])('the lawyers for %j are those for %s', (need, category) => {
  expect(toDirectorySearch(need, 'fr')).toEqual({ ...need, category, language: 'fr' })
})

it.each([
  ['visa-regroupement-familial', 'regroupement-familial,recours-et-contentieux'],
  ['visa-rentier-golden-visa', 'recours-et-contentieux'],
])('an appeal for %s needs %s, and soon', (subject, category) => {
  expect(toDirectorySearch({ country: 'belgique', subject, level: '3' }, 'fr')).toEqual({
    country: 'belgique',
    subject,
    level: '3',
    category,
    language: 'fr',
    sort: 'availability',
  })
})

it.each([
  [['famille'], 'regroupement-familial', 'visa-regroupement-familial', undefined],
  [['avocat', 'travail', 'études'], 'sejour-pour-travail', 'visa-permis-de-travail', undefined],
  [
    ['Études', 'recours', 'refus'],
    'sejour-etudiant,recours-et-contentieux',
    'visa-etudiant',
    'availability',
  ],
  [['refus'], 'recours-et-contentieux', undefined, 'availability'],
  [['nationalité'], 'nationalite', undefined, undefined],
  [['voyage'], undefined, undefined, undefined],
  [[], undefined, undefined, undefined],
])('an article about %j: lawyers for %s, subject %s, order %s', (tags, category, subject, sort) => {
  expect(toDirectorySearchByTags('belgique', tags, 'en')).toEqual({
    country: 'belgique',
    category,
    language: 'en',
    subject,
    sort,
  })
})
