import { expect, it } from 'vitest'

import contactSubjects from '#mocks/fixtures/data/contactSubjects.json' with { type: 'json' }
import countries from '#mocks/fixtures/data/countries.json' with { type: 'json' }
import interventions from '#mocks/fixtures/data/interventions.json' with { type: 'json' }
import visas from '#mocks/fixtures/data/visas.json' with { type: 'json' }

import { toDirectorySearch, toDirectorySearchByTags } from '../lawyers/need.ts'
import { findVisaFacts } from '../record-facts.ts'
import { seededFacts, seededTagFacts } from '../record-facts.fixture.ts'
import { withSlugs } from '../slug.ts'
import { orientationQuestions } from './orientation-questions.ts'
import { readAnswers } from './orientation.ts'
import { getCountryResult, withFacts } from './visa-matches.ts'

type VisaRecord = (typeof visas)[number]

/** What the tools answer for each purpose in a country, by the ids of records. */
function answerAll(countryId: number, records: readonly VisaRecord[]) {
  const country = countries.find(({ id }) => id === countryId)
  const own = withFacts(
    withSlugs(records.filter((visa) => visa.countryId === countryId)),
    seededFacts,
  )
  return orientationQuestions.purpose.options.flatMap((purpose) =>
    orientationQuestions.regime.options.map((regime) => {
      const answers = { ...readAnswers({}), decision: 'order', purpose, regime, help: 'prepare' }
      const found = getCountryResult(answers, country, own, interventions)
      return {
        purpose,
        regime,
        main: found.main?.id,
        also: found.also.map(({ id }) => id),
        notKept: found.notKept.map(({ id }) => id),
        others: found.others.map(({ id }) => id),
        fitting: found.fitting?.id,
        advice: found.advice?.level.id,
        letter: found.own?.id,
      }
    }),
  )
}

it.each(visas.map(({ id, name, countryId }) => ({ id, name, countryId })))(
  'a new name of visa $id, $name, changes no answer of the orientation',
  ({ id, countryId }) => {
    const renamed = visas.map((visa) => (visa.id === id ? { ...visa, name: 'Titre D' } : visa))
    expect(answerAll(countryId, renamed)).toEqual(answerAll(countryId, visas))
  },
)

/** The lawyers for each visa and level of its page, without the subject, which is the slug of the name. */
function searchAll(records: readonly VisaRecord[]) {
  return withSlugs(records).map(({ id, slug: subject }) =>
    ['1', '3'].map((level) => {
      const { area } = findVisaFacts(seededFacts, id) ?? {}
      return { ...toDirectorySearch({ subject, level }, 'fr', area), subject: id }
    }),
  )
}

it.each(visas)('a new name of visa $id, $name, leads to the same lawyers', ({ id }) => {
  const renamed = visas.map((visa) => (visa.id === id ? { ...visa, name: 'Titre D' } : visa))
  expect(searchAll(renamed)).toEqual(searchAll(visas))
})

/** The lawyers for each tag, with the id of the subject. */
function searchByTags(records: typeof contactSubjects) {
  const subjects = withSlugs(records)
  return seededTagFacts.map((tag) => {
    const search = toDirectorySearchByTags('france', [tag], subjects, 'fr')
    return { ...search, subject: subjects.find(({ slug }) => slug === search.subject)?.id }
  })
}

it.each(contactSubjects)('an article leads to the subject $name under a new name', ({ id }) => {
  const renamed = contactSubjects.map((one) => (one.id === id ? { id, name: 'Titre D' } : one))
  expect(searchByTags(renamed)).toEqual(searchByTags(contactSubjects))
})
