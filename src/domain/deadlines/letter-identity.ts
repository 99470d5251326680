import { hashText } from '#platform/seeded-random.ts'

import { type LetterAddress, letterAddressNames, letterQuestions } from './letter-questions.ts'

/** The address of a letter in one text, for a page that leads to somebody who should know of it. */
export function writeLetterAddress(address: LetterAddress): string {
  const entries = letterAddressNames.flatMap((name) => {
    const value = address[name]
    return value === undefined || value === '' ? [] : [[name, value]]
  })
  return new URLSearchParams(entries).toString()
}

/** Reads {@link writeLetterAddress}; what is no part of an address is ignored. */
export function readLetterAddress(text: string): LetterAddress {
  const params = new URLSearchParams(text)
  return Object.fromEntries(letterAddressNames.map((name) => [name, params.get(name) ?? undefined]))
}

/**
 * Which letter this is. Its answers can be corrected, and still are about the same letter: then the address carries the id that
 * the first answers had. A file and a calendar replace a letter with that of the same id.
 */
export function identifyLetter({ letterId, subject, ...answers }: LetterAddress): string {
  if (letterId !== undefined) return letterId
  const texts = letterQuestions.map((name) => answers[name] ?? '')
  return (hashText([...texts, subject ?? ''].join('|')) >>> 0).toString(36)
}
