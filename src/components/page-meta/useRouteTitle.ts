import { useRouterState } from '@tanstack/react-router'

import type { PageTitleKey } from '#i18n/texts.ts'

/** The key of the title that the route gives the page (spec 2.1); undefined where nothing was found. */
export function useRouteTitle(): PageTitleKey | undefined {
  return useRouterState({
    select: ({ matches }) =>
      matches.some(({ status }) => status === 'notFound')
        ? undefined
        : matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title,
  })
}
