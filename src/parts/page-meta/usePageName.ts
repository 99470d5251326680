import { use } from 'react'
import { useTranslation } from 'react-i18next'

import { isBackOfficeTitle } from '#i18n/texts.ts'

import { OwnNameContext } from './page-name.ts'
import { useRouteTitle } from './useRouteTitle.ts'

/** What the page is called: the name its screen gives it, otherwise that of its route (spec 2.1). */
export function usePageName(): string {
  const { t, i18n } = useTranslation('layout')
  const { name: ownName } = use(OwnNameContext)
  const title = useRouteTitle()
  if (title === undefined) return t('notFound.title')
  if (ownName !== undefined) return ownName
  return isBackOfficeTitle(title) ? i18n.t(title) : t(`titles.${title}`)
}
