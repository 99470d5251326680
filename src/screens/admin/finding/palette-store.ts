import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { create } from 'zustand'

import { addRecentRecord, parseRecentRecords, type RecentRecord } from '#domain/palette.ts'
import { createStoredValue } from '#platform/stored-value.ts'

/** Whether the palette is open. */
export const usePaletteOpen = create(() => ({ isOpen: false }))

export function setPaletteOpen(isOpen: boolean): void {
  usePaletteOpen.setState({ isOpen })
}

/** The records that were opened last on this device: their numbers only. */
export const recentRecords = createStoredValue('admin-recent', parseRecentRecords, (records) =>
  records.length === 0 ? null : JSON.stringify(records),
)

/** Notes that the form of a record was opened. */
export function noteRecentRecord(opened: RecentRecord): void {
  recentRecords.change((records) => addRecentRecord(records, opened))
}

/** Something that the open page can do. */
export interface PaletteAction {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly run: () => void
}

const registered = new Set<() => readonly PaletteAction[]>()

/** Offers the actions of a component in the palette as long as it is shown: `usePaletteActions([{ id: 'save', … }])`. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const getActions = () => latest.current
    registered.add(getActions)
    return () => {
      registered.delete(getActions)
    }
  }, [])
}

/** The actions that are offered at this moment. */
export function getPaletteActions(): readonly PaletteAction[] {
  return [...registered].flatMap((getActions) => getActions())
}
