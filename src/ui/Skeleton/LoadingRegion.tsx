import { type ReactNode, useDeferredValue } from 'react'

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
 * of a busy region. It is busy until what was loaded is rendered, which is done in slices: a page of records would be one
 * long task.
 */
export function LoadingRegion({ busy, label, doneLabel, children, className }: LoadingRegionProps) {
  const placeholder = useDeferredValue(busy ? children : undefined)
  const isRendering = !busy && placeholder !== undefined
  const isBusy = busy || isRendering
  return (
    <>
      <VisuallyHidden role="status">{isBusy ? label : doneLabel}</VisuallyHidden>
      <div className={className} aria-busy={isBusy}>
        {isRendering ? placeholder : children}
      </div>
    </>
  )
}
