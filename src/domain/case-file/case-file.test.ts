import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { identifyLetter } from '../deadlines/letter-identity.ts'
import {
  addLetter,
  addMessage,
  addVisa,
  type CaseVisa,
  createCaseFile,
  createId,
  isExpired,
  readCaseFile,
  removeLetter,
  removeVisa,
  setLevel,
} from './case-file.ts'

const visa: CaseVisa = {
  country: 'belgique',
  visa: 'visa-etudiant',
  visaId: 3,
  countryName: 'Belgique',
  name: 'Visa étudiant',
}
const empty = createCaseFile('2026-12-05')
const letter = { country: 'BE', letter: 'visa', held: 'no', received: '2026-12-03' }

describe('a stored or imported file', () => {
  it('is read as it was written', () => {
    const file = addLetter(addVisa(empty, { ...visa, level: 2 }), letter)
    expect(readCaseFile(JSON.stringify(file))).toEqual({ file })
  })

  it.each([
    ['not JSON', '{', 'unreadable'],
    ['an array', '[]', 'unreadable'],
    ['null', 'null', 'unreadable'],
    ['another object', '{"version":1}', 'unreadable'],
    ['a later version', JSON.stringify({ ...empty, version: 2 }), 'version'],
    ['a day that does not exist', JSON.stringify({ ...empty, usedOn: '2026-02-31' }), 'unreadable'],
    ['a path', JSON.stringify({ ...empty, visas: [{ ...visa, visa: '../x' }] }), 'unreadable'],
    ['a level of 0', JSON.stringify({ ...empty, visas: [{ ...visa, level: 0 }] }), 'unreadable'],
    ['notes without end', JSON.stringify({ ...empty, notes: 'x'.repeat(20_001) }), 'unreadable'],
  ])('with %s is none', (_, json, problem) => {
    expect(readCaseFile(json)).toEqual({ problem })
  })

  it('loses what is no part of a file, such as an answer that must not be kept', () => {
    const json = JSON.stringify({ ...empty, residence: 'without', constructor: { a: 1 } })
    expect(readCaseFile(json)).toEqual({ file: empty })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Object.keys(readCaseFile(text))).toHaveLength(1)
      }),
    )
  })
})

it('is deleted once nobody has used it for more than 90 days', () => {
  expect(isExpired({ usedOn: '2026-12-05' }, '2027-03-05')).toBe(false)
  expect(isExpired({ usedOn: '2026-12-05' }, '2027-03-06')).toBe(true)
})

describe('visas', () => {
  it('are added once, and take the level that is chosen now', () => {
    const twice = addVisa(addVisa(empty, { ...visa, level: 2 }), visa)
    expect(twice.visas).toEqual([{ ...visa, level: 2 }])
    expect(addVisa(twice, { ...visa, level: 3 }).visas).toEqual([{ ...visa, level: 3 }])
  })

  it('of two countries with one name are two', () => {
    const both = addVisa(addVisa(empty, visa), { ...visa, country: 'france', visaId: 9 })
    expect(both.visas).toHaveLength(2)
    expect(setLevel(both, visa, 4).visas.map(({ level }) => level)).toEqual([4, undefined])
    expect(setLevel(setLevel(both, visa, 4), visa, undefined).visas[0]?.level).toBeUndefined()
    expect(removeVisa(both, visa).visas.map(({ country }) => country)).toEqual(['france'])
  })

  it('are twenty at most', () => {
    const many = Array.from({ length: 25 }, (_, index) => ({
      ...visa,
      visa: `visa-${index}`,
      visaId: index,
    }))
    const file = many.reduce(addVisa, empty)
    expect(file.visas).toHaveLength(20)
    expect(readCaseFile(JSON.stringify(file))).toEqual({ file })
  })
})

describe('letters', () => {
  it('are added once', () => {
    const file = addLetter(addLetter(empty, letter), { ...letter, posted: undefined })
    expect(file.letters).toEqual([{ id: '1', answers: letter }])
    expect(addLetter(file, { ...letter, subject: 'visa-etudiant' }).letters).toHaveLength(2)
  })

  it('take the place of the same letter once they are corrected', () => {
    const file = addLetter(addLetter(empty, letter), { ...letter, country: 'FR' })
    const letterId = identifyLetter(letter)
    const corrected = { ...letter, came: 'post', posted: '2026-12-01', letterId }
    const again = { ...corrected, received: '2026-12-04', subject: 'visa-etudiant' }
    for (const answers of [corrected, again]) {
      expect(addLetter(file, answers).letters).toEqual([
        { id: '1', answers },
        { id: '2', answers: { ...letter, country: 'FR' } },
      ])
    }
    const another = { ...again, letterId: undefined }
    expect(addLetter(addLetter(file, corrected), another).letters).toHaveLength(3)
  })

  it('are removed one by one', () => {
    const file = addLetter(addLetter(empty, letter), { ...letter, country: 'FR' })
    expect(removeLetter(file, '1').letters.map(({ id }) => id)).toEqual(['2'])
  })
})

it('keeps the last hundred messages', () => {
  const notes = Array.from({ length: 101 }, (_, index) => ({
    sentOn: '2026-12-05',
    lawyers: [],
    subject: String(index),
  }))
  const file = notes.reduce(addMessage, empty)
  expect(file.messages).toHaveLength(100)
  expect(file.messages.at(-1)?.subject).toBe('100')
})

it('gives an id that no other record has, also after a removal or beside foreign ids', () => {
  expect(createId([])).toBe('1')
  expect(createId([{ id: '2' }])).toBe('3')
  expect(createId([{ id: 'x9' }, { id: '4' }])).toBe('5')
})
