import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { isDeepEqual } from '#domain/deep-equal.ts'

import { readDraft, deleteDraft, writeDraft, type Draft } from './drafts.ts'

/** The pause after typing before the device keeps it. */
const draftDebounceMs = 600

/** A draft of an earlier visit, of the shape that the form has today. */
export interface RestorableDraft<Values> {
  readonly values: Values
  readonly base: Values
  readonly savedAt: string
}

interface DraftOptions<Values> {
  key: string
  values: Values
  base: Values
  isDirty: boolean
}

/**
 * Keeps what is typed on the device while it is unsaved, and offers what an earlier visit left. Until that
 * offer is answered nothing overwrites it.
 */
export function useDraft<Values extends object>({
  key,
  values,
  base,
  isDirty,
}: DraftOptions<Values>) {
  const [offer, setOffer] = useState<RestorableDraft<Values> | 'reading' | undefined>('reading')
  /** Saved, or given up: nothing more is written of what is in the form. */
  const isClosed = useRef(false)
  const pending = useRef<(() => void) | undefined>(undefined)
  const [initial] = useState({ values, base })

  useEffect(() => {
    let isCancelled = false
    async function loadDraft(): Promise<void> {
      const found = toRestorableDraft(await readDraft(key), initial)
      if (!isCancelled)
        setOffer(
          found !== undefined && isDeepEqual(found.values, initial.values) ? undefined : found,
        )
    }
    void loadDraft()
    return () => {
      isCancelled = true
    }
  }, [key, initial])

  const write = useEffectEvent((typed: Values) => {
    pending.current = undefined
    if (isClosed.current) return
    void writeDraft(key, { values: typed, base, savedAt: new Date().toISOString() })
  })
  const isOfferResolved = offer === undefined
  useEffect(() => {
    if (!isDirty || !isOfferResolved) return undefined
    const timer = setTimeout(() => {
      write(values)
    }, draftDebounceMs)
    pending.current = () => {
      clearTimeout(timer)
      write(values)
    }
    return () => {
      clearTimeout(timer)
    }
  }, [values, isDirty, isOfferResolved])

  const wasDirty = useRef(false)
  useEffect(() => {
    if (wasDirty.current && !isDirty && isOfferResolved) {
      pending.current = undefined
      void deleteDraft(key)
    }
    wasDirty.current = isDirty
    if (!isDirty) isClosed.current = false
  }, [isDirty, isOfferResolved, key])

  return {
    offer: offer === 'reading' ? undefined : offer,
    /** The draft is in the form, and from now on kept up to date. */
    accept: () => {
      setOffer(undefined)
    },
    /** The offer is turned down; what is in the form is kept from now on. */
    discard: async () => {
      setOffer(undefined)
      await deleteDraft(key)
    },
    /** The form is saved, or left for good. */
    finish: async () => {
      isClosed.current = true
      setOffer(undefined)
      await deleteDraft(key)
    },
    /** Writes what waits for the pause: the person is about to leave. */
    flush: () => {
      pending.current?.()
    },
  }
}

function toRestorableDraft<Values extends object>(
  draft: Draft | undefined,
  template: { values: Values; base: Values },
): RestorableDraft<Values> | undefined {
  if (draft === undefined || !hasSameShape(draft.values, template.values)) return undefined
  return {
    values: draft.values,
    base: hasSameShape(draft.base, template.base) ? draft.base : template.base,
    savedAt: draft.savedAt,
  }
}

/** A draft written by an older version of the form is of no use. */
function hasSameShape<Values extends object>(value: unknown, template: Values): value is Values {
  if (typeof value !== 'object' || value === null) return false
  return isDeepEqual(Object.keys(value).toSorted(), Object.keys(template).toSorted())
}
