/** How many characters of a content the back-office shows (spec 9). */
export const previewLength = 50

/** A text cut to so many characters, plus '...' where something was cut (spec 2.13). */
export function cutPreview(text: string, length = previewLength): string {
  const letters = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  return letters.length <= length ? letters.join('') : `${letters.slice(0, length).join('')}...`
}

/** The text as a search compares it: without case, accents and doubled spaces. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}
