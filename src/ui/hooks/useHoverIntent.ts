import { useEffect, type RefObject } from 'react'

interface HoverIntentOptions {
  onEnter: () => void
  onLeave: () => void
  /** Milliseconds of staying before it counts. */
  enterDelay?: number
  leaveDelay?: number
}

/** Tells of a mouse that stays over an element, and of one that has left. Touch and pen never count. */
export function useHoverIntent(
  target: RefObject<HTMLElement | null>,
  { onEnter, onLeave, enterDelay = 120, leaveDelay = 240 }: HoverIntentOptions,
) {
  useEffect(() => {
    const node = target.current
    if (!node) return undefined
    let timer: number | undefined
    const schedule = (event: PointerEvent, callback: () => void, delay: number) => {
      if (event.pointerType !== 'mouse') return
      window.clearTimeout(timer)
      timer = window.setTimeout(callback, delay)
    }
    const onPointerEnter = (event: PointerEvent) => schedule(event, onEnter, enterDelay)
    const onPointerLeave = (event: PointerEvent) => schedule(event, onLeave, leaveDelay)
    node.addEventListener('pointerenter', onPointerEnter)
    node.addEventListener('pointerleave', onPointerLeave)
    return () => {
      window.clearTimeout(timer)
      node.removeEventListener('pointerenter', onPointerEnter)
      node.removeEventListener('pointerleave', onPointerLeave)
    }
  }, [target, onEnter, onLeave, enterDelay, leaveDelay])
}
