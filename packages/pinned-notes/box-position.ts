/** A rectangle of the window, in pixels. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Position {
  readonly left: number
  readonly top: number
}

/** The distance of a box from its element, its pin and the edges of the window, in pixels. */
export const gap = 12
/** The width and height of a pin in the style sheet, in pixels. `usePins` reserves a little more. */
const pinSize = 28

export interface Surroundings {
  /** What a box may use of the window. */
  readonly room: Area
  /** The element of the note; undefined if it is not on the page. */
  readonly element: Area | undefined
  /** Where the tip of the pin is; undefined if there is no pin. */
  readonly pin: Position | undefined
}

/**
 * Where a box covers neither its element nor its pin: below them, above them, or beside them. Where nothing is free, as
 * around an element that fills the window, it is near the pin, and not clear.
 */
export function placeBox(
  width: number,
  height: number,
  { room, element, pin }: Surroundings,
): Position & { readonly isClear: boolean } {
  const maxLeft = room.right - gap - width
  const maxTop = room.bottom - gap - height
  const toLeft = (left: number) => Math.max(Math.min(left, maxLeft), room.left + gap)
  const toTop = (top: number) => Math.max(Math.min(top, maxTop), room.top + gap)
  if (pin === undefined && element === undefined) {
    const left = toLeft((room.left + room.right - width) / 2)
    return { left, top: toTop((room.top + room.bottom - height) / 2), isClear: true }
  }
  const tip = pin ?? { left: element?.left ?? 0, top: element?.top ?? 0 }
  const drop: Area = {
    left: tip.left,
    top: tip.top - pinSize,
    right: tip.left + pinSize,
    bottom: tip.top,
  }
  const taken = element === undefined ? drop : surround(element, drop)
  const start = toLeft(tip.left - gap)
  const places = [
    { left: start, top: taken.bottom + gap },
    { left: start, top: taken.top - gap - height },
    { left: taken.right + gap, top: toTop(tip.top - pinSize) },
    { left: taken.left - gap - width, top: toTop(tip.top - pinSize) },
  ]
  const free = places.find(
    ({ left, top }) =>
      left >= room.left + gap && left <= maxLeft && top >= room.top + gap && top <= maxTop,
  )
  if (free !== undefined) return { ...free, isClear: true }
  const isBelow = tip.top + gap <= maxTop
  return {
    left: isBelow ? start : toLeft(tip.left + pinSize + gap),
    top: toTop(tip.top + gap),
    isClear: false,
  }
}

function surround(first: Area, second: Area): Area {
  return {
    left: Math.min(first.left, second.left),
    top: Math.min(first.top, second.top),
    right: Math.max(first.right, second.right),
    bottom: Math.max(first.bottom, second.bottom),
  }
}

/** The least height of a box beside a tall element, which is then scrolled itself, in pixels. */
const minHeight = 240

/** The height that an element leaves to its box, in pixels; undefined if that is too little. */
export function getHeightForBox(element: Area, { top, bottom }: Area): number | undefined {
  const left = bottom - top - (element.bottom - element.top) - pinSize - 3 * gap
  return left < minHeight ? undefined : left
}

/**
 * How far the page should scroll, in pixels, for a box of this height to have room below an element, and then above it;
 * undefined if element and box do not fit into the window together.
 */
export function getScrollForBox(
  height: number,
  element: Area,
  room: Area,
): { readonly below: number; readonly above: number } | undefined {
  if (height > (getHeightForBox(element, room) ?? 0)) return undefined
  return {
    below: element.top - room.top - pinSize - gap,
    above: element.bottom - room.bottom + gap,
  }
}
