import { describe, expect, it } from 'vitest'

import { type Area, getScrollForBox, placeBox } from './box-position.ts'

const room: Area = { left: 0, top: 0, right: 1280, bottom: 720 }
const size = { width: 368, height: 320 }
const place = (element: Area | undefined, pin?: { left: number; top: number }, within = room) =>
  placeBox(size.width, size.height, { room: within, element, pin })

function covers(position: { left: number; top: number }, { left, top, right, bottom }: Area) {
  return (
    position.left < right &&
    position.left + size.width > left &&
    position.top < bottom &&
    position.top + size.height > top
  )
}

describe('the box of a note', () => {
  it.each<[string, Area]>([
    ['at the start', { left: 80, top: 90, right: 700, bottom: 160 }],
    ['at the end', { left: 80, top: 600, right: 700, bottom: 690 }],
    ['in the middle, narrow', { left: 60, top: 320, right: 500, bottom: 400 }],
    ['in the middle, at the right', { left: 900, top: 320, right: 1270, bottom: 400 }],
    ['as high as the window', { left: 0, top: 0, right: 400, bottom: 720 }],
  ])('covers neither its element nor its pin: an element %s', (_, element) => {
    for (const pin of [
      { left: element.left, top: element.top },
      { left: element.right, top: element.bottom },
    ]) {
      const position = place(element, pin)
      expect(position.isClear).toBe(true)
      expect(covers(position, element)).toBe(false)
      expect(position.left).toBeGreaterThanOrEqual(0)
      expect(position.top + size.height).toBeLessThanOrEqual(720)
    }
  })

  it('stays in the part of the window that is the page’s', () => {
    const page = { ...room, right: 880 }
    const element = { left: 500, top: 100, right: 860, bottom: 200 }
    expect(place(element, undefined, page).left + size.width).toBeLessThanOrEqual(880)
  })

  it('is near the pin of an element that fills the window, and says so', () => {
    expect(place(room, { left: 640, top: 360 })).toMatchObject({ top: 372, isClear: false })
  })

  it('is in the middle without an element', () => {
    expect(place(undefined)).toEqual({ left: 456, top: 200, isClear: true })
  })
})

it('the page scrolls only if the element and its box then fit into the window', () => {
  const wide = { left: 0, top: 300, right: 1280, bottom: 400 }
  const { below = 0, above = 0 } = getScrollForBox(size.height, wide, room) ?? {}
  const move = (by: number) => ({ ...wide, top: wide.top - by, bottom: wide.bottom - by })
  for (const by of [below, above]) expect(place(move(by)).isClear).toBe(true)
  expect(getScrollForBox(size.height, { ...wide, bottom: 900 }, room)).toBeUndefined()
})
