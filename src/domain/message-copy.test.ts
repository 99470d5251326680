import { expect, it } from 'vitest'

import { formatMessageCopy } from './message-copy.ts'

it('puts a label above each value, and indents what was typed', () => {
  const copy = formatMessageCopy('Copie', [
    { label: 'Nom', value: 'Awa Ndiaye' },
    { label: 'Message', value: 'Bonjour,\n\nSujet\r\nMa rentrée est proche.\n' },
  ])
  expect(copy.split('\r\n')).toEqual([
    'Copie',
    '=====',
    '',
    'Nom',
    '    Awa Ndiaye',
    '',
    'Message',
    '    Bonjour,',
    '',
    '    Sujet',
    '    Ma rentrée est proche.',
    '',
  ])
})
