import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { isSame } from '#domain/same.ts'

import { readDraft, removeDraft, writeDraft, type Draft } from './drafts.ts'

/** The pause after typing before the device keeps it. */
const pause = 600

/** A draft of an earlier visit, of the shape that the form has today. */
export interface OfferedDraft<Values> {
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
  const [offer, setOffer] = useState<OfferedDraft<Values> | 'reading' | undefined>('reading')
  /** Saved, or given up: nothing more is written of what is in the form. */
  const isFinished = useRef(false)
  const pending = useRef<(() => void) | undefined>(undefined)
  const [initial] = useState({ values, base })

  useEffect(() => {
    let isOver = false
    async function look(): Promise<void> {
      const found = draftOfShape(await readDraft(key), initial)
      if (!isOver)
        setOffer(found !== undefined && isSame(found.values, initial.values) ? undefined : found)
    }
    void look()
    return () => {
      isOver = true
    }
  }, [key, initial])

  const write = useEffectEvent((typed: Values) => {
    pending.current = undefined
    if (isFinished.current) return
    void writeDraft(key, { values: typed, base, savedAt: new Date().toISOString() })
  })
  const isSettled = offer === undefined
  useEffect(() => {
    if (!isDirty || !isSettled) return undefined
    const timer = setTimeout(() => {
      write(values)
    }, pause)
    pending.current = () => {
      clearTimeout(timer)
      write(values)
    }
    return () => {
      clearTimeout(timer)
    }
  }, [values, isDirty, isSettled])

  const wasDirty = useRef(false)
  useEffect(() => {
    if (wasDirty.current && !isDirty && isSettled) {
      pending.current = undefined
      void removeDraft(key)
    }
    wasDirty.current = isDirty
    if (!isDirty) isFinished.current = false
  }, [isDirty, isSettled, key])

  return {
    offer: offer === 'reading' ? undefined : offer,
    /** The draft is in the form, and from now on kept up to date. */
    accept: () => {
      setOffer(undefined)
    },
    /** The offer is turned down; what is in the form is kept from now on. */
    discard: async () => {
      setOffer(undefined)
      await removeDraft(key)
    },
    /** The form is saved, or left for good. */
    finish: async () => {
      isFinished.current = true
      setOffer(undefined)
      await removeDraft(key)
    },
    /** Writes what waits for the pause: the person is about to leave. */
    flush: () => {
      pending.current?.()
    },
  }
}

function draftOfShape<Values extends object>(
  draft: Draft | undefined,
  model: { values: Values; base: Values },
): OfferedDraft<Values> | undefined {
  if (draft === undefined || !hasShapeOf(draft.values, model.values)) return undefined
  return {
    values: draft.values,
    base: hasShapeOf(draft.base, model.base) ? draft.base : model.base,
    savedAt: draft.savedAt,
  }
}

/** A draft written by an older version of the form is of no use. */
function hasShapeOf<Values extends object>(value: unknown, model: Values): value is Values {
  if (typeof value !== 'object' || value === null) return false
  return isSame(Object.keys(value).toSorted(), Object.keys(model).toSorted())
}
