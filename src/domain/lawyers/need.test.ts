import { expect, it } from 'vitest'

import contactSubjects from '#mocks/fixtures/data/contactSubjects.json' with { type: 'json' }

import { findTagFacts } from '../record-facts.ts'
import { seededTagFacts } from '../record-facts.fixture.ts'
import { withSlugs } from '../slug.ts'
import { toDirectorySearch, toDirectorySearchByTags } from './need.ts'

it('the lawyers for a need have its area, and what is known goes along', () => {
  const need = { country: 'france', subject: 'visa-etudiant', letter: 'country=FR&letter=visa' }
  const search = { ...need, language: 'fr' }
  expect(toDirectorySearch(need, 'fr', 'sejour-etudiant')).toEqual({
    ...search,
    category: 'sejour-etudiant',
  })
  expect(toDirectorySearch(need, 'fr')).toEqual({ ...search, category: undefined })
})

it.each([
  ['regroupement-familial', 'regroupement-familial,recours-et-contentieux'],
  [null, 'recours-et-contentieux'],
  ['recours-et-contentieux', 'recours-et-contentieux'],
])('an appeal for %s needs %s, and soon', (area, category) => {
  expect(
    toDirectorySearch({ country: 'belgique', subject: 'visa', level: '3' }, 'fr', area),
  ).toEqual({
    country: 'belgique',
    subject: 'visa',
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
])(
  'an article about %j: lawyers for %s, subject %s, order %s',
  (names, category, subject, sort) => {
    const tags = findTagFacts(
      seededTagFacts,
      names.map((name) => ({ name })),
    )
    const subjects = withSlugs(contactSubjects)
    expect(toDirectorySearchByTags('belgique', tags, subjects, 'en')).toEqual({
      country: 'belgique',
      category,
      language: 'en',
      subject,
      sort,
    })
  },
)
