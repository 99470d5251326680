import { expect, it } from 'vitest'

import { listChangedFields } from './changed-fields.ts'

const row = { id: 1, name: 'Visa', levels: [{ price: 10 }], place: { city: 'Gand', zip: '9000' } }

it.each([
  ['a field', { name: 'Titre' }, [['name', 'Titre']]],
  ['a field of a part', { place: { city: 'Liège', zip: '9000' } }, [['place/city', 'Liège']]],
  ['a field of an element', { levels: [{ price: 20 }] }, [['levels/0/price', 20]]],
  // With its path alone, it would be put into a list that may have become another one.
  ['a longer list', { levels: [{ price: 10 }, 5] }, [['levels', [{ price: 10 }, 5]]]],
  ['a shorter list', { levels: [] }, [['levels', []]]],
  ['a list that is none any more', { levels: { 0: 1 } }, [['levels', { 0: 1 }]]],
  ['a part without a field', { place: { city: 'Gand' } }, [['place', { city: 'Gand' }]]],
  ['nothing', {}, []],
])('finds %s', (_, change, changed) => {
  expect([...listChangedFields(row, { ...row, ...change })]).toEqual(changed)
})
