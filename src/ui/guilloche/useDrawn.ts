import { useEffect, useState, useSyncExternalStore, type RefCallback } from 'react'
import { flushSync } from 'react-dom'

import { useInView } from '../hooks/useInView.ts'

type Draw = () => void

/** All pictures that are not drawn yet; those near the view are next. */
const undrawn = new Set<Draw>()
const next = new Set<Draw>()

/**
 * When a picture is drawn. One that was prerendered stands in the page, and is taken over as it is. Another waits
 * until what is to be read has been painted and until it nears the view; then it is drawn in a frame of its
 * own, since its lines are several hundred elements. Paper has all of them.
 */
export function useDrawn(): [ref: RefCallback<SVGSVGElement> | undefined, isDrawn: boolean] {
  const isPrerendered = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [isDrawn, setDrawn] = useState(isPrerendered)
  const [ref, isNear] = useInView<SVGSVGElement>({ once: true, rootMargin: '50% 0px' })
  useEffect(() => {
    if (isDrawn) return
    const draw = () => {
      setDrawn(true)
    }
    undrawn.add(draw)
    if (isNear) enqueue(draw)
    return () => {
      undrawn.delete(draw)
      next.delete(draw)
    }
  }, [isDrawn, isNear])
  return [isDrawn ? undefined : ref, isDrawn]
}

/** Whether a page was prerendered does not change. */
const subscribe = () => () => {}

function enqueue(draw: Draw) {
  next.add(draw)
  if (next.size === 1) requestAnimationFrame(drawNext)
}

function drawNext() {
  const [draw] = next
  if (draw === undefined) return
  next.delete(draw)
  draw()
  if (next.size > 0) requestAnimationFrame(drawNext)
}

if (typeof window !== 'undefined') {
  addEventListener('beforeprint', () => {
    flushSync(() => {
      for (const draw of undrawn) draw()
    })
  })
}
