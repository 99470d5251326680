import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { useLateComponent } from './useLateComponent.ts'
import { recordView, useRecentViews } from './useRecentViews.ts'

/** Home, FAQ, directory, profiles and visas: where somebody chooses a visa or a lawyer. */
const pagePattern =
  /^\/_public\/(?:|faq|avocatslist\/|detailsavocatslist\/\$id|detailsvisa\/\$country\/\$visa)$/

const lateList = {
  load: async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed,
  texts: ['recentlyViewed', 'records/visas', 'records/lawyer-cards'],
} as const

/**
 * Notes which visas and lawyers are looked at, and shows the last ones at the end of the pages where that helps. The list
 * loads only once there is something in it. It is not prerendered: what a device has seen is not in a file.
 */
export function RecentViews() {
  const path = useRouterState({
    select: ({ matches }) => {
      const page = matches.at(-1)
      return page !== undefined && pagePattern.test(page.routeId) ? page.pathname : undefined
    },
  })
  const { paths } = useRecentViews()
  const [clearedPath, setClearedPath] = useState<string>()
  useEffect(() => {
    if (path !== undefined) recordView(path)
  }, [path])

  const hasOthers = paths.some((known) => known !== path)
  const isShown = path !== undefined && (hasOthers || clearedPath === path)
  const { Loaded: List } = useLateComponent(isShown, lateList)
  return (
    isShown &&
    List !== undefined && (
      <List key={path} path={path} isCleared={!hasOthers} onCleared={() => setClearedPath(path)} />
    )
  )
}
