import { useSyncExternalStore } from 'react'

import { toIsoDate } from '#domain/dates.ts'

/** Before the day is known, on a server and while its page is taken over. */
const placeholderDay = 'some day'

/** Today, '2026-11-21', to shuffle by; a page made on a server knows none and has an order of its own. */
export function useToday(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => toIsoDate(new Date().toISOString()),
    () => placeholderDay,
  )
}
