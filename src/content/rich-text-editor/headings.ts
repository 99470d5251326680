import { Delta } from 'quill'
import type Quill from 'quill'

import { isMac, readHeadingShortcut, type HeadingLevel } from './heading-shortcuts.ts'

/**
 * Headings without a button (spec 9 names the seven that there are): `## ` or `### ` at the start of a paragraph, and
 * shortcuts. Backspace at the start of a heading makes it a paragraph, as does Enter behind it, which is Quill's own.
 * `onConverted` is called when a block has become another by one of them.
 */
export function addHeadings(quill: Quill, onConverted: () => void): void {
  const isApple = isMac()
  quill.root.addEventListener(
    'keydown',
    (event) => {
      const shortcut = event.isComposing ? undefined : readHeadingShortcut(event, isApple)
      if (shortcut === undefined) return
      event.preventDefault()
      setHeading(quill, shortcut.level)
      onConverted()
    },
    // Before Quill, which leaves what is handled alone.
    { capture: true },
  )
  quill.on('text-change', (change: Delta, _, source) => {
    // What undoing brings back is not typed.
    if (source !== 'user' || quill.history.ignoreChange) return
    const typed = findTypedHeading(quill, change)
    if (typed === undefined) return
    makeHeading(quill, typed)
    onConverted()
  })
}

/** The bindings of Quill that `addHeadings` needs. */
export const headingBindings = {
  'heading backspace': {
    key: 'Backspace',
    collapsed: true,
    format: ['header'],
    offset: 0,
    handler(this: { quill: Quill }) {
      setHeading(this.quill, undefined)
    },
  },
}

function setHeading(quill: Quill, level: HeadingLevel | undefined): void {
  // A step of its own for Ctrl + Z.
  quill.history.cutoff()
  quill.format('header', level ?? false, 'user')
  quill.history.cutoff()
}

interface TypedHeading {
  readonly level: HeadingLevel
  /** Where its line begins. */
  readonly start: number
  /** Of the line, with its end. */
  readonly length: number
}

/**
 * A line that begins with `## ` or `### `, if its space has just been typed, perhaps together with the rest. A phone's keyboard
 * sends no key for it.
 */
function findTypedHeading(quill: Quill, { ops }: Delta): TypedHeading | undefined {
  const [first, second] = ops
  const index = typeof first?.retain === 'number' ? first.retain : 0
  const typed = index === 0 ? first : second
  if (typeof typed?.insert !== 'string' || !/^#{0,3}[ \u00a0]$/.test(typed.insert)) return undefined
  const [line, offset] = quill.getLine(index)
  const level = offset + typed.insert.length - 1
  if (line?.statics.blotName !== 'block' || (level !== 2 && level !== 3)) return undefined
  const start = index - offset
  const isMarked = quill.getText(start, level) === '#'.repeat(level)
  return isMarked ? { level, start, length: line.length() } : undefined
}

function makeHeading(quill: Quill, { level, start, length }: TypedHeading): void {
  // One Ctrl + Z brings `## ` back.
  quill.history.cutoff()
  const heading = new Delta()
    .retain(start)
    .delete(level + 1)
    .retain(length - 1 - (level + 1))
    .retain(1, { header: level })
  quill.updateContents(heading, 'user')
  quill.history.cutoff()
  quill.setSelection(start, 0, 'silent')
}
