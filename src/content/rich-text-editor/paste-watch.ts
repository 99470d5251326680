import type Quill from 'quill'

import type { PastedLoss } from './pasted-revisions.ts'

/** A part of a text, in characters. */
export interface Place {
  readonly index: number
  readonly length: number
}

/** The name of the marks in `quill.css`. */
const markName = 'paste-loss'

/** Reports what was lost of a paste and marks the places, until another edit has followed it: `undo` would undo that one. */
export function createPasteWatch(quill: Quill, report: (losses: readonly PastedLoss[]) => void) {
  /** Which edit the paste is: `next`, before Quill has made it. */
  let paste: 'next' | 'last' | undefined
  let places: readonly Place[] = []
  let marks: readonly Range[] = []
  let nextPlace = 0

  function end(): void {
    if (paste === 'last') report([])
    paste = undefined
    for (const mark of marks) getHighlight()?.delete(mark)
    marks = []
  }
  return {
    /** `at` is counted from the start of what is pasted. */
    onLosses: (losses: readonly PastedLoss[], at: readonly Place[]): void => {
      end()
      // Undone alone, without what was typed before.
      quill.history.cutoff()
      paste = 'next'
      const start = quill.getSelection()?.index ?? 0
      places = at.map(({ index, length }) => ({ index: start + index, length }))
      nextPlace = 0
      report(losses)
    },
    onEdit(): void {
      if (paste !== 'next') return end()
      paste = 'last'
      marks = places.flatMap((place) => markLines(quill, place))
    },
    end,
    /** What one can do about it. */
    decisions: {
      undo(): void {
        quill.history.undo()
        quill.focus()
      },
      /** Selects the place of a loss: at each call that of the next one. */
      showNext(): void {
        const place = places[nextPlace % places.length]
        nextPlace += 1
        if (place !== undefined) quill.setSelection(place.index, place.length - 1, 'user')
        quill.focus()
      },
      keep(): void {
        end()
        quill.focus()
      },
    },
  }
}

/** Beside the text, which stays as it is. */
function markLines(quill: Quill, { index, length }: Place): Range[] {
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
