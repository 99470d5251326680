import { useRouterState } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'

import { isAdminTitleKey, type PageTitleKey } from '#i18n/texts.ts'

/** The page's name: the override of its screen, otherwise the title of its route (spec 2.1). */
export function usePageName(): string {
  const { t, i18n } = useTranslation(['layout', 'pages'])
  const { name } = use(PageNameOverrideContext)
  const title = useRouteTitle()
  const hasFailed = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'error'),
  })
  if (title === undefined) return t('notFound.title')
  if (name !== undefined) return name
  if (!isAdminTitleKey(title)) return t(`pages:${title}.title`)
  // The texts of the back-office may not be loaded. Not a type guard: the key already has the right
  // type.
  const isLoaded: boolean = i18n.exists(title)
  if (!isLoaded) return t(hasFailed ? 'failed.title' : 'loading')
  return i18n.t(title)
}

/** The name that a screen sets once its data is loaded, such as an article's title. */
interface PageNameOverride {
  readonly name: string | undefined
  readonly setName: (name: string | undefined) => void
}

/** Provided by the layout, which sets the document title; set by PageMeta. */
export const PageNameOverrideContext = createContext<PageNameOverride>({
  name: undefined,
  setName: () => undefined,
})

/** The title key of the current route (spec 2.1); undefined if no route matches. */
export function useRouteTitle(): PageTitleKey | undefined {
  return useRouterState({
    select: ({ matches }) =>
      matches.some(({ status }) => status === 'notFound')
        ? undefined
        : matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title,
  })
}
