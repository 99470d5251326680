import { useEffect, type RefObject } from 'react'

interface HoverIntentOptions {
  onEnter: () => void
  onLeave: () => void
  /** The delay before a hover counts, in milliseconds. */
  enterDelay?: number
  leaveDelay?: number
}

/** Reports when a mouse rests on an element and when it leaves. Touch and pen are ignored. */
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
