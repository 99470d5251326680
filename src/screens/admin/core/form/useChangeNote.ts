import { isDeepEqual } from '#domain/deep-equal.ts'
import { getReferences, type EntityName } from '#domain/entities.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import { recordChange } from '../layout/recent-changes.ts'
import { useRecordName } from '../layout/useRecordName.ts'
import { keepUndo } from '../layout/undo-store.ts'
import type { RecordDefinition } from '../definition/record-definition.ts'
import type { SaveOutcome } from './save-run.ts'
import type { OpenRecord } from './useRecordForm.ts'
import type { RecordLists } from '../definition/useRecordLists.ts'

/** Notes each successful save on this device, for the dashboard. Resolves to the id of what takes it back, if that is kept. */
export function useChangeNote(
  { entity }: RecordDefinition,
  { record }: OpenRecord,
  lists: RecordLists,
) {
  const clock = useClock()
  const nameRecord = useRecordName()
  return async (outcome: SaveOutcome): Promise<string | undefined> => {
    const { identified, submitted } = outcome
    const at = clock().toISOString()
    const id = await identified
    // A record is named by what it refers to where it has no name of its own: `countryId` by its `country`.
    const references = getReferences(entity).map(({ field, to }) => [
      field.replace(/Id$/, ''),
      lists[to].data?.find((one) => String(one.id) === submitted[field]),
    ])
    const named = { ...Object(record), ...Object.fromEntries(references), ...submitted }
    const name = nameRecord(entity, named)
    recordChange({ entity, ...(id !== undefined && { id }), name, at })
    return id === undefined ? undefined : keepSaveUndo({ entity, id, name, at }, outcome)
  }
}

/** Undefined if there is nothing, or no room, to keep. */
async function keepSaveUndo(
  { entity, id, name, at }: { entity: EntityName; id: number; name: string; at: string },
  { replaced, submitted }: SaveOutcome,
): Promise<string | undefined> {
  const changes = Object.entries(replaced ?? {}).filter(
    ([field, value]) => !isDeepEqual(submitted[field], value),
  )
  if (changes.length === 0) return undefined
  // A picture that was not changed is not kept.
  const base = Object.fromEntries(changes.map(([field]) => [field, submitted[field]]))
  const values = { base, changes: Object.fromEntries(changes) }
  const undo = `${entity}-${id}-${at}`
  const plan = { steps: [{ key: String(id), entity, name, id, ...values }] }
  return (await keepUndo({ id: undo, entity, at, plan })) ? undo : undefined
}
