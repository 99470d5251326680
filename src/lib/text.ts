/** Removes accents and spells out the ligatures œ and æ; case stays. */
export function removeAccents(text: string): string {
  return text
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'OE')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'AE')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .normalize('NFC')
}

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/**
 * Text for comparing: no accents, no case, straight apostrophes, plain spaces, ligatures spelled out. The result
 * for a text is the results for its characters, joined; search highlighting relies on it.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase()
      // Lowercasing can add a mark, and a final sigma depends on its neighbours.
      .replaceAll(/\p{Mark}/gu, '')
      .replaceAll('ς', 'σ')
      .replaceAll(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
      .replaceAll(/[’‘ʼ]/g, "'")
      .replaceAll(/\s/g, ' ')
  )
}
