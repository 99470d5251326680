import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { readValues, requiredText } from './field-values.ts'

const schema = z.object({
  title: requiredText('articleTitle'),
  tagIds: z.array(z.number()),
  image: z.nullable(z.string()),
})
const fallback = { title: 'Titre', tagIds: [1], image: null }

describe('a draft that was stored on the device', () => {
  it.each<[string, object, string[]]>([
    ['is read as it is', { title: 'a', tagIds: [2], image: 'data:' }, []],
    ['need not be complete', { title: '', tagIds: [], image: null }, []],
    ['loses only what is unreadable', { title: 'a', tagIds: ['x'], image: 7 }, ['tagIds', 'image']],
    ['may lack a field that is new', { title: 'a', tagIds: [2] }, ['image']],
    ['may have a field that is gone', { title: 'a', tagIds: [2], image: null, old: 1 }, []],
  ])('%s', (_, stored, unreadable) => {
    const read = readValues(schema, stored, fallback)
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
    expect(readValues(schema, stored, fallback)).toBeUndefined()
  })
})
