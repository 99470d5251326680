import { useMatch, useRouterState } from '@tanstack/react-router'

const trim = (path: string) => path.replace(/\/$/, '')

/**
 * The entry of the history that a page shows: the key of a form whose fields stand in the URL. Another entry has other values,
 * and Back must not leave the fields of the page that it leaves. A replaced URL keeps its entry, and the fields.
 */
export function useHistoryEntry(from: '/_public/lettre/' | '/_public/jours-schengen'): number {
  const page = useMatch({ from, select: ({ pathname }) => trim(pathname) })
  return useRouterState({
    // While it is left, the entry that is shown; while it is coming, its own: a second form would take its place.
    select: ({ location, resolvedLocation: shown }) =>
      (shown !== undefined && trim(shown.pathname) === page ? shown : location).state.__TSR_index,
  })
}
