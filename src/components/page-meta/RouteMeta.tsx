import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { Texts } from '#i18n/texts.ts'

import { PageMeta } from './PageMeta.tsx'
import { useRouteTitle } from './useRouteTitle.ts'

/**
 * What a page says of itself where the route is enough to say it: the text of `pages` with the key of
 * its title. A screen that knows more draws a PageMeta of its own, and its route says so.
 */
export function RouteMeta() {
  const { t, i18n } = useTranslation(['pages', 'layout'])
  const title = useRouteTitle()
  const hasOwnMeta = useRouterState({
    select: ({ matches }) => matches.at(-1)?.staticData.hasOwnMeta === true,
  })
  if (title === undefined) return <PageMeta description={t('layout:notFound.text')} noIndex />
  if (hasOwnMeta) return null

  const isDescribed = (key: string): key is keyof Texts['pages'] => i18n.exists(`pages:${key}`)
  return <PageMeta description={t(isDescribed(title) ? title : 'site')} />
}
