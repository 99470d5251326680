import { assert, dictionary, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { listAddresses } from './list-state.ts'

const addresses = listAddresses<{ id: number }>({
  columns: [
    { id: 'id', title: 'ID', kind: 'id', value: ({ id }) => id },
    { id: 'image', title: 'Image', kind: 'image', value: () => '', isUnsorted: true },
    { id: 'title', title: 'Titre', kind: 'name', value: () => '' },
    { id: 'views', title: 'Vues', kind: 'number', value: () => 0, isExtra: true },
  ],
  filters: [{ id: 'pays', label: 'Pays', value: () => '' }],
  sort: { column: 'id', isDescending: true },
})
const byDefault = addresses.read({})

describe('the address of a list', () => {
  it('is empty for what is so by default', () => {
    expect(byDefault).toEqual({
      search: '',
      sort: { column: 'id', isDescending: true },
      filters: {},
      page: 1,
      size: 25,
      columns: ['id', 'image', 'title'],
    })
    expect(addresses.write(byDefault)).toEqual({})
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
    expect(addresses.write(addresses.read(address))).toEqual(address)
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
    expect(addresses.read(address)).toEqual(byDefault)
  })

  it('keeps what is good beside what is not', () => {
    expect(addresses.read({ tri: 'nothing', page: '2' })).toEqual({ ...byDefault, page: 2 })
  })

  it('can be anything', () => {
    assert(
      property(dictionary(string(), string()), (address) => {
        const state = addresses.read(address)
        expect(addresses.read(addresses.write(state))).toEqual(state)
      }),
    )
  })
})
