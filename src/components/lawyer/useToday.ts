import { useSyncExternalStore } from 'react'

import { toIsoDate } from '#domain/dates.ts'

/** The value during prerendering and hydration. */
const placeholderDay = 'some day'

/** Today's date, '2026-11-21', used as a shuffle seed. Prerendered markup uses a constant seed. */
export function useToday(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => toIsoDate(new Date().toISOString()),
    () => placeholderDay,
  )
}
