import { describe, expect, it } from 'vitest'

import { entityNames } from './entities.ts'
import { describeRecord } from './record-names.ts'

const nothing = { name: undefined, day: undefined, details: [] }

describe('what there is to name a record by', () => {
  it('is the field that the entity says, without blanks around it', () => {
    expect(describeRecord('articles', { title: ' Le recours ', name: 'x' }).name).toBe('Le recours')
    expect(describeRecord('visas', { name: 'Visa étudiant' }).name).toBe('Visa étudiant')
    expect(describeRecord('faqs', { question: 'Combien ?' }).name).toBe('Combien ?')
  })

  it('is the day of an untitled article, and its country unless that is all of them', () => {
    const article = { title: ' ', date: null, createdDate: '2026-03-03T10:00:00' }
    expect(describeRecord('articles', { ...article, country: 'ALL' })).toEqual({
      name: undefined,
      day: '2026-03-03T10:00:00',
      details: [],
    })
    expect(describeRecord('articles', { ...article, country: { code: 'BE' } }).details).toEqual([
      'BE',
    ])
    expect(describeRecord('articles', { date: 'hier' }).day).toBeUndefined()
  })

  it('is the country and the visa, embedded or by their names', () => {
    const embedded = { title: null, country: { name: 'Belgique' }, visa: { name: 'Étudiant' } }
    expect(describeRecord('interventions', embedded).details).toEqual(['Belgique', 'Étudiant'])
    const named = { question: '', countryName: 'France', visaName: ' ' }
    expect(describeRecord('faqs', named).details).toEqual(['France'])
  })

  it('is the code of a country', () => {
    expect(describeRecord('countries', { name: '', code: 'PT' }).details).toEqual(['PT'])
  })

  it.each(entityNames)('is never the number: %s', (entity) => {
    expect(describeRecord(entity, { id: 28 })).toEqual(nothing)
    expect(describeRecord(entity, null)).toEqual(nothing)
  })
})
