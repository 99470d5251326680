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

describe('the address of a list', () => {
  it('is empty for what is so by default', () => {
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

  it('says all else, and is read back as it was written', () => {
    const address = {
      q: 'visa = 2025',
      tri: '-title',
      pays: 'belgique',
      page: '3',
      lignes: '100',
      colonnes: 'id,views',
    }
    expect(serializer.stringify(serializer.parse(address))).toEqual(address)
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
  ])('drops %j', (address) => {
    expect(serializer.parse(address)).toEqual(defaultState)
  })

  it('keeps what is good beside what is not', () => {
    expect(serializer.parse({ tri: 'nothing', page: '2' })).toEqual({ ...defaultState, page: 2 })
  })

  it('can be anything', () => {
    assert(
      property(dictionary(string(), string()), (address) => {
        const state = serializer.parse(address)
        expect(serializer.parse(serializer.stringify(state))).toEqual(state)
      }),
    )
  })
})
