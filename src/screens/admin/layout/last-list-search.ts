import { create } from 'zustand'

import type { ListSearchParams } from './list-search.ts'
import type { EntityName } from './entities.ts'

/** How each list was last looked at, so that the way back from a form finds it as it was left. */
const useLastSearchStore = create<Partial<Record<EntityName, ListSearchParams>>>()(() => ({}))

/** Keeps how a list is looked at now. */
export function rememberListSearch(name: EntityName, search: ListSearchParams): void {
  useLastSearchStore.setState({ [name]: search })
}

/**
 * The search parameters for a link back to a list: `<Link to="/admin/visas" search={useListAddress('visas')}>`.
 */
export function useLastListSearch(name: EntityName): ListSearchParams {
  return useLastSearchStore((memory) => memory[name]) ?? noSearch
}

/** The same outside of a component, as after a save. */
export function getLastListSearch(name: EntityName): ListSearchParams {
  return useLastSearchStore.getState()[name] ?? noSearch
}

const noSearch: ListSearchParams = {}
