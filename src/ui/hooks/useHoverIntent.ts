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
    const abortController = new AbortController()
    let timer: number | undefined
    const schedule = (event: PointerEvent, callback: () => void, delay: number) => {
      if (event.pointerType !== 'mouse') return
      window.clearTimeout(timer)
      timer = window.setTimeout(callback, delay)
    }
    const { signal } = abortController
    node.addEventListener(
      'pointerenter',
      (event) => {
        schedule(event, onEnter, enterDelay)
      },
      { signal },
    )
    node.addEventListener(
      'pointerleave',
      (event) => {
        schedule(event, onLeave, leaveDelay)
      },
      { signal },
    )
    // A press or a key decides; a hover that began before must not undo it.
    for (const type of ['pointerdown', 'keydown'])
      node.addEventListener(type, () => window.clearTimeout(timer), { signal })
    return () => {
      window.clearTimeout(timer)
      abortController.abort()
    }
  }, [target, onEnter, onLeave, enterDelay, leaveDelay])
}
