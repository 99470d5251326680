import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/**
 * After a navigation to another page, focus moves to the main content, or to the part of it that the
 * address names, and the page's title is announced, as a document load would (WCAG 2.4.3, 4.1.3); a title
 * that is known later is announced then. A change within a page, such as another country in the address, moves nothing.
 */
export function useNavigationAnnouncement(title: string): string {
  const page = useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1)
      return match?.staticData.hasPagePerPath === true ? match.pathname : match?.routeId
    },
  })
  const isIdle = useRouterState({ select: ({ status }) => status === 'idle' })
  const previousPageRef = useRef<string | undefined>(undefined)
  const [hasNavigated, setHasNavigated] = useState(false)

  useEffect(() => {
    if (!isIdle) return
    const isFirst = previousPageRef.current === undefined
    const isSame = previousPageRef.current === page
    previousPageRef.current = page
    if (isFirst || isSame) return
    setHasNavigated(true)
    const part = document.getElementById(location.hash.slice(1))
    const target = part?.hasAttribute('tabindex') === true ? part : document.querySelector('main')
    target?.focus({ preventScroll: true })
  }, [page, isIdle])

  return hasNavigated ? title : ''
}
