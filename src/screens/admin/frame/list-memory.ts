import { create } from 'zustand'

import type { ListAddress } from './list-address.ts'
import type { ListName } from './places.ts'

/** How each list was last looked at, so that the way back from a form finds it as it was left. */
const useMemory = create<Partial<Record<ListName, ListAddress>>>()(() => ({}))

/** Keeps how a list is looked at now. */
export function rememberList(name: ListName, address: ListAddress): void {
  useMemory.setState({ [name]: address })
}

/**
 * The search parameters for a link back to a list: `<Link to="/admin/visas" search={useListAddress('visas')}>`.
 */
export function useListAddress(name: ListName): ListAddress {
  return useMemory((memory) => memory[name]) ?? nothing
}

/** The same outside of a component, as after a save. */
export function listAddress(name: ListName): ListAddress {
  return useMemory.getState()[name] ?? nothing
}

const nothing: ListAddress = {}
