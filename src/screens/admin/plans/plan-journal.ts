import * as z from 'zod/mini'

import { createStoredValue } from '#platform/stored-value.ts'

/** How far a plan has come, kept on the device before and after each write. */
const Entry = z.object({
  id: z.string(),
  /** The page of the plan: 'Changer les prix'. */
  title: z.string(),
  /** Where it can be made again, and whether that is without the records that are done. */
  to: z.string().check(z.regex(/^\/admin\/plans\/[a-z/]+$/)),
  search: z.catchall(z.object({}), z.string()),
  isRest: z.boolean(),
  startedAt: z.string(),
  total: z.number(),
  done: z.number(),
  /** The record that is being written. */
  writing: z.nullable(z.string()),
})
export type JournalEntry = z.infer<typeof Entry>

/** A device keeps the last ones only. */
const maxEntries = 5

/** The plans that have begun on this device and not ended. */
export const planJournal = createStoredValue<readonly JournalEntry[]>('admin-plans', (stored) => {
  try {
    const entries = z.array(Entry).safeParse(JSON.parse(stored ?? '[]'))
    return entries.success ? entries.data : []
  } catch {
    return []
  }
})

export function writeEntry(entry: JournalEntry): void {
  planJournal.change((entries) =>
    [...entries.filter(({ id }) => id !== entry.id), entry].slice(-maxEntries),
  )
}

export function removeEntry(id: string): void {
  planJournal.change((entries) => entries.filter((entry) => entry.id !== id))
}

const getLockName = (id: string) => `plan-${id}`

/** Runs a plan while a lock tells other tabs that it is alive. */
export async function runLocked(id: string, work: () => Promise<void>): Promise<void> {
  // Without a secure connection there are no locks, and a running plan looks interrupted to another tab.
  const { locks } = navigator as Partial<Navigator>
  if (locks === undefined) await work()
  else await locks.request(getLockName(id), work)
}

/** Whether no tab runs the plan any more. */
export async function isInterrupted(id: string): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>
  if (locks === undefined) return true
  const { held = [] } = await locks.query()
  return held.every(({ name }) => name !== getLockName(id))
}
