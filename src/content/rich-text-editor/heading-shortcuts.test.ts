import { expect, it } from 'vitest'

import { getBlockKind, readHeadingShortcut } from './heading-shortcuts.ts'

function press(changes: Partial<Parameters<typeof readHeadingShortcut>[0]> & { altGraph?: true }) {
  const { altGraph = false, ...keys } = changes
  return {
    code: 'Digit3',
    key: '3',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    getModifierState: (name: string) => name === 'AltGraph' && altGraph,
    ...keys,
  }
}
const ctrlAlt = { ctrlKey: true, altKey: true }

it.each([
  ['the digit', press(ctrlAlt), { level: 3 }],
  ['the 2 of a French keyboard', press({ ...ctrlAlt, code: 'Digit2', key: 'é' }), { level: 2 }],
  [
    'the 0 of the number pad',
    press({ ...ctrlAlt, code: 'Numpad0', key: '0' }),
    { level: undefined },
  ],
  ['AltGr, which writes #', press({ ...ctrlAlt, key: '#' }), undefined],
  ['AltGr, which writes a dead ~', press({ ...ctrlAlt, code: 'Digit2', key: 'Dead' }), undefined],
  ['AltGr, which says so', press({ ...ctrlAlt, altGraph: true }), undefined],
  ['another digit', press({ ...ctrlAlt, code: 'Digit4', key: '4' }), undefined],
  ['without Alt', press({ ctrlKey: true }), undefined],
  ['without Ctrl', press({ altKey: true }), undefined],
  ['with Shift', press({ ...ctrlAlt, shiftKey: true }), undefined],
  ['with ⌘', press({ ...ctrlAlt, metaKey: true }), undefined],
] as const)('of Ctrl and Alt, %s', (_, event, expected) => {
  expect(readHeadingShortcut(event, false)).toEqual(expected)
})

it.each([
  ['⌘ ⌥', press({ metaKey: true, altKey: true, key: '€' }), { level: 3 }],
  ['Ctrl ⌥', press(ctrlAlt), undefined],
] as const)('on a Mac, of %s', (_, event, expected) => {
  expect(readHeadingShortcut(event, true)).toEqual(expected)
})

it.each([
  [{}, 'paragraph'],
  [{ bold: true }, 'paragraph'],
  [{ header: 3 }, 'heading3'],
  // Of two blocks that are selected.
  [{ header: [2, 3] }, 'paragraph'],
  [{ list: 'ordered', indent: 1 }, 'ordered'],
  [{ blockquote: true }, 'quotation'],
])('%j is a %s', (formats, kind) => {
  expect(getBlockKind(formats)).toBe(kind)
})
