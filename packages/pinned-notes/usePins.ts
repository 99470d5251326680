import { useLayoutEffect } from 'react'

import { findElement, findInComponent } from './anchor.ts'
import { nameElement } from './element-names.ts'
import type { Note } from './note.ts'
import { filterNotes } from './note-list.ts'
import { getLayerScroll, getRelation, type NotesPage, useNotes } from './notes-context.ts'
import type { Pin } from './notes-store.ts'
import type { NotesTexts } from './texts.ts'

/** The size of a pin, whose tip is at its lower left. None may make the page wider. */
const pinSize = 30

/**
 * Keeps the pins of the notes at their elements: when the page changes, when it is resized, and when it scrolls, because
 * a header may stay in view.
 */
export function usePins(): void {
  const { page, store, modal, notes } = useNotes()
  useLayoutEffect(() => {
    const related = filterNotes(notes).filter((note) => getRelation(note, page) !== 'elsewhere')
    const setPins = (pins: readonly Pin[]) => {
      if (JSON.stringify(pins) !== JSON.stringify(store.getState().pins)) store.setState({ pins })
    }
    if (related.length === 0) {
      setPins([])
      return undefined
    }
    let found: readonly (readonly [Note, Element | undefined])[] = []
    const find = () => {
      found = related.map((note) => [note, findPlace(note, page)] as const)
    }
    const place = () => {
      const pins = found
        .map(([note, element]) => ({ note, pin: placePin(note, element, modal) }))
        // A note on a component that this page does not show is not missing here.
        .filter(({ note, pin }) => pin.visibility === 'shown' || getRelation(note, page) === 'here')
        .map(({ pin }) => pin)
      setPins(keepApart(pins, getLayerScroll(modal).left))
    }
    find()
    place()
    return observe(page.root, (hasChanged) => {
      if (hasChanged) find()
      place()
    })
  }, [modal, notes, page, store])
}

/** Calls `onChange` in the next frame after the page moved or, with `true`, after its elements changed. */
function observe(root: Element, onChange: (hasChanged: boolean) => void): () => void {
  let frame = 0
  let hasChanged = false
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      onChange(hasChanged)
      hasChanged = false
    })
  }
  const controller = new AbortController()
  const options = { passive: true, capture: true, signal: controller.signal }
  for (const event of ['scroll', 'resize', 'toggle', 'transitionend'])
    addEventListener(event, schedule, options)
  const mutations = new MutationObserver(() => {
    hasChanged = true
    schedule()
  })
  mutations.observe(root, { attributes: true, childList: true, subtree: true })
  const sizes = new ResizeObserver(schedule)
  sizes.observe(root)
  return () => {
    cancelAnimationFrame(frame)
    controller.abort()
    mutations.disconnect()
    sizes.disconnect()
  }
}

/** The element of a note on a page. */
export function findPlace(note: Note, page: NotesPage): Element | undefined {
  const isSameLanguage = note.language === document.documentElement.lang
  const element = findElement(note.anchor, page, isSameLanguage)
  if (element !== undefined || getRelation(note, page) === 'here') return element
  return findInComponent(note.anchor, page)
}

/** The element of a note, as people call it; undefined if it is not on this page. */
export function nameNote(note: Note, page: NotesPage, texts: NotesTexts): string | undefined {
  const element = getRelation(note, page) === 'elsewhere' ? undefined : findPlace(note, page)
  return element === undefined ? undefined : nameElement(element, texts)
}

function placePin(
  { id, anchor }: Note,
  element: Element | undefined,
  modal: Element | undefined,
): Pin {
  if (element === undefined) return { id, visibility: 'gone', left: 0, top: 0 }
  const { left, top, width, height } = element.getBoundingClientRect()
  const pageWidth = document.documentElement.clientWidth
  const isShown =
    width > 0 &&
    height > 0 &&
    left < pageWidth &&
    left + width > 0 &&
    element.checkVisibility() &&
    // What is behind a modal dialog cannot be reached.
    modal?.contains(element) !== false
  if (!isShown) return { id, visibility: 'hidden', left: 0, top: 0 }
  const x = left + width * anchor.x
  const scroll = getLayerScroll(modal)
  return {
    id,
    visibility: 'shown',
    left: Math.round(Math.min(Math.max(x, 2), pageWidth - pinSize) + scroll.left),
    top: Math.round(Math.max(top + height * anchor.y + scroll.top, pinSize)),
  }
}

/** Moves a pin beside those that it would cover. */
function keepApart(pins: readonly Pin[], scrollLeft: number): Pin[] {
  const maxLeft = document.documentElement.clientWidth - pinSize + scrollLeft
  const placed: Pin[] = []
  for (const pin of pins) {
    let { left, top } = pin
    const isCovered = () =>
      placed.some(
        (other) =>
          other.visibility === 'shown' &&
          Math.abs(other.left - left) < pinSize &&
          Math.abs(other.top - top) < pinSize,
      )
    while (pin.visibility === 'shown' && isCovered()) {
      left += pinSize
      if (left > maxLeft) {
        ;({ left } = pin)
        top += pinSize
      }
    }
    placed.push({ ...pin, left, top })
  }
  return placed
}
