import { useRouterState } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslation } from 'react-i18next'

import { isAdminTitleKey } from '#i18n/texts.ts'

import { PageNameOverrideContext } from './page-name-context.ts'
import { useRouteTitle } from './useRouteTitle.ts'

/** What the page is called: the name its screen gives it, otherwise that of its route (spec 2.1). */
export function usePageName(): string {
  const { t, i18n } = useTranslation('layout')
  const { name } = use(PageNameOverrideContext)
  const title = useRouteTitle()
  const hasFailed = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'error'),
  })
  if (title === undefined) return t('notFound.title')
  if (name !== undefined) return name
  if (!isAdminTitleKey(title)) return t(`titles.${title}`)
  // Its texts come with the back-office, or do not. No guard of a type: the key is one already.
  const isThere: boolean = i18n.exists(title)
  if (!isThere) return t(hasFailed ? 'failed.title' : 'loading')
  return i18n.t(title)
}
