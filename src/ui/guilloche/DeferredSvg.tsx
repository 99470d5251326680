import {
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type SVGProps,
} from 'react'
import { flushSync } from 'react-dom'

import { useInView } from '../hooks/useInView.ts'
import type * as drawingsModule from './drawings.tsx'

type Drawings = typeof drawingsModule

interface DeferredSvgProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /**
   * The content, rendered later. The size must not depend on it. Wrap the caller in `memo`: each new function computes
   * the drawing again.
   */
  children: (drawings: Drawings) => ReactNode
}

/** A decorative SVG whose lines the client renders when it nears the viewport or the page is printed. */
export function DeferredSvg({ children, ...rest }: DeferredSvgProps) {
  const [ref, isNear] = useInView<SVGSVGElement>({ once: true, rootMargin: '50% 0px' })
  const [isPrinted, setPrinted] = useState(false)
  const drawings = useDrawings()
  // With a low priority: React yields between the drawings of a list.
  const isDrawn = useDeferredValue(isNear && drawings !== undefined)
  useEffect(() => {
    const draw = () => flushSync(() => setPrinted(true))
    addEventListener('beforeprint', draw, { once: true })
    return () => removeEventListener('beforeprint', draw)
  }, [])
  const isShown = isDrawn || isPrinted
  // Computing a figure takes milliseconds.
  const lines = useMemo(
    () => isShown && drawings && children(drawings),
    [isShown, drawings, children],
  )
  return (
    <svg ref={ref} {...rest} aria-hidden>
      {lines}
    </svg>
  )
}

let loadedDrawings: Drawings | undefined

/** The drawing code, which loads after the first paint. If it fails, drawings stay empty: they are decorative. */
function useDrawings(): Drawings | undefined {
  const [drawings, setDrawings] = useState<Drawings>()
  useEffect(() => {
    const load = async () => {
      loadedDrawings ??= await import('./drawings.tsx')
      setDrawings(loadedDrawings)
    }
    load().catch(() => undefined)
  }, [])
  return drawings
}
