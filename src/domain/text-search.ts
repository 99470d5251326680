/** A stretch of text; `isHit` where it is what somebody searched for. */
export interface Segment {
  readonly text: string
  readonly isHit: boolean
}

/** Text as it is compared: no accents, no case, straight apostrophes, plain spaces, ligatures spelled out. */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

function foldCharacter(character: string): string {
  // Most letters need no more, and a long list of answers has millions of them.
  if (/^[!-~]$/.test(character)) return character.toLowerCase()
  const plain = character
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[’‘ʼ]/gu, "'")
    .replaceAll(/\s/gu, ' ')
  return ligatures[plain] ?? plain
}

/** The words of a search, folded. A single letter says too little to search for. */
export function searchWords(search: string): string[] {
  const words = foldText(search)
    .split(' ')
    .filter((word) => word.length > 1)
  return [...new Set(words)]
}

/** Whether a text has each of the words, in any order and inside longer words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return hasFoldedWords(foldText(text), words)
}

/** The same for a text that is already folded. */
export function hasFoldedWords(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}

/** The text in segments, with every place where one of the words stands; joined, they are the text. */
export function markWords(text: string, words: readonly string[]): Segment[] {
  const segments: Segment[] = []
  let end = 0
  for (const hit of mergedHits(text, words)) {
    if (hit.start > end) segments.push({ text: text.slice(end, hit.start), isHit: false })
    segments.push({ text: text.slice(hit.start, hit.end), isHit: true })
    end = hit.end
  }
  if (end < text.length) segments.push({ text: text.slice(end), isHit: false })
  return segments
}

interface Range {
  readonly start: number
  readonly end: number
}

/** Where the words stand in the text; hits that touch or overlap are one. */
function mergedHits(text: string, words: readonly string[]): Range[] {
  const places = foldedPlaces(text)
  const folded = places.map(({ letter }) => letter).join('')
  const hits = words
    .filter((word) => word !== '')
    .flatMap((word) => occurrences(folded, word))
    .flatMap(({ start, end }) => {
      const first = places[start]
      const last = places[end - 1]
      return first && last ? [{ start: first.start, end: last.end }] : []
    })
    .toSorted((one, other) => one.start - other.start)

  const merged: Range[] = []
  for (const hit of hits) {
    const before = merged.at(-1)
    if (before === undefined || hit.start > before.end) merged.push(hit)
    else if (hit.end > before.end) merged[merged.length - 1] = { start: before.start, end: hit.end }
  }
  return merged
}

function occurrences(text: string, word: string): Range[] {
  const found: Range[] = []
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    found.push({ start: at, end: at + word.length })
  }
  return found
}

/** Each unit of the folded text with the range of the text it comes from: 'œ' gives two, an accent none. */
function foldedPlaces(text: string): (Range & { readonly letter: string })[] {
  const places: (Range & { letter: string })[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const folded = foldCharacter(character)
    // An accent that stands on its own belongs to the letter before it.
    const before = places.at(-1)
    if (folded === '' && before !== undefined) places[places.length - 1] = { ...before, end }
    for (const letter of folded.split('')) places.push({ letter, start, end })
    start = end
  }
  return places
}

const tagOrEntity = /(<(?:"[^"]*"|'[^']*'|[^'">])*>|&(?:#\d+|#x[\da-f]+|\w+);)/iu

/**
 * HTML with its hits in `<mark>`. Works on the text between tags and says nothing of their safety:
 * the result goes through the sanitiser like any other foreign HTML.
 */
export function markHtml(html: string, words: readonly string[]): string {
  if (words.length === 0) return html
  return html
    .split(tagOrEntity)
    .map((part, index) => (index % 2 === 1 ? part : markText(part, words)))
    .join('')
}

function markText(text: string, words: readonly string[]): string {
  return markWords(text, words)
    .map((segment) => (segment.isHit ? `<mark>${segment.text}</mark>` : segment.text))
    .join('')
}

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** What a reader sees of a record that may be HTML: to search in, never to show. */
export function readableText(text: string): string {
  if (!looksLikeHtml(text)) return text
  return text
    .split(tagOrEntity)
    .map((part) => (part.startsWith('<') ? ' ' : (entities[part.toLowerCase()] ?? part)))
    .join('')
}

/** Whether a record that may be plain text or HTML is HTML: it has a tag that an editor writes. */
export function looksLikeHtml(text: string): boolean {
  return /<\/?(?:p|br|div|span|ul|ol|li|strong|em|b|i|u|s|a|h[1-6]|table|img|blockquote|pre|hr)\b[^>]*>/iu.test(
    text,
  )
}
