import { expect, it } from 'vitest'

import { searchRows, sortRows } from './useRecordTable.ts'

interface Row {
  id: number
  name?: string
}
const list = {
  columns: [
    { id: 'id', title: 'ID', variant: 'id', getValue: ({ id }: Row) => id },
    { id: 'name', title: 'Nom', variant: 'name', getValue: ({ name }: Row) => name },
  ],
} as const
const rows: Row[] = [
  { id: 1, name: 'Étudiant' },
  { id: 2 },
  { id: 10, name: 'visa 10' },
  { id: 4, name: 'Visa 9' },
  { id: 5, name: 'etudiant' },
  { id: 6, name: 'Zone' },
  { id: 7, name: '' },
]
const order = (column: string, isDescending: boolean) =>
  sortRows(rows, list, { column, isDescending }).map(({ id }) => id)

it('sorts text by French rules with numbers by value and empty values last', () => {
  expect(order('name', false)).toEqual([1, 5, 4, 10, 6, 2, 7])
  expect(order('name', true)).toEqual([6, 10, 4, 1, 5, 2, 7])
})

it('sorts numbers by value without mutating its input', () => {
  expect(order('id', true)).toEqual([10, 7, 6, 5, 4, 2, 1])
  expect(rows[1]).toEqual({ id: 2 })
})

it('sorts by id for an unknown column', () => {
  expect(order('nothing', true)).toEqual([1, 2, 4, 5, 6, 7, 10])
})

it('finds a name however it and the search are written', () => {
  const searched = { getSearchableValues: ({ name }: Row) => [name] }
  const people = [{ id: 1, name: 'Łukasz Ødegård' }, { id: 2 }]
  for (const search of ['lukasz odegard', 'ŁUKASZ', '\u202bØdegård\u202c'])
    expect(searchRows(people, searched, search).map(({ id }) => id)).toEqual([1])
})

it('finds a word wherever it stands in a long text, but not in its markup', () => {
  const picture = `<img src="data:image/png;base64,${'orthographe'.repeat(9000)}">`
  const articles = [
    { id: 1, name: `<p>${'Un acte. '.repeat(9000)}</p>${picture}<p>L’ortho<b>graphe</b></p>` },
    { id: 2, name: `<p>${'Un acte. '.repeat(9000)}</p>${picture}` },
  ]
  const searched = { getSearchableValues: ({ name }: Row) => [name] }
  expect(searchRows(articles, searched, 'Orthographe').map(({ id }) => id)).toEqual([1])
})
