import { getReferences } from '#domain/entities.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import { recordChange } from '../layout/recent-changes.ts'
import { useRecordName } from '../layout/useRecordName.ts'
import type { RecordDefinition } from './record-definition.ts'
import type { SaveOutcome } from './save-run.ts'
import type { OpenRecord } from './useRecordForm.ts'
import type { RecordLists } from './useRecordLists.ts'

/** Notes each successful save on this device, for the dashboard. */
export function useChangeNote(
  { entity }: RecordDefinition,
  { record }: OpenRecord,
  lists: RecordLists,
) {
  const clock = useClock()
  const nameRecord = useRecordName()
  return async ({ identified, submitted }: SaveOutcome): Promise<void> => {
    const at = clock().toISOString()
    const id = await identified
    // A record is named by what it refers to where it has no name of its own: `countryId` by its `country`.
    const references = getReferences(entity).map(({ field, to }) => [
      field.replace(/Id$/, ''),
      lists[to].data?.find((one) => String(one.id) === submitted[field]),
    ])
    const named = { ...Object(record), ...Object.fromEntries(references), ...submitted }
    recordChange({
      entity,
      ...(id !== undefined && { id }),
      name: nameRecord(entity, named),
      at,
    })
  }
}
