import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { readStoredValues } from './record-definition.ts'

const fields = {
  title: { schema: z.string() },
  tagIds: { schema: z.array(z.number()) },
  image: { schema: z.nullable(z.string()) },
}
const fallback = { title: 'Titre', tagIds: [1], image: null }

describe('a draft that was stored on the device', () => {
  it.each<[string, object, string[]]>([
    ['is read as it is', { title: 'a', tagIds: [2], image: 'data:' }, []],
    ['need not be complete', { title: '', tagIds: [], image: null }, []],
    ['loses only what is unreadable', { title: 'a', tagIds: ['x'], image: 7 }, ['tagIds', 'image']],
    ['may lack a field that is new', { title: 'a', tagIds: [2] }, ['image']],
    ['may have a field that is gone', { title: 'a', tagIds: [2], image: null, old: 1 }, []],
  ])('%s', (_, stored, unreadable) => {
    const read = readStoredValues(fields, stored, fallback)
    expect(read?.unreadable).toEqual(unreadable)
    const expected = Object.entries(fallback).map(([name, value]) => [
      name,
      unreadable.includes(name)
        ? value
        : new Map<string, unknown>(Object.entries(stored)).get(name),
    ])
    expect(read?.values).toEqual(Object.fromEntries(expected))
  })

  it.each([[undefined], [null], ['text'], [{}], [[1, 2]]])('is ignored if it is %j', (stored) => {
    expect(readStoredValues(fields, stored, fallback)).toBeUndefined()
  })
})
