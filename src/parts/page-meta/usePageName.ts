import { use } from 'react'
import { useTranslation } from 'react-i18next'

import { OwnNameContext } from './page-name.ts'
import { useRouteTitle, type RouteTitle } from './useRouteTitle.ts'

/** What the page is called: the name its screen gives it, otherwise that of its route (spec 2.1). */
export function usePageName(): string {
  const { t, i18n } = useTranslation('layout')
  const { name: ownName } = use(OwnNameContext)
  const title = useRouteTitle()
  if (title === undefined) return t('notFound.title')
  if (ownName !== undefined) return ownName
  return isBackOfficeTitle(title) ? i18n.t(title) : t(`titles.${title}`)
}

/** A title of the back-office says in which texts it stands. */
function isBackOfficeTitle(key: RouteTitle): key is Extract<RouteTitle, `admin${string}`> {
  return key.includes(':')
}
