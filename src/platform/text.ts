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
 * Text for comparing: no accents, no case, straight apostrophes, plain spaces, ligatures spelled out. The result
 * for a text is the results for its characters, joined; search highlighting relies on it.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/[’‘ʼ]/g, "'")
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
