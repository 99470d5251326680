import { create } from 'zustand'

import type { ListSearchParams } from './list-search.ts'
import type { ListName } from './entity-links.ts'

/** The last search parameters of each list, so that links back to it restore its state. */
export const useLastSearchStore = create<Partial<Record<ListName, ListSearchParams>>>()(() => ({}))

const noSearch: ListSearchParams = {}

export function rememberListSearch(name: ListName, search: ListSearchParams): void {
  useLastSearchStore.setState({ [name]: search })
}

/** The search parameters for a link: `<Link to="/admin/visas" search={useLastListSearch('visas')}>`. */
export function useLastListSearch(name: ListName): ListSearchParams {
  return useLastSearchStore((searches) => searches[name]) ?? noSearch
}

/** `useLastListSearch` outside of a component. */
export function getLastListSearch(name: ListName): ListSearchParams {
  return useLastSearchStore.getState()[name] ?? noSearch
}
