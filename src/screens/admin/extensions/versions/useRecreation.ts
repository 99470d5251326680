import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'

import { useClock } from '#ui/hooks/clock-context.ts'

import type { RecordFormState } from '../../core/form/useRecordForm.ts'
import { forgetRecord, readDeleted, readVersions, type KeptVersion } from './version-store.ts'
import { readFormValues, toRestoredValues } from './version-values.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The deleted record, `visas/12`, with which the form of a new one is filled. */
    recreated?: string | undefined
  }
}

/** A record that is created again: what the form was filled with. */
export type Recreation =
  | { readonly status: 'filled'; readonly version: KeptVersion }
  | { readonly status: 'unreadable' }

/** Fills the form of a new record with one that was deleted, as unsaved, if the link to it says so. */
export function useRecreation(form: Pick<RecordFormState, 'definition' | 'record' | 'content'>) {
  const { definition } = form
  const record = useLocation({ select: ({ state }) => state.recreated })
  const clock = useClock()
  const [recreation, setRecreation] = useState<Recreation>()
  const wanted = form.record.openedId === undefined ? record : undefined
  const fill = useEffectEvent((version: KeptVersion | undefined) => {
    const values = version && readFormValues(definition, version)
    if (version === undefined || values === undefined) {
      setRecreation({ status: 'unreadable' })
      return
    }
    form.content.fill(toRestoredValues(definition, values, definition.emptyValues))
    setRecreation({ status: 'filled', version })
  })
  useEffect(() => {
    if (wanted?.startsWith(`${definition.entity}/`) !== true) return undefined
    let isCancelled = false
    async function load(gone: string): Promise<void> {
      const version = await findKept(gone, clock())
      if (!isCancelled) fill(version)
    }
    void load(wanted)
    return () => {
      isCancelled = true
    }
  }, [wanted, definition, clock])

  return {
    /** Undefined for any other form. */
    state: recreation,
    /** The form has something else now: a save does not create the record again, which stays on the device. */
    end: () => setRecreation(undefined),
    /** The record is created again: it is no longer offered. */
    finish(): void {
      setRecreation(undefined)
      if (recreation?.status === 'filled') void forgetRecord(recreation.version.record)
    },
  }
}

/** What this device knows of a record that is gone: as it was deleted here, or as it was last seen. */
export async function findKept(record: string, now: Date): Promise<KeptVersion | undefined> {
  const { versions } = await readDeleted(now)
  const deleted = versions.find((version) => version.record === record)
  return deleted ?? (await readVersions(record)).versions[0]
}
