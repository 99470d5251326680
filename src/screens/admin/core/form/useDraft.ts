import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { isDeepEqual } from '#domain/deep-equal.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import { deleteDraft, readDraft, writeDraft, type Draft } from './draft-storage.ts'

const draftDebounceMs = 600

interface DraftOptions<Values> {
  /** Where it is stored (`getDraftKey`). */
  key: string
  /** The tab whose draft of a new record was asked for. */
  tab: string | undefined
  values: Values
  base: Values
  isDirty: boolean
  /**
   * The values with the edits of this moment, which are not rendered yet. `isLate`: a field had not passed on its last ones.
   */
  readLatest: () => { values: Values; isDirty: boolean; isLate: boolean }
  /** Reads what was stored, as far as possible. */
  read: (
    stored: unknown,
    fallback: Values,
  ) => { values: Values; unreadable: readonly string[] } | undefined
}

/** A draft that can be restored. */
interface DraftOffer<Values> extends Draft<Values> {
  /** Where it is stored: a draft of another tab does not hold the place of this one. */
  readonly key: string
  /** The names of the fields whose values could not be read, perhaps because an older version of the form wrote them. */
  readonly unreadable: readonly string[]
  /** It was typed in this visit, and is not stored: the stored draft is the one that was restored in its place. */
  readonly isTyped?: boolean
}

/**
 * Stores the unsaved input of a form on the device, at the latest when the form is left, and offers the draft of an
 * earlier visit. The offered draft is overwritten only when the user accepts or discards it, fails to save newer input,
 * or leaves and keeps that; that of another tab only when the user accepts or discards it.
 */
export function useDraft<Values extends object>(options: DraftOptions<Values>) {
  const { key, values, base, isDirty, readLatest } = options
  const clock = useClock()
  const [offer, setOffer] = useDraftOffer(options)
  /** The offer that what is typed would overwrite. */
  const inTheWay = offer === 'reading' || offer?.key === key ? offer : undefined
  const isFree = inTheWay === undefined
  /** Set once the user leaves without a draft: nothing is written after that. */
  const isClosed = useRef(false)
  /** Whether input waits for the debounce. */
  const isPending = useRef(false)
  const written = useRef<Values>(undefined)
  const latest = useRef({ key, base, readLatest })
  useEffect(() => {
    latest.current = { key, base, readLatest }
  })

  /**
   * Writes what is typed immediately, because it is not saved and the user may leave: even while the earlier draft is
   * still being read, and in place of one that was offered and not answered. `saved` is the record if it was just saved.
   */
  async function keep(saved?: { key: string; base: Values }): Promise<void> {
    const typed = latest.current.readLatest()
    isPending.current = false
    if (!typed.isDirty || isClosed.current) return
    if (!isFree) setOffer(undefined)
    written.current = typed.values
    await writeDraft(saved?.key ?? latest.current.key, {
      values: typed.values,
      base: saved?.base ?? latest.current.base,
      savedAt: clock().toISOString(),
    })
  }
  /** Deletes the draft of this visit, but not one that is only offered: nobody has decided about that. */
  async function discardOwn(): Promise<void> {
    const isOwn = isFree || (inTheWay !== 'reading' && inTheWay.isTyped === true)
    if (isOwn) await deleteDraft(latest.current.key)
  }

  const keepLatest = useEffectEvent(() => void keep())
  useEffect(() => () => keepLatest(), [])
  useOnUnload(() => {
    const typed = latest.current.readLatest()
    // The guard of unsaved changes may have asked for the last edits before, and nothing has been rendered since.
    const isUnwritten = isFree && typed.isDirty && !isDeepEqual(typed.values, written.current)
    if (typed.isLate || isPending.current || isUnwritten) void keep()
  })
  useEffect(() => {
    if (!isDirty || !isFree) return undefined
    isPending.current = true
    const timer = setTimeout(() => keepLatest(), draftDebounceMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change starts the pause again
  }, [key, values, base, isDirty, isFree])

  const wasDirty = useRef(false)
  useEffect(() => {
    if (wasDirty.current && !isDirty && isFree) {
      void deleteDraft(key)
    }
    wasDirty.current = isDirty
  }, [isDirty, isFree, key])

  return {
    offer: offer === 'reading' ? undefined : offer,
    inTheWay: inTheWay === 'reading' ? undefined : inTheWay,
    /** The draft is about to be restored into the form. What is typed there is offered in its place: nothing is lost. */
    accept(accepted: DraftOffer<Values>): void {
      const typed = readLatest()
      const savedAt = clock().toISOString()
      const own = { values: { ...typed.values }, base, savedAt, unreadable: [], key, isTyped: true }
      setOffer(typed.isDirty ? own : undefined)
      // That tab may still be open, and goes on with a draft of its own.
      if (accepted.key !== key) void moveDraft(accepted, key)
    },
    async discard(): Promise<void> {
      setOffer(undefined)
      if (offer !== undefined && offer !== 'reading') await deleteDraft(offer.key)
    },
    discardOwn,
    /** Stops writing: the user leaves without what was typed. An earlier draft that is only offered stays. */
    async close(): Promise<void> {
      isClosed.current = true
      await discardOwn()
    },
    keep,
  }
}

async function moveDraft<Values>(
  { key: from, values, base, savedAt }: DraftOffer<Values>,
  to: string,
): Promise<void> {
  await writeDraft(to, { values, base, savedAt })
  await deleteDraft(from)
}

/** The draft of an earlier visit; 'reading' until it is known whether there is one. */
function useDraftOffer<Values extends object>({
  key,
  tab,
  values,
  base,
  read,
}: DraftOptions<Values>) {
  const [offer, setOffer] = useState<DraftOffer<Values> | 'reading' | undefined>('reading')
  const toOffer = useEffectEvent((found: Awaited<ReturnType<typeof readDraft>>) => {
    const stored = found && read(found.draft.values, values)
    if (found === undefined || stored === undefined) return undefined
    const { draft } = found
    const storedBase = read(draft.base, base)?.values ?? base
    const isUnchanged = isDeepEqual(stored.values, base)
    return isUnchanged
      ? undefined
      : { ...stored, key: found.key, base: storedBase, savedAt: draft.savedAt }
  })
  // The form may go on with another record, whose draft is another one.
  const [readKey, setReadKey] = useState(key)
  if (readKey !== key) {
    setReadKey(key)
    setOffer('reading')
  }
  useEffect(() => {
    let isCancelled = false
    async function loadDraft(): Promise<void> {
      const found = await readDraft(key, tab)
      if (isCancelled) return
      const readable = toOffer(found)
      setOffer((current) => (current === 'reading' ? readable : undefined))
    }
    void loadDraft()
    return () => {
      isCancelled = true
    }
  }, [key, tab])
  return [offer, setOffer] as const
}

/**
 * Runs an action before the page is left. iOS has no `beforeunload`; a page in the back/forward cache still has its input,
 * and must not hold its database (`openDatabase`).
 */
function useOnUnload(action: () => void): void {
  const onUnload = useEffectEvent((event: Event) => {
    if (!(event instanceof PageTransitionEvent && event.persisted)) action()
  })
  useEffect(() => {
    const listener = (event: Event) => onUnload(event)
    // oxlint-disable-next-line baseline/use-baseline -- elsewhere, `pagehide` must do
    addEventListener('beforeunload', listener)
    addEventListener('pagehide', listener)
    return () => {
      removeEventListener('beforeunload', listener)
      removeEventListener('pagehide', listener)
    }
  }, [])
}
