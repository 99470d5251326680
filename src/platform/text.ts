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
      .replaceAll(marks, '')
      .toLowerCase()
      // Lowercasing can add a mark, and a final sigma depends on its neighbours.
      .replaceAll(marks, '')
      .replaceAll('ς', 'σ')
      .replaceAll(/[œæß]/g, spellOut)
      .replaceAll(/[’‘ʼ]/g, "'")
      .replaceAll(/\s/g, ' ')
  )
}
