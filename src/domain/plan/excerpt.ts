const maxLength = 180
const contextLength = 40

/** Whether a text is too long for a table that fits on a screen. */
export function isCut(text: string): boolean {
  return text.length > maxLength
}

/** Two texts, cut to where they differ, for a table that fits on a screen. */
export function excerptDifference(
  before: string,
  after: string,
): { readonly before: string; readonly after: string } {
  let start = 0
  if (isCut(before) || isCut(after)) {
    while (start < before.length && before[start] === after[start]) start += 1
    start = Math.max(0, start - contextLength)
  }
  const cut = (text: string) => {
    const end = start + maxLength
    const part = text.slice(start, end).trim()
    return `${start > 0 && part !== '' ? '…' : ''}${part}${text.length > end ? '…' : ''}`
  }
  return { before: cut(before), after: cut(after) }
}
