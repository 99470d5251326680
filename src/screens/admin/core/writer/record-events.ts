import { useQueryClient } from '@tanstack/react-query'

import { getAffectedLists, type EntityName } from '#domain/entities.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import type { FormValues } from '../definition/record-definition.ts'
import { logError } from '../errors/classify-error.ts'
import { recordChange } from '../layout/recent-changes.ts'

/** What has happened to a record. */
export type RecordEvent =
  /** A form shows what the server has, or something is about to overwrite it. */
  | {
      readonly type: 'read'
      readonly entity: EntityName
      readonly id: number
      readonly values: FormValues
      /** Whether other values say the same in other words, such as those that the server has trimmed. */
      readonly isSame: (other: FormValues) => boolean
    }
  /** The server has accepted it. */
  | {
      readonly type: 'saved'
      readonly entity: EntityName
      /** Undefined if the server did not say which record it created. */
      readonly id: number | undefined
      readonly name: string
      readonly values: FormValues
    }
  /** What is typed is about to give way to what somebody else has saved. */
  | {
      readonly type: 'overruled'
      readonly entity: EntityName
      readonly id: number
      readonly values: FormValues
    }
  | {
      readonly type: 'deleted'
      readonly entity: EntityName
      readonly id: number
      readonly name: string
      /** The whole record, as far as it could be read before. */
      readonly record: object
    }

/** Hears of every `RecordEvent`; `at` is an ISO timestamp. Only a deletion waits until the listener is done. */
export type RecordListener = (event: RecordEvent, at: string) => Promise<void>

/** Tells everybody what happens to records. */
export interface RecordEvents {
  readonly announce: (event: RecordEvent) => Promise<void>
  /** Reads the lists again that show records of these entities. */
  readonly refresh: (changed: Iterable<EntityName>) => void
}

/** The one place where a change of a record becomes known: forms, plans and lists have it from `extensions/admin-events.ts`. */
export function useRecordEvents(listeners: readonly RecordListener[]): RecordEvents {
  const queryClient = useQueryClient()
  const clock = useClock()
  return {
    async announce(event) {
      const at = clock().toISOString()
      if (event.type === 'saved') {
        const { entity, id, name } = event
        recordChange({ entity, ...(id !== undefined && { id }), name, at })
      }
      // What the server has done stays done, whatever becomes of what follows from it.
      await Promise.all(listeners.map((listener) => listener(event, at).catch(logError)))
    },
    refresh(changed) {
      for (const group of new Set([...changed].flatMap(getAffectedLists))) {
        void queryClient.invalidateQueries({ queryKey: [group] })
      }
    },
  }
}
