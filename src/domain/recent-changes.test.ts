import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  addRecentChange,
  findChanged,
  parseRecentChanges,
  type RecentChange,
} from './recent-changes.ts'

const change = (id: number | undefined, name: string): RecentChange => ({
  entity: 'visas',
  ...(id !== undefined && { id }),
  name,
  at: '2026-11-22T09:00:00.000Z',
})

describe('what was changed last on a device', () => {
  it('is newest first, each record once, ten at most', () => {
    let changes: readonly RecentChange[] = []
    for (let id = 1; id <= 12; id += 1) changes = addRecentChange(changes, change(id, `Visa ${id}`))
    changes = addRecentChange(changes, change(5, 'Visa cinq'))
    expect(changes.map(({ id }) => id)).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3])
    expect(changes[0]?.name).toBe('Visa cinq')
  })

  it('knows a record that was just created by its name, until its id is known', () => {
    const created = addRecentChange([change(3, 'Autre')], change(undefined, 'Visa étudiant'))
    expect(addRecentChange(created, change(28, 'Visa étudiant'))).toEqual([
      change(28, 'Visa étudiant'),
      change(3, 'Autre'),
    ])
  })

  it('keeps the records of different entities with the same id apart', () => {
    const faq = { ...change(3, 'Combien ?'), entity: 'faqs' } as const
    expect(addRecentChange([change(3, 'Visa')], faq)).toHaveLength(2)
  })

  it('shortens a name that would fill the storage', () => {
    const [first] = addRecentChange([], change(1, 'a'.repeat(5000)))
    expect(first?.name).toHaveLength(300)
    expect(parseRecentChanges(JSON.stringify([first]))).toEqual([first])
  })
})

describe('stored changes', () => {
  it.each([
    'null',
    '{}',
    'not JSON',
    JSON.stringify([{ ...change(1, 'x'), entity: '__proto__' }]),
    JSON.stringify([{ ...change(1, 'x'), at: 'hier' }]),
    JSON.stringify([change(-1, 'x')]),
    JSON.stringify([change(1, '')]),
  ])('give none where they are no changes: %s', (stored) => {
    expect(parseRecentChanges(stored)).toEqual([])
  })

  it('are read as far as they can be', () => {
    expect(parseRecentChanges(JSON.stringify([7, change(1, 'Visa')]))).toEqual([change(1, 'Visa')])
  })

  it('may be any text', () => {
    assert(property(string(), (stored) => parseRecentChanges(stored).length <= 10))
  })
})

describe('the record of a change', () => {
  const records = [
    { id: 1, name: 'Visa' },
    { id: 2, name: 'Autre' },
    { id: 4, name: 'Visa' },
  ]
  const find = (changed: RecentChange) => findChanged(changed, records, (_, { name }) => name)?.id

  it('has its id, whatever it is called now', () => {
    expect(find(change(2, 'Ancien nom'))).toBe(2)
    expect(find(change(9, 'Visa'))).toBeUndefined()
  })

  it('is the last one of that name where the id is not known', () => {
    expect(find(change(undefined, 'Visa'))).toBe(4)
    expect(find(change(undefined, 'Rien'))).toBeUndefined()
  })
})
