import { useEffect, useState, useSyncExternalStore, type RefCallback } from 'react'
import { flushSync } from 'react-dom'

import { useInView } from '../hooks/useInView.ts'

type Draw = () => void

/** All pictures that are not drawn yet; those near the view are next. */
const pendingDraws = new Set<Draw>()
const drawQueue = new Set<Draw>()

interface DrawingOptions {
  /** Fetches what the picture is drawn with; from a function that stays the same. */
  prepare?: () => Promise<void>
  /** Whether a page that is written at build has the picture in it: it is taken over as it is. */
  isPrerendered?: boolean
}

/**
 * When a picture is drawn: once what is to be read has been painted and the picture nears the view, in a frame
 * of its own, since its lines are several hundred elements. Paper has all pictures.
 */
export function useDeferredDrawing({
  prepare = noPreparation,
  isPrerendered = false,
}: DrawingOptions): [ref: RefCallback<SVGSVGElement> | undefined, isDrawn: boolean] {
  const isHydrating = useSyncExternalStore(
    neverNotify,
    () => false,
    () => true,
  )
  const [isDrawn, setDrawn] = useState(isPrerendered && isHydrating)
  const [ref, isNear] = useInView<SVGSVGElement>({ once: true, rootMargin: '50% 0px' })
  useEffect(() => {
    if (isDrawn) return
    let isCancelled = false
    const draw = () => {
      setDrawn(true)
    }
    const prepareAndEnqueue = async () => {
      await prepare()
      if (isCancelled) return
      pendingDraws.add(draw)
      if (isNear) enqueue(draw)
    }
    // An ornament that cannot be had is no reason for a message.
    prepareAndEnqueue().catch(() => undefined)
    return () => {
      isCancelled = true
      pendingDraws.delete(draw)
      drawQueue.delete(draw)
    }
  }, [prepare, isDrawn, isNear])
  return [isDrawn ? undefined : ref, isDrawn]
}

const noPreparation = () => Promise.resolve()

/** Where a page came from does not change. */
const neverNotify = () => () => {}

function enqueue(draw: Draw) {
  drawQueue.add(draw)
  if (drawQueue.size === 1) requestAnimationFrame(drawNext)
}

function drawNext() {
  const [draw] = drawQueue
  if (draw === undefined) return
  drawQueue.delete(draw)
  draw()
  if (drawQueue.size > 0) requestAnimationFrame(drawNext)
}

if (typeof window !== 'undefined') {
  addEventListener('beforeprint', () => {
    flushSync(() => {
      for (const draw of pendingDraws) draw()
    })
  })
}
