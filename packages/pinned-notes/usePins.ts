import { useLayoutEffect } from 'react'

import { findElement } from './anchor.ts'
import { isHere, useNotes } from './notes-context.ts'
import { type Area, newNoteId, type Pin } from './notes-store.ts'

/** The size of a pin, whose tip is at its lower left. None may make the page wider. */
const pinSize = 30

/** Keeps the pins at the elements of their notes when the page changes, is resized or scrolls within itself. */
export function usePins(): void {
  const { page, store, notes, view } = useNotes()
  useLayoutEffect(() => {
    const find = () =>
      notes
        .filter((note) => isHere(note, page))
        .map(({ id, anchor: { steps, x, y }, language }) => {
          const isSameLanguage = language === document.documentElement.lang
          return { id, x, y, element: findElement(steps, page, isSameLanguage) }
        })
    const place = () => {
      const added = view?.kind === 'writing' ? [{ ...view, id: newNoteId }] : []
      const pins: Pin[] = []
      for (const found of [...find(), ...added]) pins.push(placePin(found, pins))
      if (JSON.stringify(pins) !== JSON.stringify(store.getState().pins)) store.setState({ pins })
    }
    place()
    return observe(page.root, place)
  }, [notes, page, store, view])
}

/** Calls `onChange` in the next frame after the page moved or changed. */
function observe(root: Element, onChange: () => void): () => void {
  let frame = 0
  const schedule = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(onChange)
  }
  const controller = new AbortController()
  const options = { passive: true, capture: true, signal: controller.signal }
  for (const event of ['scroll', 'resize', 'transitionend'])
    addEventListener(event, schedule, options)
  const mutations = new MutationObserver(schedule)
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

/** Where an element is in the page. */
export function getArea(element: Element): Area {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height }
}

type Place = Readonly<{ id: string; element: Element | undefined; x: number; y: number }>

/** Puts a pin at its element, beside the pins that it would cover. It has no area if the element cannot be seen. */
function placePin({ id, element, x, y }: Place, placed: readonly Pin[]): Pin {
  const pageWidth = document.documentElement.clientWidth
  const area = element?.checkVisibility() === true ? getArea(element) : undefined
  const isInPage =
    area !== undefined && area.left < pageWidth && area.left + area.width > 0 && area.height > 0
  if (!isInPage) return { id, area: undefined, left: 0, top: 0 }
  let left = Math.round(Math.min(Math.max(area.left + area.width * x, 2), pageWidth - pinSize))
  let top = Math.round(Math.max(area.top + area.height * y, pinSize))
  const isCovered = (pin: Pin) =>
    pin.area !== undefined && Math.hypot(pin.left - left, pin.top - top) < pinSize
  while (placed.some(isCovered)) {
    if (left + 2 * pinSize <= pageWidth) left += pinSize
    else top += pinSize
  }
  return { id, area, left, top }
}
