import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  computeCheckDigit,
  toPassportCountryCode,
  toMachineLetters,
  createMachineReadableZone,
} from './machine-readable-zone.ts'

test('both lines are 36 characters of the machine-readable alphabet, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3 }), fc.string({ unit: 'grapheme' }), (code, name) => {
      for (const line of createMachineReadableZone({ code, name }))
        expect(line).toMatch(/^[A-Z0-9<]{36}$/)
    }),
  )
})

test('the first line names the State and the visa', () => {
  const [line] = createMachineReadableZone({ code: 'be', name: 'Étudiant' })
  expect(line).toBe('V<BEL<<ETUDIANT<<<<<<<<<<<<<<<<<<<<<')
})

test('the code may have any case', () => {
  const zone = createMachineReadableZone({ code: 'FR', name: 'Talent' })
  expect(createMachineReadableZone({ code: 'fr', name: 'Talent' })).toEqual(zone)
})

test('Germany has one letter; an unlisted country keeps its own', () => {
  expect(toPassportCountryCode('de')).toBe('D')
  expect(toPassportCountryCode('zz')).toBe('ZZ')
  expect(createMachineReadableZone({ code: 'de', name: 'Visum' })[0]).toMatch(/^V<D<<<<VISUM/)
})

test('letters are written as ICAO writes them', () => {
  expect(toMachineLetters('Main-d’œuvre qualifiée')).toBe('MAIN<DOEUVRE<QUALIFIEE')
  expect(toMachineLetters('  « Golden » visa ')).toBe('GOLDEN<VISA')
})

test('check digits are those of ICAO’s own specimen', () => {
  expect(computeCheckDigit('L898902C3')).toBe(6)
  expect(computeCheckDigit('740812')).toBe(2)
  expect(computeCheckDigit('120415')).toBe(9)
})
