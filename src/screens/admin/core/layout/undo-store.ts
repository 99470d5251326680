import * as z from 'zod/mini'

import { entityNames } from '#domain/entities.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { openDatabase } from '#platform/indexed-db.ts'
import { loadOnce } from '#platform/load-module.ts'

const values = z.looseObject({})

const UndoSchema = z.object({
  id: z.string(),
  /** What it takes back: the title of a plan, or undefined for a save. */
  title: z.optional(z.string()),
  entity: z.enum(entityNames),
  at: z.string().check(z.refine((moment) => !Number.isNaN(Date.parse(moment)))),
  plan: z.object({
    steps: z.array(
      z.object({
        key: z.string(),
        entity: z.enum(entityNames),
        name: z.string(),
        id: z.int().check(z.positive()),
        base: values,
        changes: values,
      }),
    ),
  }),
})

/** What takes a save or a plan back (`invertPlan`). */
export type KeptUndo = z.infer<typeof UndoSchema>

/** How many this device keeps. */
const maxUndos = 20
const storeName = 'undo'

/** They are in IndexedDB, because texts and pictures of many records do not fit in localStorage. */
const openUndos = loadOnce(() =>
  openDatabase('droit-de-cite-undo', (created) => {
    created.createObjectStore(storeName, { keyPath: 'id' })
  }),
)

/**
 * Keeps it on the device, in place of the oldest. Resolves to false where the device keeps nothing. A damaged storage may
 * never answer: nothing else may wait for it.
 */
export async function keepUndo(
  undo: Omit<KeptUndo, 'plan'> & { readonly plan: Plan },
): Promise<boolean> {
  try {
    const database = await openUndos()
    await database.put(storeName, undo)
    for (const { id } of (await listUndos()).slice(maxUndos)) await database.delete(storeName, id)
    return true
  } catch (error) {
    console.info('What would undo this cannot be kept on this device.', error)
    return false
  }
}

/** Forgets them all, where the device keeps any. */
export async function deleteAllUndos(): Promise<void> {
  await openUndos().then(
    (database) => database.clear(storeName),
    () => undefined,
  )
}

/** Those that can be read, the newest first. */
export async function listUndos(): Promise<readonly KeptUndo[]> {
  try {
    const stored: unknown[] = await (await openUndos()).getAll(storeName)
    return stored
      .flatMap((value) => z.safeParse(UndoSchema, value).data ?? [])
      .toSorted((a, b) => b.at.localeCompare(a.at))
  } catch (error) {
    console.info('What is kept on this device cannot be read.', error)
    return []
  }
}
