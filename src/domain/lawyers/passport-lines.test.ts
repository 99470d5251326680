import { expect, it } from 'vitest'

import { createPassportLines } from './passport-lines.ts'

it('writes a lawyer in two lines of a passport', () => {
  const lines = createPassportLines({
    id: 3,
    name: 'Clarisse Ngo-Mbock Éa',
    country: { code: 'CM' },
    verificationDetails: { date: '2014-10-02' },
  })
  expect(lines[0]).toMatch(/^AVCM<NGO<MBOCK<EA<<CLARISSE<+$/)
  expect(lines[1]).toMatch(/^AV0000003<CM<141002<+$/)
  expect(lines.map((line) => line.length)).toEqual([44, 44])
})
