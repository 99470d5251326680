import { useEffect, type RefObject } from 'react'

interface HoverIntent {
  onEnter: () => void
  onLeave: () => void
  /** Milliseconds of staying before it counts. */
  enterDelay?: number
  leaveDelay?: number
}

/** Tells of a mouse that stays over an element, and of one that has left. Touch and pen never count. */
export function useHoverIntent(
  target: RefObject<HTMLElement | null>,
  { onEnter, onLeave, enterDelay = 120, leaveDelay = 240 }: HoverIntent,
) {
  useEffect(() => {
    const node = target.current
    if (!node) return undefined
    let timer: number | undefined
    const wait = (event: PointerEvent, then: () => void, delay: number) => {
      if (event.pointerType !== 'mouse') return
      window.clearTimeout(timer)
      timer = window.setTimeout(then, delay)
    }
    const entered = (event: PointerEvent) => wait(event, onEnter, enterDelay)
    const left = (event: PointerEvent) => wait(event, onLeave, leaveDelay)
    node.addEventListener('pointerenter', entered)
    node.addEventListener('pointerleave', left)
    return () => {
      window.clearTimeout(timer)
      node.removeEventListener('pointerenter', entered)
      node.removeEventListener('pointerleave', left)
    }
  }, [target, onEnter, onLeave, enterDelay, leaveDelay])
}
