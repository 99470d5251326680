import { expect, it } from 'vitest'

import { entityNames, getFollowingEntity, getReferrers } from './entities.ts'
import { getFollowingRecord, getStartReferences, parseRecordStart } from './record-start.ts'

it('keeps ids, and nothing else that a URL may hold', () => {
  const search = { copie: '12', pays: '0', visa: '7e3', q: '5', toString: '1' }
  expect(parseRecordStart(search)).toEqual({ copie: '12' })
  expect(parseRecordStart({ pays: ['1', '2'], visa: 3, copie: '1'.repeat(10) })).toEqual({})
})

it('fills the fields that refer to what the URL names', () => {
  const start = { pays: '3', visa: '7' }
  expect(getStartReferences('interventions', start)).toEqual([
    { field: 'countryId', to: 'countries', id: 3 },
    { field: 'visaId', to: 'visas', id: 7 },
  ])
  expect(getStartReferences('visas', start)).toEqual([
    { field: 'countryId', to: 'countries', id: 3 },
  ])
  expect(getStartReferences('countries', start)).toEqual([])
})

it('leads from a country to its visa, and from that to its intervention', () => {
  expect(getFollowingRecord('countries', 3, { name: 'Portugal' })).toEqual({
    entity: 'visas',
    start: { pays: '3' },
  })
  expect(getFollowingRecord('visas', 7, { countryId: '3' })).toEqual({
    entity: 'interventions',
    start: { pays: '3', visa: '7' },
  })
  expect(getFollowingRecord('visas', 7, { countryId: '' })?.start).toEqual({ visa: '7' })
  expect(getFollowingRecord('interventions', 1, {})).toBeUndefined()
})

it('leads only to what refers to the record', () => {
  const steps = entityNames.flatMap((name) => {
    const next = getFollowingEntity(name)
    return next === undefined ? [] : [{ name, next }]
  })
  expect(steps.length).toBeGreaterThan(0)
  for (const { name, next } of steps) {
    expect(getReferrers(name).map(({ from }) => from)).toContain(next)
  }
})
