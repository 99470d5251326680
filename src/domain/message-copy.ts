/** A line of a copy: what it is, and what was sent. */
export interface CopyRow {
  readonly label: string
  readonly value: string
}

/**
 * The copy of a sent message as a plain text: a label above each value. Lines end as the plainest editors of any system
 * read them.
 */
export function formatMessageCopy(title: string, rows: readonly CopyRow[]): string {
  const parts = [
    `${title}\n${'='.repeat(title.length)}`,
    ...rows.map(({ label, value }) => `${label}\n${indent(value)}`),
  ]
  return `${parts.join('\n\n').replaceAll('\n', '\r\n')}\r\n`
}

/** Indented, so that no line that somebody typed can pass for a label. */
function indent(text: string): string {
  return text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => (line === '' ? line : `    ${line}`))
    .join('\n')
}
