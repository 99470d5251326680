import { useRouterState } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslation } from 'react-i18next'

import { OwnNameContext } from './page-name.ts'

/** What the page is called: the name its screen gives it, otherwise that of its route (spec 2.1). */
export function usePageName(): string {
  const { t } = useTranslation('layout')
  const { name: ownName } = use(OwnNameContext)
  const routeName = useRouterState({
    select: ({ matches }) =>
      matches.some(({ status }) => status === 'notFound')
        ? undefined
        : matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title,
  })
  if (routeName === undefined) return t('notFound.title')
  return ownName ?? t(`titles.${routeName}`)
}
