import * as z from 'zod/mini'

import { foldText } from '#platform/text.ts'

import { slugify } from './slug.ts'
import { parseStoredList } from './stored-list.ts'

/** The search parameters of a list, as its URL has them. */
export type ViewSearch = Readonly<Partial<Record<string, string>>>

/** A named URL of a list. */
export interface SavedView {
  /** The list that it is a view of. */
  readonly list: string
  readonly name: string
  readonly search: ViewSearch
}

export const maxViewNameLength = 60
/** More would make the row above a list a list of its own. */
export const maxSavedViews = 40

const SavedViewSchema = z.object({
  list: z.string().check(z.regex(/^[a-z]{1,30}$/)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxViewNameLength)),
  search: z
    .catchall(z.object({}), z.string().check(z.minLength(1), z.maxLength(1000)))
    .check(z.refine((search) => Object.keys(search).every((key) => /^[\w-]{1,40}$/.test(key)))),
})

/** Reads stored views. Each that cannot be read is left out; whatever else is stored gives none. */
export function parseSavedViews(stored: string | null): readonly SavedView[] {
  const views = parseStoredList(stored, SavedViewSchema)
  return views
    .filter((view, index) => views.findIndex((other) => isSameView(other, view)) === index)
    .slice(0, maxSavedViews)
}

type ViewKey = Pick<SavedView, 'list' | 'name'>

/** Whether two views have one name, whatever its case and accents. */
export function isSameView(a: ViewKey, b: ViewKey): boolean {
  return a.list === b.list && foldText(a.name.trim()) === foldText(b.name.trim())
}

/** Adds a view at the end. */
export function addView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...removeView(views, view), { ...view, name: view.name.trim() }].slice(-maxSavedViews)
}

/** Gives a view another name; it stays in its place. */
export function renameView(
  views: readonly SavedView[],
  renamed: ViewKey,
  name: string,
): readonly SavedView[] {
  return views.map((view) => (isSameView(view, renamed) ? { ...view, name: name.trim() } : view))
}

export function removeView(views: readonly SavedView[], removed: ViewKey): readonly SavedView[] {
  return views.filter((view) => !isSameView(view, removed))
}

/** The value of a filter in a URL. A label without a slug, such as '!', is its own value. */
export function toFilterValue(label: string): string {
  return slugify(label) || label
}

/** How a list shows its records, and which part of them. */
const layoutParameters: ReadonlySet<string> = new Set(['tri', 'page', 'lignes', 'colonnes'])

/** What selects records: the search and the filters. */
export function getSelection(search: ViewSearch): ViewSearch {
  return Object.fromEntries(Object.entries(search).filter(([name]) => !layoutParameters.has(name)))
}

/** What a view keeps of a URL: everything but the page. */
export function toViewSearch(search: ViewSearch): ViewSearch {
  return Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'page'))
}

/**
 * The view that a list shows: the one of exactly this URL, or else one that selects the same records. Another order or other
 * columns are still the same view. A list that selects nothing shows no view.
 */
export function findShownView<View extends Pick<SavedView, 'search'>>(
  views: readonly View[],
  search: ViewSearch,
): View | undefined {
  const exact = views.find((view) => isEqual(view.search, toViewSearch(search)))
  const selection = getSelection(search)
  if (exact !== undefined || Object.keys(selection).length === 0) return exact
  return views.find((view) => isEqual(getSelection(view.search), selection))
}

function isEqual(a: ViewSearch, b: ViewSearch): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

/** The URL of a list without what a view has set. */
export function leaveView(view: Pick<SavedView, 'search'>, search: ViewSearch): ViewSearch {
  const { page: _, ...others } = search
  return Object.fromEntries(Object.entries(others).filter(([name]) => !(name in view.search)))
}
