import type { Delta } from 'quill'
import type Quill from 'quill'

import type { PastedLoss } from './pasted-revisions.ts'

/** A part of a text, in characters. */
export interface MarkedPlace {
  readonly index: number
  readonly length: number
}

/** The name of the marks in `quill.css`. */
const markName = 'paste-loss'

/** A paste that has lost something. */
export interface LossyPaste {
  readonly losses: readonly PastedLoss[]
  /** Whether there is a text at the place of a loss. */
  readonly hasPlaces: boolean
  /** Whether it is the last edit. */
  readonly canUndo: boolean
}

/** Reports a paste that has lost something and marks the places, until one has decided or the words are gone: then, undefined. */
export function createPasteWatch(quill: Quill, report: (paste: LossyPaste | undefined) => void) {
  let losses: readonly PastedLoss[] = []
  /** Which edit the paste is: `next`, before Quill has made it. */
  let paste: 'next' | 'last' | 'earlier' | undefined
  let places: readonly MarkedPlace[] = []
  let marks: readonly Range[] = []
  let nextPlace = 0

  function end(): void {
    if (paste !== undefined) report(undefined)
    paste = undefined
    for (const mark of marks) getHighlight()?.delete(mark)
    marks = []
  }
  return {
    /** `at` is counted from the start of what is pasted. */
    onLosses: (found: readonly PastedLoss[], at: readonly MarkedPlace[]): void => {
      end()
      // Undone alone, without what was typed before.
      quill.history.cutoff()
      losses = found
      paste = 'next'
      const start = quill.getSelection()?.index ?? 0
      places = at.map(({ index, length }) => ({ index: start + index, length }))
      nextPlace = 0
      report({ losses, hasPlaces: places.length > 0, canUndo: true })
    },
    onEdit(edit: Delta): void {
      if (paste === 'next') {
        paste = 'last'
        marks = places.flatMap((place) => markLines(quill, place))
      } else if (paste !== undefined) {
        places = movePlaces(places, edit)
        if (places.length === 0) end()
        else if (paste === 'last') {
          paste = 'earlier'
          report({ losses, hasPlaces: true, canUndo: false })
        }
      }
    },
    end,
    /** What one can do about it. */
    decisions: {
      undo(): void {
        quill.history.undo()
        end()
        quill.focus()
      },
      /** Selects the place of a loss: at each call that of the next one. */
      showNext(): void {
        const place = places[nextPlace % places.length]
        nextPlace += 1
        if (place !== undefined) {
          quill.setSelection(place.index, place.length - 1, 'user')
          // Not at the edge of the window, where the notice may be.
          quill.getLine(place.index)[0]?.domNode.scrollIntoView({ block: 'center' })
        }
        quill.focus()
      },
      keep(): void {
        end()
        quill.focus()
      },
    },
  }
}

/** Where the places are after an edit, without those that it has removed. */
function movePlaces(places: readonly MarkedPlace[], edit: Delta): MarkedPlace[] {
  return places
    .map(({ index, length }) => {
      const start = edit.transformPosition(index)
      return { index: start, length: edit.transformPosition(index + length) - start }
    })
    .filter(({ length }) => length > 0)
}

/** Beside the text, which stays as it is. */
function markLines(quill: Quill, { index, length }: MarkedPlace): Range[] {
  return quill.getLines(index, length - 1).map(({ domNode }) => {
    const range = document.createRange()
    range.selectNodeContents(domNode)
    getHighlight()?.add(range)
    return range
  })
}

/** Undefined where CSS has no highlights: the button of the notice still leads to the place. */
function getHighlight(): Highlight | undefined {
  if (typeof Highlight === 'function' && 'highlights' in CSS) {
    const highlight = CSS.highlights.get(markName) ?? new Highlight()
    CSS.highlights.set(markName, highlight)
    return highlight
  }
  return undefined
}
