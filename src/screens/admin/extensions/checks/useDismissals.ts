import {
  dismiss,
  dismissalsKey,
  readDismissals,
  restore,
  type Dismissals,
} from '#domain/content-checks/dismissals.ts'
import { getOfficeDay } from '#domain/dates.ts'
import { createStoredValue } from '#platform/stored-value.ts'
import { useClock } from '#ui/hooks/clock-context.ts'
import { useStoredValue } from '#ui/hooks/useStoredValue.ts'

const stored = createStoredValue<Dismissals>(dismissalsKey, readDismissals, (dismissals) =>
  Object.keys(dismissals).length === 0 ? null : JSON.stringify(dismissals),
)

/** For what is counted at a save. */
export const getDismissals = (): Dismissals => stored.get()

/** Forgets them all, between stories. */
export const restoreAll = (): void => stored.change(() => ({}))

/** The findings that are ignored on this device, in the forms and on the board. */
export function useDismissals() {
  const clock = useClock()
  const dismissals = useStoredValue(stored, (value) => value)
  return {
    dismissals,
    /** Whether they outlive the page: a device may refuse to store anything. */
    isKept: stored.isStored(),
    ignore: (key: string, reason: string) =>
      stored.change((value) => dismiss(value, key, { reason, on: getOfficeDay(clock()) })),
    restore: (key: string) => stored.change((value) => restore(value, key)),
  }
}
