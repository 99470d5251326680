/**
 * A passage is the unit of translation: one line of plain text, or the inline content of one block of HTML. It is text
 * with numbered placeholders for its inline elements, in order: `Un <1>avis</1> écrit <2/>`. `<` and `&` of the text
 * are written `&lt;` and `&amp;`. Tag names and attributes are not part of it, so no translation can change or add any.
 */

/** A piece of a passage: its text or one of its placeholders. */
type PassageToken = { readonly kind: 'text'; readonly text: string } | PassagePlaceholder
export interface PassagePlaceholder {
  readonly kind: 'open' | 'close' | 'empty'
  readonly id: number
}

const tokenPattern = /<(\/?)(\d+)(\/?)>/

export function escapePassageText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

export function unescapePassageText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}

/** Splits a passage into texts and placeholders; undefined if it contains any other `<`. */
export function parsePassage(passage: string): PassageToken[] | undefined {
  const tokens: PassageToken[] = []
  // The pattern has three groups, so every fourth part is text.
  const parts = passage.split(tokenPattern)
  for (let index = 0; index < parts.length; index += 4) {
    const [text = '', slash, id, emptySlash] = parts.slice(index, index + 4)
    if (text.includes('<')) return undefined
    if (text !== '') tokens.push({ kind: 'text', text: unescapePassageText(text) })
    if (id === undefined) break
    if (slash === '/' && emptySlash === '/') return undefined
    const kind = slash === '/' ? 'close' : emptySlash === '/' ? 'empty' : 'open'
    tokens.push({ kind, id: Number(id) })
  }
  return tokens
}

/** A passage as a person reads it: without placeholders. */
export function toPlainText(passage: string): string {
  return (parsePassage(passage) ?? [])
    .map((token) => (token.kind === 'text' ? token.text : ''))
    .join('')
}

/** Why a translation cannot be used for its source. */
export type PassageError =
  | { readonly kind: 'markup' }
  | { readonly kind: 'missing' | 'extra' | 'nesting'; readonly placeholder: string }

/** Checks that a translation has each placeholder of its source exactly once, properly nested. */
export function findPassageError(source: string, translation: string): PassageError | undefined {
  const sourceTokens = parsePassage(source)
  const tokens = parsePassage(translation)
  if (sourceTokens === undefined || tokens === undefined) return { kind: 'markup' }
  const expected = sourceTokens.flatMap((token) =>
    token.kind === 'text' ? [] : toPlaceholder(token),
  )
  const open: number[] = []
  const remaining = [...expected]
  for (const token of tokens) {
    if (token.kind === 'text') continue
    const placeholder = toPlaceholder(token)
    const position = remaining.indexOf(placeholder)
    if (position === -1) return { kind: 'extra', placeholder }
    remaining.splice(position, 1)
    if (token.kind === 'open') open.push(token.id)
    if (token.kind === 'close' && open.pop() !== token.id) return { kind: 'nesting', placeholder }
  }
  const [missing] = remaining
  return missing === undefined ? undefined : { kind: 'missing', placeholder: missing }
}

function toPlaceholder({ kind, id }: PassagePlaceholder): string {
  return { open: `<${id}>`, close: `</${id}>`, empty: `<${id}/>` }[kind]
}

/** A passage in the form that decides whether two are the same: one space between words, straight apostrophes. */
export function normalisePassage(passage: string): string {
  // Not /\s+/: replacing each plain space as well takes most of the time.
  return passage
    .normalize('NFC')
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .replaceAll(/[’‘ʼ]/g, "'")
    .trim()
}

/** Whether there is anything to translate: at least two letters in a row. */
export function hasWords(passage: string): boolean {
  return /\p{Letter}{2}/u.test(passage.replaceAll(new RegExp(tokenPattern, 'g'), ' '))
}

/** The key of a passage in the catalogue: a 64-bit hash of its normalised text, in base 36. */
export function getPassageKey(passage: string): string {
  const source = normalisePassage(passage)
  return hash(source, 0x81_1c_9d_c5) + hash(source, 0x2b_5a_7e_13)
}

/** FNV-1a over UTF-16 code units, with a final mix because similar texts must not get similar keys. */
function hash(text: string, seed: number): string {
  let value = seed
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93)
  }
  value = Math.imul(value ^ (value >>> 16), 0x45_d9_f3_b5)
  value ^= value >>> 15
  return (value >>> 0).toString(36).padStart(7, '0')
}
