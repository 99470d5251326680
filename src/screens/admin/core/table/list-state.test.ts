import { assert, dictionary, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createListSearchSerializer } from './list-state.ts'

const serializer = createListSearchSerializer<{ id: number }>({
  columns: [
    { id: 'id', title: 'ID', variant: 'id', getValue: ({ id }) => id },
    { id: 'image', title: 'Image', variant: 'image', getValue: () => '', isUnsortable: true },
    { id: 'title', title: 'Titre', variant: 'name', getValue: () => '' },
    { id: 'views', title: 'Vues', variant: 'number', getValue: () => 0, isHiddenByDefault: true },
  ],
  filters: [{ id: 'pays', label: 'Pays', getValue: () => '' }],
  defaultSort: { column: 'id', isDescending: true },
})
const defaultState = serializer.parse({})

describe('the URL of a list', () => {
  it('is empty for the default state', () => {
    expect(defaultState).toEqual({
      search: '',
      sort: { column: 'id', isDescending: true },
      filters: {},
      page: 1,
      pageSize: 25,
      columnIds: ['id', 'image', 'title'],
    })
    expect(serializer.stringify(defaultState)).toEqual({})
  })

  it('holds what differs from the default and survives a round trip', () => {
    const searchParams = {
      q: 'visa = 2025',
      tri: '-title',
      pays: 'belgique',
      page: '3',
      lignes: '100',
      colonnes: 'id,views',
    }
    expect(serializer.stringify(serializer.parse(searchParams))).toEqual(searchParams)
  })

  it.each<{ [name: string]: string }>([
    { tri: 'image' },
    { tri: 'nothing' },
    { tri: '--id' },
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '1e3' },
    { lignes: '26' },
    { lignes: '100000' },
    { colonnes: 'nothing,__proto__' },
    { pays: '' },
    { q: 'a'.repeat(201) },
    { statut: 'publie', toString: 'x' },
  ])('drops %j', (searchParams) => {
    expect(serializer.parse(searchParams)).toEqual(defaultState)
  })

  it('keeps valid parameters beside invalid ones', () => {
    expect(serializer.parse({ tri: 'nothing', page: '2' })).toEqual({ ...defaultState, page: 2 })
  })

  it('parses any search parameters', () => {
    assert(
      property(dictionary(string(), string()), (searchParams) => {
        const state = serializer.parse(searchParams)
        expect(serializer.parse(serializer.stringify(state))).toEqual(state)
      }),
    )
  })
})
