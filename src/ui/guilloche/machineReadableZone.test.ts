import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  checkDigit,
  countryLetters,
  machineLetters,
  machineReadableZone,
} from './machineReadableZone.ts'

test('both lines are 36 characters of the machine-readable alphabet, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3 }), fc.string({ unit: 'grapheme' }), (code, name) => {
      for (const line of machineReadableZone({ code, name }))
        expect(line).toMatch(/^[A-Z0-9<]{36}$/)
    }),
  )
})

test('the first line names the State and the visa', () => {
  const [line] = machineReadableZone({ code: 'be', name: 'Étudiant' })
  expect(line).toBe('V<BEL<<ETUDIANT<<<<<<<<<<<<<<<<<<<<<')
})

test('the code may have any case', () => {
  const zone = machineReadableZone({ code: 'FR', name: 'Talent' })
  expect(machineReadableZone({ code: 'fr', name: 'Talent' })).toEqual(zone)
})

test('Germany has one letter; an unlisted country keeps its own', () => {
  expect(countryLetters('de')).toBe('D')
  expect(countryLetters('zz')).toBe('ZZ')
  expect(machineReadableZone({ code: 'de', name: 'Visum' })[0]).toMatch(/^V<D<<<<VISUM/)
})

test('letters are written as ICAO writes them', () => {
  expect(machineLetters('Main-d’œuvre qualifiée')).toBe('MAIN<DOEUVRE<QUALIFIEE')
  expect(machineLetters('  « Golden » visa ')).toBe('GOLDEN<VISA')
})

test('check digits are those of ICAO’s own specimen', () => {
  expect(checkDigit('L898902C3')).toBe(6)
  expect(checkDigit('740812')).toBe(2)
  expect(checkDigit('120415')).toBe(9)
})
