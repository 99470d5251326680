import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { hasJustWritten } from '#api/client.ts'
import { usePageNotices } from '#components/usePageNotices.ts'

import { ErrorFallback } from '../screens/error/ErrorPages.tsx'
import { keepFields } from './early-input.ts'

/** More than this within {@link periodMs} means that drawing again does not help. */
const maxRedraws = 3
const periodMs = 60_000
let redrawTimes: readonly number[] = []

/**
 * Draws a screen anew by itself if React could not change it because something else had, such as a page translator or an
 * extension (react#11538). Keeps what is typed, and says if something was saved, so that nobody saves it twice. Any other
 * error shows `ErrorFallback`.
 */
export function RedrawOrErrorFallback(props: ErrorComponentProps) {
  const { error, reset } = props
  // Read while rendering: the old page is then still there.
  const [fillFields] = useState(() => (mayRedraw(error) ? keepFields(document.body) : undefined))
  const hasBegun = useRef(false)
  useEffect(() => {
    if (fillFields === undefined || hasBegun.current) return
    hasBegun.current = true
    redrawTimes = [...redrawTimes, performance.now()]
    console.info('Something else has changed the page. It is drawn again.', error)
    if (hasJustWritten()) usePageNotices.setState({ isSaved: true })
    setTimeout(() => {
      flushSync(reset)
      fillFields()
    })
  }, [fillFields, reset, error])
  return fillFields === undefined ? <ErrorFallback {...props} /> : null
}

/** Whether the error is that of a node that is not where React has put it, and not for ever. */
function mayRedraw(error: unknown): boolean {
  const now = performance.now()
  const recent = redrawTimes.filter((time) => now - time < periodMs)
  return (
    error instanceof DOMException && error.name === 'NotFoundError' && recent.length < maxRedraws
  )
}
