import { parseSavedViews, toFilterValue, type SavedView } from '#domain/saved-views.ts'
import { createStoredValue } from '#platform/stored-value.ts'

import type { ListDefinition, ListRecord } from '../../core/table/list-definition.ts'

/** The views that the user has saved on this device. */
export const savedViews = createStoredValue('admin-views', parseSavedViews, (views) =>
  views.length === 0 ? null : JSON.stringify(views),
)

/** The built-in views of a list: those of its filters. */
export function getBuiltInViews<Row extends ListRecord>({
  name: list,
  filters,
}: Pick<ListDefinition<Row>, 'name' | 'filters'>): SavedView[] {
  return filters.flatMap(({ id, view }) =>
    view === undefined
      ? []
      : [{ list, name: view.name, search: { [id]: toFilterValue(view.value) } }],
  )
}
