import { expect, it } from 'vitest'

import { toAsciiDigits } from './digits.ts'

it.each([
  ['of Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['of Persian and Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['of Hindi', '०१२३४५६७८९'],
  ['of Bengali', '০১২৩৪৫৬৭৮৯'],
  ['in full width', '０１２３４５６７８９'],
  ['of mathematics, whose kinds follow each other', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['of mathematics in bold without serifs', '𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵'],
  ['of Latin', '0123456789'],
])('reads the digits %s', (_, digits) => {
  expect(toAsciiDigits(digits)).toBe('0123456789')
})

it('leaves other signs as they are', () => {
  expect(toAsciiDigits('le 3/11, ½ heure, ² et 十')).toBe('le 3/11, ½ heure, ² et 十')
})
