import { expect, it } from 'vitest'

import { getInitials, findLawyer, parseProfileTab } from './profile.ts'

it.each(['0', '-1', '1.0', '01', '1e0', 'abc', '', '99999999999999999999', ' 1'])(
  'nobody has the id %j (spec 2.12)',
  (id) => {
    expect(findLawyer([{ id: 1 }], id)).toBeUndefined()
  },
)

it('finds the lawyer of an id', () => {
  expect(findLawyer([{ id: 1 }, { id: 12 }], '12')).toEqual({ id: 12 })
})

it.each([
  [undefined, 'apropos'],
  ['honoraires', 'honoraires'],
  ['CONTACT', 'contact'],
  ['autre', 'apropos'],
])('the tab %j of an address is %s (spec 4)', (asked, expected) => {
  expect(parseProfileTab(asked)).toBe(expected)
})

it.each([
  ['Hélène Vandamme', 'HV'],
  ['Clarisse Ngo Mbock', 'CM'],
  ['Élise', 'É'],
  ['', ''],
])('%j has the initials %s', (name, expected) => {
  expect(getInitials(name)).toBe(expected)
})
