import { getOfficeDay } from '#domain/dates.ts'
import type { Clock } from '#platform/clock.ts'
import { useClock } from '#ui/hooks/clock-context.ts'
import { useClientValue } from '#ui/hooks/useClientValue.tsx'

/**
 * The date of the first call, '2026-11-21', used as a shuffle seed: a list is not shuffled again while it is open.
 * Prerendered markup uses a constant seed.
 */
export function useToday(): string {
  const clock = useClock()
  return useClientValue(() => getToday(clock), 'some day')
}

const days = new WeakMap<Clock, string>()

/** Formatted once: React reads the snapshot several times for each key typed in the search. */
function getToday(clock: Clock): string {
  const day = days.get(clock) ?? getOfficeDay(clock())
  days.set(clock, day)
  return day
}
