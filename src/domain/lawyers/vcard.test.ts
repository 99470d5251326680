import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { createVCard } from './vcard.ts'

const contact = {
  name: 'Élise Warnant',
  title: 'Avocate',
  phone: '+32 2 000 02 11',
  email: 'elise@droitdecite.example',
  country: { name: 'Belgique' },
  languages: ['fr', 'de'],
  address: { street: 'Rue Haute, 3; étage 2', postalCode: '4000', city: 'Liège' },
}
const unfoldLines = (card: string) => card.replaceAll('\r\n ', '').split('\r\n')

it('names the lawyer and escapes separators', () => {
  const lines = unfoldLines(createVCard(contact, 'https://x.example/detailsavocatslist/5'))
  expect(lines).toContain('N:Warnant;Élise;;Maître;')
  expect(lines).toContain(String.raw`ADR;TYPE=WORK:;;Rue Haute\, 3\; étage 2;Liège;;4000;Belgique`)
})

it('no value adds a line, and no line is longer than 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const card = createVCard({ ...contact, title: `${title}\r\nEND:VCARD` }, 'https://x.example')
      expect(unfoldLines(card).filter((line) => line === 'END:VCARD')).toHaveLength(1)
      for (const line of card.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      }
    }),
  )
})
