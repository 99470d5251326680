/** How many characters of a content the back-office shows (spec 9). */
const maxPreviewLength = 50

/** Cuts a text at `length` characters and appends '...' if it was longer (spec 2.13). */
export function truncatePreview(text: string, length = maxPreviewLength): string {
  const characters = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  return characters.length <= length
    ? characters.join('')
    : `${characters.slice(0, length).join('')}...`
}

/** Cuts a text after a whole word and appends an ellipsis. A single long word is cut inside. */
export function truncateAtWord(text: string, length: number): string {
  const trimmed = text.trim()
  const characters = Array.from(trimmed)
  if (characters.length <= length) return trimmed
  // One more character shows whether a word ends exactly at the limit.
  const [words = ''] =
    characters
      .slice(0, length + 1)
      .join('')
      .match(/^.*\S(?=\s)/su) ?? []
  return `${trimPunctuation(words) || trimPunctuation(characters.slice(0, length).join(''))}…`
}

/** Removes trailing characters that cannot precede an ellipsis. */
function trimPunctuation(text: string): string {
  return text.replace(/[\s,;:.!?–—«“(-]+$/u, '')
}
