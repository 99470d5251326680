import { hashText } from '#platform/seeded-random.ts'

import { letterAddressNames } from '../question-names.ts'

/** A letter in a URL or a file. */
export type LetterAddress = {
  readonly [Name in (typeof letterAddressNames)[number]]?: string | undefined
}

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
export function identifyLetter(address: LetterAddress): string {
  if (address.letterId !== undefined) return address.letterId
  const named = letterAddressNames.filter((name) => name !== 'letterId')
  return (hashText(named.map((name) => address[name] ?? '').join('|')) >>> 0).toString(36)
}
