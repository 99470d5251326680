import { useEffect, useState, useSyncExternalStore, type RefCallback } from 'react'
import { flushSync } from 'react-dom'

import { useInView } from '../hooks/useInView.ts'

type Draw = () => void

/** All pictures that are not drawn yet; those near the view are next. */
const undrawn = new Set<Draw>()
const next = new Set<Draw>()

interface Drawing {
  /** Fetches what the picture is drawn with; from a function that stays the same. */
  prepare?: () => Promise<void>
  /** Whether a page that is written at build has the picture in it: it is taken over as it is. */
  isPrerendered?: boolean
}

/**
 * When a picture is drawn: once what is to be read has been painted and the picture nears the view, in a frame
 * of its own, since its lines are several hundred elements. Paper has all pictures.
 */
export function useDrawn({
  prepare = prepared,
  isPrerendered = false,
}: Drawing): [ref: RefCallback<SVGSVGElement> | undefined, isDrawn: boolean] {
  const isTakenOver = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [isDrawn, setDrawn] = useState(isPrerendered && isTakenOver)
  const [ref, isNear] = useInView<SVGSVGElement>({ once: true, rootMargin: '50% 0px' })
  useEffect(() => {
    if (isDrawn) return
    let isGone = false
    const draw = () => {
      setDrawn(true)
    }
    const enter = async () => {
      await prepare()
      if (isGone) return
      undrawn.add(draw)
      if (isNear) enqueue(draw)
    }
    // An ornament that cannot be had is no reason for a message.
    enter().catch(() => undefined)
    return () => {
      isGone = true
      undrawn.delete(draw)
      next.delete(draw)
    }
  }, [prepare, isDrawn, isNear])
  return [isDrawn ? undefined : ref, isDrawn]
}

const prepared = () => Promise.resolve()

/** Where a page came from does not change. */
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
