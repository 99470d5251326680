import { Delta, type Range } from 'quill'
import type Quill from 'quill'
import { bubbleFormats } from 'quill/blots/block.js'
import Text from 'quill/blots/text.js'

/**
 * Lets Quill read a typed letter alone. By itself it does so only in a text of ASCII letters, and else reads the whole
 * content and compares it with what it was: at each key of French.
 */
export function readTypedTextAlone(quill: Quill): void {
  const { editor } = quill
  const readAll = editor.update.bind(editor)
  editor.update = (change, mutations = [], selection) => {
    const typed = findTypedText(quill, mutations)
    if (typed === undefined) return readAll(change, mutations, selection)
    const { text, before } = typed
    const start = text.offset(quill.scroll)
    const shift = (range: Range) => ({ index: range.index - start, length: range.length })
    const edit = new Delta()
      .insert(before)
      .diff(
        new Delta().insert(text.value()),
        selection && { oldRange: shift(selection.oldRange), newRange: shift(selection.newRange) },
      )
    const formats = bubbleFormats(text)
    const typedChange = edit.ops.reduce(
      (all, op) => (typeof op.insert === 'string' ? all.insert(op.insert, formats) : all.push(op)),
      new Delta().retain(start),
    )
    editor.delta = editor.delta.compose(typedChange)
    return typedChange
  }
}

/** Halves of a character, which a comparison may separate, and the letter that Quill's own caret holds. */
const unsafePattern = /[\ud800-\udfff\ufeff]/

/** The text that is all that has changed, and what it was. */
function findTypedText(
  quill: Quill,
  mutations: readonly MutationRecord[],
): { text: Text; before: string } | undefined {
  const [mutation] = mutations
  if (mutation?.type !== 'characterData' || mutations.length > 1) return undefined
  const text = quill.scroll.find(mutation.target)
  const before = mutation.oldValue ?? ''
  if (!(text instanceof Text) || unsafePattern.test(text.value() + before)) return undefined
  return { text, before }
}
