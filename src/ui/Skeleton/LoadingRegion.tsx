import type { ReactNode } from 'react'

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

interface LoadingRegionProps {
  busy: boolean
  /** Said while busy: 'Chargement des visas…'. */
  label: string
  /** Said once it is there: '12 visas'. Nothing is said without it. */
  doneLabel?: string
  children: ReactNode
  className?: string | undefined
}

/**
 * A place whose content is being fetched. The status stands beside the busy element, not in it:
 * what is inside a busy region is kept back by screen readers.
 */
export function LoadingRegion({ busy, label, doneLabel, children, className }: LoadingRegionProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` belongs to a form */}
      <VisuallyHidden role="status">{busy ? label : doneLabel}</VisuallyHidden>
      <div className={className} aria-busy={busy}>
        {children}
      </div>
    </>
  )
}
