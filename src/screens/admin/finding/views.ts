import type { TFunction } from 'i18next'

import { parseSavedViews, toFilterValue, type SavedView } from '#domain/saved-views.ts'
import { createStoredValue } from '#platform/stored-value.ts'

/** The views that the user has saved on this device. */
export const savedViews = createStoredValue('admin-views', parseSavedViews, (views) =>
  views.length === 0 ? null : JSON.stringify(views),
)

/**
 * The views that every list has if it has their filter, in their order. A view is one value of a filter: a new one is a line
 * here, with its name under `views` of `adminFinding`, and a filter in `useViewFilters` unless the list has it.
 */
const builtInViews = [
  { name: 'drafts', filter: 'statut', getValue: () => 'Brouillon' },
  { name: 'withoutImage', filter: 'image', getValue: (t) => t('filters.withoutImage') },
  { name: 'withoutEnglish', filter: 'anglais', getValue: (t) => t('filters.untranslated') },
  { name: 'withRemarks', filter: 'remarques', getValue: (t) => t('filters.remarked') },
  {
    name: 'savedSinceYesterday',
    filter: 'modifies',
    getValue: (t) => t('filters.savedSinceYesterday'),
  },
] as const satisfies readonly {
  name: string
  /** The id of the filter. */
  filter: string
  /** The value as displayed. */
  getValue: (t: TFunction<'adminFinding'>) => string
}[]

/** The built-in views of a list with these filters. */
export function getBuiltInViews(
  list: { readonly name: string; readonly filters: readonly { readonly id: string }[] },
  t: TFunction<'adminFinding'>,
): SavedView[] {
  return builtInViews
    .filter(({ filter }) => list.filters.some(({ id }) => id === filter))
    .map(({ name, filter, getValue }) => ({
      list: list.name,
      name: t(`views.${name}`),
      search: { [filter]: toFilterValue(getValue(t)) },
    }))
}
