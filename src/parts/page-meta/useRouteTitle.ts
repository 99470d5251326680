import { useRouterState, type StaticDataRouteOption } from '@tanstack/react-router'

/** The key of a title: of the layout's texts, or of the back-office's with their namespace. */
export type RouteTitle = NonNullable<StaticDataRouteOption['title']>

/** The key of the title that the route gives the page (spec 2.1); undefined where nothing was found. */
export function useRouteTitle(): RouteTitle | undefined {
  return useRouterState({
    select: ({ matches }) =>
      matches.some(({ status }) => status === 'notFound')
        ? undefined
        : matches.findLast(({ staticData }) => staticData.title !== undefined)?.staticData.title,
  })
}
