import { foldText } from '#lib/text.ts'

/** A stretch of text; `isHit` where it is what somebody searched for. */
export interface TextSegment {
  readonly text: string
  readonly isMatch: boolean
}

/** The words of a search, folded. A single letter says too little to search for. */
export function toSearchTerms(search: string): string[] {
  const words = foldText(search)
    .split(' ')
    .filter((word) => word.length > 1)
  return [...new Set(words)]
}

/** Whether a text has each of the words, in any order and inside longer words. */
export function hasAllTerms(text: string, terms: readonly string[]): boolean {
  return hasAllTermsFolded(foldText(text), terms)
}

/** The same for a text that is already folded. */
export function hasAllTermsFolded(folded: string, terms: readonly string[]): boolean {
  return terms.every((word) => folded.includes(word))
}

/** The text in segments, with every place where one of the words stands; joined, they are the text. */
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

/** Where the words stand in the text; hits that touch or overlap are one. */
function findMatches(text: string, terms: readonly string[]): TextRange[] {
  const characters = foldWithRanges(text)
  const folded = characters.map(({ letter }) => letter).join('')
  const hits = terms
    .filter((word) => word !== '')
    .flatMap((word) => findOccurrences(folded, word))
    .flatMap(({ start, end }) => {
      const first = characters[start]
      const last = characters[end - 1]
      return first && last ? [{ start: first.start, end: last.end }] : []
    })
    .toSorted((one, other) => one.start - other.start)

  const merged: TextRange[] = []
  for (const hit of hits) {
    const before = merged.at(-1)
    if (before === undefined || hit.start > before.end) merged.push(hit)
    else if (hit.end > before.end) merged[merged.length - 1] = { start: before.start, end: hit.end }
  }
  return merged
}

function findOccurrences(text: string, word: string): TextRange[] {
  const found: TextRange[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    found.push({ start: at, end: at + word.length })
  }
  return found
}

/** Each unit of the folded text with the range of the text it comes from: 'œ' gives two, an accent none. */
function foldWithRanges(text: string): (TextRange & { readonly letter: string })[] {
  const characters: (TextRange & { letter: string })[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    // Most characters are ASCII, and a long list of answers has millions of them.
    const folded = /^[!-~]$/.test(character) ? character.toLowerCase() : foldText(character)
    // An accent that stands on its own belongs to the letter before it.
    const before = characters.at(-1)
    if (folded === '' && before !== undefined)
      characters[characters.length - 1] = { ...before, end }
    for (const letter of folded.split('')) characters.push({ letter, start, end })
    start = end
  }
  return characters
}

const tagOrEntityPattern = /(<(?:"[^"]*"|'[^']*'|[^'">])*>|&(?:#\d+|#x[\da-f]+|\w+);)/iu

/**
 * HTML with its hits in `<mark>`. Works on the text between tags and says nothing of their safety:
 * the result goes through the sanitiser like any other foreign HTML.
 */
export function highlightHtml(html: string, terms: readonly string[]): string {
  if (terms.length === 0) return html
  return html
    .split(tagOrEntityPattern)
    .map((part, index) => (index % 2 === 1 ? part : highlightText(part, terms)))
    .join('')
}

function highlightText(text: string, terms: readonly string[]): string {
  return splitMatches(text, terms)
    .map((segment) => (segment.isMatch ? `<mark>${segment.text}</mark>` : segment.text))
    .join('')
}
