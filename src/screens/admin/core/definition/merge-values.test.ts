import { expect, it } from 'vitest'

import { mergeValues } from './merge-values.ts'
import type { FieldKind } from './record-definition.ts'

type Kind = FieldKind<unknown, unknown, unknown>
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what merging reads of a kind
const kind = (parts: Pick<Kind, 'merge' | 'toComparable' | 'unit'>) => parts as Kind
const plain = kind({})
const trimmed = kind({ toComparable: (value) => String(value).trim() })
const listed = kind({
  merge: ({ mine, theirs }) => ({ value: [mine, theirs], isDisputed: mine === 'b' }),
})
const paired = kind({ unit: 'pair' })
const fields = { title: plain, text: trimmed, levels: listed, country: paired, visa: paired }
const base = { title: 'a', text: 'a', levels: 'a', country: 'a', visa: 'a' }
const merge = (mine: object, theirs: object) =>
  mergeValues({ fields }, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })

it.each([
  ['a field of each', { title: 'b' }, { text: 'c' }, { title: 'b', text: 'c' }, [], ['text']],
  ['the same change', { title: 'b' }, { title: 'b' }, { title: 'b' }, [], []],
  ['one field of both', { title: 'b' }, { title: 'c' }, { title: 'b' }, ['title'], []],
  ['what counts as no change', { text: ' a' }, { text: 'c' }, { text: 'c' }, [], ['text']],
  ['parts of a field', { levels: 'x' }, { levels: 'c' }, { levels: ['x', 'c'] }, [], ['levels']],
  ['one part of both', { levels: 'b' }, { levels: 'c' }, { levels: ['b', 'c'] }, ['levels'], []],
  ['a pair', { title: 'b' }, { visa: 'c' }, { title: 'b', visa: 'c' }, [], ['visa']],
  [
    'a pair of both, as one',
    { visa: 'b' },
    { country: 'c', visa: 'd' },
    { visa: 'b' },
    ['country', 'visa'],
    [],
  ],
])('merges %s', (_, mine, theirs, values, disputed, adopted) => {
  expect(merge(mine, theirs)).toEqual({ values: { ...base, ...values }, disputed, adopted })
})
