/** The levels of heading that can be made: the highest of a text, and the one below it. */
export type HeadingLevel = 2 | 3

const levels = new Map<string, HeadingLevel | undefined>([
  ['2', 2],
  ['3', 3],
  ['0', undefined],
])

/** The digit, or what its key writes without Shift on a French or Belgian keyboard. */
const unshiftedKeys = /^[\dé"'(§èàç!&-]$/

/**
 * Reads Ctrl + Alt + 2, 3 or 0 (⌘ ⌥ on a Mac), the shortcuts of Word on the web and Google Docs. On Windows Ctrl + Alt is AltGr,
 * which writes `#` on the key of the 3: what writes a character is no shortcut.
 *
 * @returns the level to set, if it is one of them; undefined is a paragraph
 */
export function readHeadingShortcut(
  event: Pick<
    KeyboardEvent,
    'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
  >,
  isApple: boolean,
): { readonly level: HeadingLevel | undefined } | undefined {
  const [, digit = ''] = /^(?:Digit|Numpad)(\d)$/.exec(event.code) ?? []
  if (!levels.has(digit) || !event.altKey || event.shiftKey) return undefined
  if (isApple ? !event.metaKey : !event.ctrlKey || event.metaKey) return undefined
  const writes = event.getModifierState('AltGraph') || !unshiftedKeys.test(event.key)
  return !isApple && writes ? undefined : { level: levels.get(digit) }
}

/** Whether this is a device of Apple, which has other modifier keys. */
export function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform)
}

/** What the caret is in. */
export type BlockKind =
  | 'paragraph'
  | 'bullet'
  | 'ordered'
  | 'quotation'
  | `heading${2 | 3 | 4 | 5 | 6}`

/** Those that a text may have (sanitise.ts). */
const headingLevels = [2, 3, 4, 5, 6] as const

/** Reads it from the formats of the selection, by Quill's names. */
export function getBlockKind(formats: Readonly<Record<string, unknown>>): BlockKind {
  const { header, list, blockquote } = formats
  const level = headingLevels.find((known) => known === header)
  if (level !== undefined) return `heading${level}`
  if (list === 'bullet' || list === 'ordered') return list
  return blockquote === true ? 'quotation' : 'paragraph'
}
