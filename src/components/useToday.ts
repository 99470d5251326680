import { toIsoDate } from '#domain/dates.ts'
import { useClientValue } from '#ui/hooks/useClientValue.ts'

/**
 * The date of the first call, '2026-11-21', used as a shuffle seed: a list is not shuffled again while it is open.
 * Prerendered markup uses a constant seed.
 */
export function useToday(): string {
  return useClientValue(getToday, 'some day')
}

let today: string | undefined

/** Formatted once: React reads the snapshot several times for each key typed in the search. */
function getToday(): string {
  return (today ??= toIsoDate(new Date().toISOString()))
}
