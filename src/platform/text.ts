const marks = /\p{Mark}/gu
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', Œ: 'OE', Æ: 'AE' }
const spellOut = (ligature: string) => ligatures[ligature] ?? ligature

/** Removes accents and spells out the ligatures œ and æ; case stays. */
export function removeAccents(text: string): string {
  return text
    .replaceAll(/[œæŒÆ]/g, spellOut)
    .normalize('NFD')
    .replaceAll(marks, '')
    .normalize('NFC')
}

/**
 * Text for comparing: no accents, no case, nothing invisible, straight apostrophes, one kind of hyphen and space,
 * ligatures spelled out. The result for a text is the results for its characters, joined; search highlighting relies
 * on it.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/[’‘ʼ]/g, "'")
      // Office software and phones write hyphens and dashes of many kinds.
      .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
      // Soft hyphens and characters without width.
      .replaceAll(/[\u00AD\u200B-\u200D\u2060]/g, '')
      // Engines join the pieces between matches only when the result is read: a match for each space would make that slow.
      .replaceAll(/[^\S ]/g, ' ')
      .replaceAll(marks, '')
      .toLowerCase()
      // Lowercasing can add a mark, and a final sigma depends on its neighbours.
      .replaceAll(marks, '')
      .replaceAll('ς', 'σ')
      .replaceAll(/[œæß]/g, spellOut)
  )
}

const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'January|February|March|April|May|June|July|August|September|October|November|December'
const pronouns =
  't-(?:il|elle|on)|je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|l(?:e|a|es|ui|eur)|y|en'
/** A day with its month, and a verb with its pronoun. */
const unbreakable = new RegExp(
  `(?<!\\d)(?:\\d{1,2}|1er) (?:${months})(?!\\p{L})|\\p{L}-(?:${pronouns})(?![\\p{L}\\d-])`,
  'gu',
)

/** A piece of a text; no line may end inside an unbreakable one. */
interface TextPart {
  readonly text: string
  readonly isUnbreakable: boolean
}

/** A longer word may break: it would not fit a phone's line. */
const maxUnbreakableLength = 24

/**
 * Splits a text at the words that French typography keeps on one line: 'le 8 juin', 'puis-je'. Joined, the parts give
 * the text: other characters than a space and a hyphen would not be found by a search of the page.
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
    if (start < end || next - start > maxUnbreakableLength) continue
    if (start > end) parts.push({ text: text.slice(end, start), isUnbreakable: false })
    parts.push({ text: text.slice(start, next), isUnbreakable: true })
    end = next
  }
  if (end < text.length) parts.push({ text: text.slice(end), isUnbreakable: false })
  return parts
}
