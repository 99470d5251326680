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
