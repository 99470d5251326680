import type { ReactNode } from 'react'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

interface LoadingRegionProps {
  busy: boolean
  /** Announced while busy: 'Chargement des visas…'. */
  label: string
  /** Announced when loaded: '12 visas'. */
  doneLabel?: string | undefined
  children: ReactNode
  className?: string | undefined
}

/**
 * A region whose content is loading. The status is a sibling of the busy element: screen readers withhold the content
 * of a busy region.
 */
export function LoadingRegion({ busy, label, doneLabel, children, className }: LoadingRegionProps) {
  return (
    <>
      <VisuallyHidden role="status">{busy ? label : doneLabel}</VisuallyHidden>
      <div className={className} aria-busy={busy}>
        {children}
      </div>
    </>
  )
}
