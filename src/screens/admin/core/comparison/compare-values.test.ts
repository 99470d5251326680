// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import type { FieldContext, FieldKind, ValuePart } from '../definition/record-definition.ts'
import { compareValues, isSameVersion } from './compare-values.ts'

type Kind = FieldKind<unknown, unknown, unknown>

function makeKind(kind: Partial<Kind> = {}): Kind {
  return {
    schema: z.unknown(),
    empty: '',
    read: (stored) => stored,
    write: (value) => value,
    format: String,
    render: () => null,
    ...kind,
  }
}
function makeParts(value: unknown): ValuePart[] {
  const parts = Array.isArray(value) ? value : []
  return parts.map(({ id, title, text }: { id: number; title: string; text: string }) => ({
    id,
    label: title,
    fields: [{ name: 'text', label: 'Texte', content: 'text', value: text }],
  }))
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the labels are all that is asked for
const getContext = (name: string) => ({ texts: { label: name.toUpperCase() } }) as FieldContext
const definition = {
  fields: {
    title: makeKind(),
    content: makeKind({ content: 'html' }),
    image: makeKind({ content: 'picture' }),
    levels: makeKind({ toParts: makeParts }),
  },
}
const level = (id: number, title: string, text = 'a') => ({ id, title, text })
const base = { title: 'a', content: '<p>b</p>', image: null, levels: [level(1, 'Un')] }
const compare = (after: object) =>
  compareValues(definition, base, { ...base, ...after }, getContext)
const getChanged = (after: object) =>
  compare(after).flatMap(({ label, isSame }) => (isSame ? [] : [label]))

describe('two versions', () => {
  it('differ by field, without a line for each field', () => {
    expect(getChanged({})).toEqual([])
    expect(getChanged({ title: 'A' })).toEqual(['TITLE'])
    expect(getChanged({ content: '<p><b>b</b></p>' })).toEqual(['CONTENT'])
    expect(getChanged({ image: '/a.png' })).toEqual(['IMAGE'])
    expect(getChanged({ levels: [level(1, 'Un', 'b')] })).toEqual(['LEVELS'])
  })

  it('are the same if the server has trimmed or numbered what it got', () => {
    const stored = { ...base, title: ' a ', content: '<p>b</p>\n', levels: [level(7, 'Un')] }
    expect(isSameVersion(definition, base, stored, getContext)).toBe(true)
    expect(isSameVersion(definition, base, { ...stored, title: 'c' }, getContext)).toBe(false)
  })

  it('have parts that are new, gone or changed', () => {
    const parts = compare({ levels: [level(1, 'Premier', 'b'), level(2, 'Deux')] })[3]?.parts
    expect(parts?.map(({ label, status }) => [label, status])).toEqual([
      ['Premier', 'changed'],
      ['Deux', 'added'],
    ])
    const gone = compare({ levels: [] })[3]?.parts
    expect(gone?.map(({ label, status }) => [label, status])).toEqual([['Un', 'removed']])
  })
})
