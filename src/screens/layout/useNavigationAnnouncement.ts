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
      return match?.staticData.pagePerAddress === true ? match.pathname : match?.routeId
    },
  })
  const settled = useRouterState({ select: ({ status }) => status === 'idle' })
  const shown = useRef<string | undefined>(undefined)
  const [hasArrived, setArrived] = useState(false)

  useEffect(() => {
    if (!settled) return
    const isFirst = shown.current === undefined
    const isSame = shown.current === page
    shown.current = page
    if (isFirst || isSame) return
    setArrived(true)
    const part = document.getElementById(location.hash.slice(1))
    const target = part?.hasAttribute('tabindex') === true ? part : document.querySelector('main')
    target?.focus({ preventScroll: true })
  }, [page, settled])

  return hasArrived ? title : ''
}
