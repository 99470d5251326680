const marks = /\p{Mark}/gu
/** Letters that Unicode does not decompose, as people without them on their keyboard write them. */
const spelledOut = new Map(
  'œoe æae ßss łl øo đd ðd þth ħh ŧt ŋn ıi'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)
const undecomposed = /[œæßłøđðþħŧŋı]/gi

function spellOut(letter: string): string {
  const small = letter.toLowerCase()
  const plain = spelledOut.get(small) ?? letter
  return small === letter ? plain : plain.toUpperCase()
}

/** Removes accents and spells out ligatures and letters such as ł and ø; case stays. */
export function removeAccents(text: string): string {
  return text
    .replaceAll(undecomposed, spellOut)
    .normalize('NFD')
    .replaceAll(marks, '')
    .normalize('NFC')
}

/**
 * Text for comparing: no accents, no case, no soft hyphens, marks of direction or zero-width spaces and joiners, straight
 * apostrophes, one kind of hyphen and space, ligatures and letters such as ł spelled out. Folding works character by character:
 * `fold(a + b) === fold(a) + fold(b)`; search highlighting relies on it, and so does the speed of an index of whole articles:
 * nearly all of a text is plain ASCII, and its other characters are few.
 */
export function foldText(text: string): string {
  return text
    .replaceAll(/[^ -~]/gu, (character) => {
      const known = foldedCharacters.get(character)
      if (known !== undefined) return known
      const folded = foldCharacter(character)
      foldedCharacters.set(character, folded)
      return folded
    })
    .toLowerCase()
}

const foldedCharacters = new Map<string, string>()

function foldCharacter(character: string): string {
  return (
    character
      .normalize('NFKD')
      .replaceAll(/[’‘ʼ]/g, "'")
      // Office software and phones write hyphens and dashes of many kinds.
      .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
      // Soft hyphens, and characters without width, such as the marks of direction around a name.
      .replaceAll(/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069]/g, '')
      .replaceAll(/\s/g, ' ')
      .replaceAll(marks, '')
      .toLowerCase()
      // Lowercasing can add a mark.
      .replaceAll(marks, '')
      .replaceAll('ς', 'σ')
      .replaceAll(undecomposed, spellOut)
  )
}

const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'January|February|March|April|May|June|July|August|September|October|November|December'
const pronouns =
  't-(?:il|elle|on)|je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|l(?:e|a|es|ui|eur)|y|en'
/** A day with its month, and an inverted verb with its pronoun. */
const unbreakable = new RegExp(
  `(?<!\\d)(?:\\d{1,2}|1er) (?:${months})(?!\\p{L})|\\p{L}-(?:${pronouns})(?![\\p{L}\\d-])`,
  'gu',
)

/** A piece of a text; no line may end inside an unbreakable one. */
interface TextPart {
  readonly text: string
  readonly isUnbreakable: boolean
}

/** In characters. A longer word may break: it would not fit a phone's line. */
const maxUnbreakableLength = 24

/**
 * Marks what must stay on one line: a day with its month ('8 juin', '8 June') and an inverted verb with its pronoun
 * ('puis-je'). It marks parts and inserts no non-breaking characters, because find-in-page would not match those.
 */
export function splitUnbreakable(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(unbreakable)) {
    // Whole words: a term of a search has no spaces, and lies in one part.
    let start = match.index
    while (start > end && !/\s/u.test(text.charAt(start - 1))) start -= 1
    let next = match.index + match[0].length
    while (next < text.length && !/\s/u.test(text.charAt(next))) next += 1
    // The previous part already reached into this word.
    if (start < end) continue
    if (next - start > maxUnbreakableLength) continue
    if (start > end) parts.push({ text: text.slice(end, start), isUnbreakable: false })
    parts.push({ text: text.slice(start, next), isUnbreakable: true })
    end = next
  }
  if (end < text.length) parts.push({ text: text.slice(end), isUnbreakable: false })
  return parts
}
