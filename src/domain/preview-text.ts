/** How many characters of a content the back-office shows (spec 9). */
export const maxPreviewLength = 50

/** A text cut to so many characters, plus '...' where something was cut (spec 2.13). */
export function truncatePreview(text: string, length = maxPreviewLength): string {
  const characters = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  return characters.length <= length
    ? characters.join('')
    : `${characters.slice(0, length).join('')}...`
}

/**
 * A title or a description in so many characters, then an ellipsis: cut before a word, and inside it only where
 * there is no other.
 */
export function cutBeforeWord(text: string, length: number): string {
  const whole = text.trim()
  const letters = Array.from(whole)
  if (letters.length <= length) return whole
  // The first character beyond tells whether a word ends here.
  const [words = ''] =
    letters
      .slice(0, length + 1)
      .join('')
      .match(/^.*\S(?=\s)/su) ?? []
  return `${withoutLastMarks(words) || withoutLastMarks(letters.slice(0, length).join(''))}…`
}

/** Without what may stand before another word, but not before an ellipsis. */
function withoutLastMarks(text: string): string {
  return text.replace(/[\s,;:.!?–—«“(-]+$/u, '')
}
