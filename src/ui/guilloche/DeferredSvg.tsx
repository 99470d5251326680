import type { ReactNode, SVGProps } from 'react'

import type * as drawingsModule from './drawings.tsx'
import { useDeferredDrawing } from './useDeferredDrawing.ts'

type Drawings = typeof drawingsModule

interface DeferredSvgProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Names the picture for who cannot see it; without it, it is an ornament. */
  label?: string | undefined
  /** What is in it, once it is drawn (`useDrawn`). Its size must not depend on it. */
  children: (drawings: Drawings) => ReactNode
}

let drawings: Drawings | undefined

/** Where the file cannot be had, pictures stay empty: they are ornaments. The next picture asks for it again. */
async function loadDrawings() {
  drawings ??= await import('./drawings.tsx')
}

/** The frame of a picture whose lines come with the client, and are in no prerendered page. */
export function DeferredSvg({ label, children, ...rest }: DeferredSvgProps) {
  const [ref, isDrawn] = useDeferredDrawing({ prepare: loadDrawings })
  return (
    <svg
      ref={ref}
      {...rest}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isDrawn && drawings && children(drawings)}
    </svg>
  )
}
