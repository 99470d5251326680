import { useRouterState } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'

import { isAdminTitleKey, type PageTitleKey } from '#i18n/texts.ts'

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

/** The name that a screen gives the page, once it knows it: an article's title. */
interface PageNameOverride {
  readonly name: string | undefined
  readonly setName: (name: string | undefined) => void
}

/** Provided by the layout, which has the window's title; filled by PageMeta. */
export const PageNameOverrideContext = createContext<PageNameOverride>({
  name: undefined,
  setName: () => undefined,
})

/** The key of the title that the route gives the page (spec 2.1); undefined where nothing was found. */
export function useRouteTitle(): PageTitleKey | undefined {
  return useRouterState({
    select: ({ matches }) =>
      matches.some(({ status }) => status === 'notFound')
        ? undefined
        : matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title,
  })
}
