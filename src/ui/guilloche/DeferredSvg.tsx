import type { ReactNode, SVGProps } from 'react'

import type * as drawingsModule from './drawings.tsx'
import { useDeferredDrawing } from './useDeferredDrawing.ts'

type Drawings = typeof drawingsModule

interface DeferredSvgProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** The accessible name; without it the drawing is decorative. */
  label?: string | undefined
  /** The content, rendered later (`useDeferredDrawing`). The size must not depend on it. */
  children: (drawings: Drawings) => ReactNode
}

let drawings: Drawings | undefined

/** If the module fails to load, drawings stay empty: they are decorative. The next drawing retries. */
async function loadDrawings() {
  drawings ??= await import('./drawings.tsx')
}

/** An SVG whose lines are rendered on the client only. */
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
