import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { isSame } from '#domain/same.ts'

import { readDraft, removeDraft, writeDraft } from './drafts.ts'

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
  const pending = useRef<(() => void) | undefined>(undefined)
  const [initial] = useState({ values, base })

  useEffect(() => {
    let isOver = false
    void readDraft(key).then((draft) => {
      if (isOver) return
      const found =
        draft !== undefined && hasShapeOf(draft.values, initial.values)
          ? {
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- compared above
              values: draft.values as Values,
              base: hasShapeOf(draft.base, initial.base) ? (draft.base as Values) : initial.base,
              savedAt: draft.savedAt,
            }
          : undefined
      setOffer(found !== undefined && isSame(found.values, initial.values) ? undefined : found)
    })
    return () => {
      isOver = true
    }
  }, [key, initial])

  const write = useEffectEvent(() => {
    pending.current = undefined
    void writeDraft(key, { values, base, savedAt: new Date().toISOString() })
  })
  const isSettled = offer === undefined
  useEffect(() => {
    if (!isDirty || !isSettled) return undefined
    const timer = setTimeout(write, pause)
    pending.current = () => {
      clearTimeout(timer)
      write()
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
  }, [isDirty, isSettled, key])

  return {
    offer: offer === 'reading' ? undefined : offer,
    /** The draft is in the form, and from now on kept up to date. */
    accept() {
      setOffer(undefined)
    },
    async discard() {
      pending.current = undefined
      setOffer(undefined)
      await removeDraft(key)
    },
    /** Writes what waits for the pause: the person is about to leave. */
    flush() {
      pending.current?.()
    },
  }
}

/** A draft written by an older version of the form is of no use. */
function hasShapeOf(value: unknown, model: object): boolean {
  if (typeof value !== 'object' || value === null) return false
  return isSame(Object.keys(value).toSorted(), Object.keys(model).toSorted())
}
