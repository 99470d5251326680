import * as z from 'zod/mini'

import { parseJson } from '#platform/parse-json.ts'

/** The path of a visa or of a lawyer. Stored paths may be anything, so nothing else is one. */
const ViewedPath = z
  .string()
  .check(
    z.regex(/^\/(?:detailsvisa\/[\w-]{1,100}\/[\w-]{1,100}|detailsavocatslist\/[1-9]\d{0,9})$/),
  )

/** Pages of a visa or a lawyer, newest first. */
export type ViewedPaths = readonly string[]

/** How many of each kind are shown. One more is kept: the page that is shown is not in its own list. */
export const maxRecentViews = 4

/** A page, as the records are looked up. */
export type View =
  | { readonly kind: 'visa'; readonly country: string; readonly visa: string }
  | { readonly kind: 'lawyer'; readonly id: string }

/** What a path leads to; undefined for other pages. */
export function parseView(path: string): View | undefined {
  if (!ViewedPath.safeParse(path).success) return undefined
  const [, page, first = '', second = ''] = path.split('/')
  return page === 'detailsvisa'
    ? { kind: 'visa', country: first, visa: second }
    : { kind: 'lawyer', id: first }
}

/** Reads stored paths; whatever else is stored gives none. */
export function parseViewedPaths(stored: string | null): ViewedPaths {
  const { data = [] } = z.array(ViewedPath).safeParse(parseJson(stored))
  return limit([...new Set(data)], maxRecentViews + 1)
}

/** Puts a page first. Pages that are neither a visa nor a lawyer are not kept. */
export function addViewedPath(paths: ViewedPaths, path: string): ViewedPaths {
  return parseView(path) === undefined
    ? paths
    : limit([path, ...paths.filter((known) => known !== path)], maxRecentViews + 1)
}

/** The newest of each kind. */
function limit(paths: ViewedPaths, max: number): ViewedPaths {
  const counts = { visa: 0, lawyer: 0 }
  return paths.filter((path) => {
    const view = parseView(path)
    return view !== undefined && ++counts[view.kind] <= max
  })
}
