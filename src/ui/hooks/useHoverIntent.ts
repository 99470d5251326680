import { useEffect, useEffectEvent, type RefObject } from 'react'

interface HoverIntentOptions {
  onEnter: () => void
  onLeave: () => void
  /** How long the mouse must rest on the element, in milliseconds. */
  enterDelay?: number
}

/** How long the mouse must be elsewhere, in milliseconds. */
const leaveDelay = 240

/** Reports when a mouse rests on an element and when it leaves. Touch and pen are ignored. */
export function useHoverIntent(
  target: RefObject<HTMLElement | null>,
  { onEnter, onLeave, enterDelay = 120 }: HoverIntentOptions,
) {
  const enter = useEffectEvent(onEnter)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const node = target.current
    if (!node) return undefined
    const abortController = new AbortController()
    const { signal } = abortController
    let timer: number | undefined
    const schedule = ({ pointerType }: PointerEvent, callback: () => void, delay: number) => {
      if (pointerType !== 'mouse') return
      window.clearTimeout(timer)
      timer = window.setTimeout(callback, delay)
    }
    node.addEventListener('pointerenter', (event) => schedule(event, enter, enterDelay), { signal })
    node.addEventListener('pointerleave', (event) => schedule(event, leave, leaveDelay), { signal })
    // A press or a key decides; a hover that began before must not undo it.
    for (const type of ['pointerdown', 'keydown'])
      node.addEventListener(type, () => window.clearTimeout(timer), { signal })
    return () => {
      window.clearTimeout(timer)
      abortController.abort()
    }
  }, [target, enterDelay])
}
