import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * After a navigation to another screen, focus moves to the main content and the page's title is
 * announced, as a document load would (WCAG 2.4.3, 4.1.3). A change within a screen, such as
 * another country in the address, moves nothing.
 */
export function useNavigationAnnouncement(title: string): string {
  const screen = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId })
  const settled = useRouterState({ select: ({ status }) => status === 'idle' })
  const shown = useRef<string | undefined>(undefined)
  const [announcement, setAnnouncement] = useState('')

  const onScreenShown = useEffectEvent((next: string | undefined) => {
    const isFirst = shown.current === undefined
    const isSame = shown.current === next
    shown.current = next
    if (isFirst || isSame) return
    setAnnouncement(title)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (settled) onScreenShown(screen)
  }, [screen, settled])

  return announcement
}
