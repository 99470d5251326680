import { useEffect, useState, useSyncExternalStore, type RefCallback } from 'react'
import { flushSync } from 'react-dom'

import { useInView } from '../hooks/useInView.ts'

type Draw = () => void

/** All drawings not rendered yet; those near the viewport come first. */
const pendingDraws = new Set<Draw>()
const drawQueue = new Set<Draw>()

interface DrawingOptions {
  /** Loads the drawing code; must be a stable function. */
  prepare?: () => Promise<void>
  /** Whether the prerendered page includes the drawing and hydrates it. */
  isPrerendered?: boolean
}

/**
 * Renders a drawing after the text has been painted and when it nears the viewport, one a frame, because each has
 * several hundred elements. Printing renders all.
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
    // A missing decoration needs no message.
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
