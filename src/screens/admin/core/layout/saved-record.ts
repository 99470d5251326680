import { create } from 'zustand'

import type { EntityName } from '#domain/entities.ts'

/** A record that was just saved. */
export interface SavedRecord {
  readonly entity: EntityName
  readonly id: number
}

interface LastSave {
  readonly saved: SavedRecord | undefined
  /** Whether its list turns to the page that it is on: until the user turns to another one. */
  readonly isFollowed: boolean
}

const useLastSave = create<LastSave>()(() => ({ saved: undefined, isFollowed: false }))

/** The list of the record marks it, until the list is left. */
export function markSaved(saved: SavedRecord): void {
  useLastSave.setState({ saved, isFollowed: true })
}

export function unmarkSaved(): void {
  useLastSave.setState({ saved: undefined, isFollowed: false })
}

export function stopFollowingSaved(): void {
  useLastSave.setState({ isFollowed: false })
}

/** The record of a list that was just saved. */
export function useSavedId(name: string): number | undefined {
  return useLastSave(({ saved }) => (saved?.entity === name ? saved.id : undefined))
}

/** Whether the list still turns to the page of that record. */
export function useIsSavedFollowed(): boolean {
  return useLastSave(({ isFollowed }) => isFollowed)
}
