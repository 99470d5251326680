import { foldText } from '#platform/text.ts'

/** A piece of text; `isMatch` if it matches the search. */
interface TextSegment {
  readonly text: string
  readonly isMatch: boolean
}

/** Translates a record's text into the language of the page, if there is a translation. */
export type TextTranslator = (text: string) => string

/** The folded words of a search, each once. */
export function toSearchWords(search: string): string[] {
  return [...new Set(foldText(search).split(' '))].filter((word) => word !== '')
}

/** The same without single letters. */
export function toSearchTerms(search: string): string[] {
  return toSearchWords(search).filter((word) => word.length > 1)
}

/** Whether a text contains every term, in any order and inside longer words. */
export function hasAllTerms(text: string, terms: readonly string[]): boolean {
  return hasAllTermsFolded(foldText(text), terms)
}

/** The same for a text that is already folded. */
export function hasAllTermsFolded(folded: string, terms: readonly string[]): boolean {
  return terms.every((word) => folded.includes(word))
}

/** Splits a text into segments that match one of the terms of a search, and others; joined, they give the text. */
export function splitMatches(text: string, terms: readonly string[]): TextSegment[] {
  const segments: TextSegment[] = []
  let end = 0
  for (const hit of findMatches(text, terms)) {
    if (hit.start > end) segments.push({ text: text.slice(end, hit.start), isMatch: false })
    segments.push({ text: text.slice(hit.start, hit.end), isMatch: true })
    end = hit.end
  }
  if (end < text.length) segments.push({ text: text.slice(end), isMatch: false })
  return segments
}

interface TextRange {
  readonly start: number
  readonly end: number
}

/** The ranges of all matches; touching or overlapping ones are merged. */
function findMatches(text: string, terms: readonly string[]): TextRange[] {
  const characters = foldWithRanges(text)
  const folded = characters.map(({ letter }) => letter).join('')
  const matches = terms
    .flatMap((word) => findOccurrences(folded, word))
    .flatMap(({ start, end }) => {
      const first = characters[start]
      const last = characters[end - 1]
      return first && last ? [{ start: first.start, end: last.end }] : []
    })
    .toSorted((a, b) => a.start - b.start)

  const merged: TextRange[] = []
  for (const match of matches) {
    const before = merged.at(-1)
    if (before === undefined || match.start > before.end) merged.push(match)
    else if (match.end > before.end)
      merged[merged.length - 1] = { start: before.start, end: match.end }
  }
  return merged
}

function findOccurrences(text: string, word: string): TextRange[] {
  const ranges: TextRange[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    ranges.push({ start: at, end: at + word.length })
  }
  return ranges
}

/** Each unit of the folded text with its range in the original: 'œ' gives two units, an accent none. */
function foldWithRanges(text: string): (TextRange & { readonly letter: string })[] {
  const characters: (TextRange & { letter: string })[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    // Most characters are ASCII, and a long list of answers has millions of them.
    const folded = /^[!-~]$/.test(character) ? character.toLowerCase() : foldText(character)
    // A combining accent belongs to the letter before it.
    const before = characters.at(-1)
    if (folded === '' && before !== undefined)
      characters[characters.length - 1] = { ...before, end }
    for (const letter of folded.split('')) characters.push({ letter, start, end })
    start = end
  }
  return characters
}
