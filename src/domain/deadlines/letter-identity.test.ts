import { expect, it } from 'vitest'

import { identifyLetter, readLetterAddress, writeLetterAddress } from './letter-identity.ts'

const letter = { country: 'BE', letter: 'visa', received: '2026-12-03' }

it('is another letter with other answers, and the same once its answers are corrected', () => {
  const letterId = identifyLetter(letter)
  expect(identifyLetter({ ...letter, posted: undefined, subject: undefined })).toBe(letterId)
  expect(identifyLetter({ ...letter, received: '2026-12-04' })).not.toBe(letterId)
  expect(identifyLetter({ ...letter, subject: 'visa-etudiant' })).not.toBe(letterId)
  expect(identifyLetter({ ...letter, received: '2026-12-04', letterId })).toBe(letterId)
})

it('is read as it was written, without what is no part of it', () => {
  const address = { ...letter, subject: 'visa-etudiant', letterId: '1x' }
  const text = writeLetterAddress({ ...address, posted: '' })
  expect(readLetterAddress(`${text}&residence=without`)).toEqual(address)
  expect(Object.keys(readLetterAddress('place=abroad'))).not.toContain('place')
})
