import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { isDeepEqual } from '#domain/deep-equal.ts'
import type { EntityName } from '#domain/entities.ts'
import { getFollowingRecord } from '#domain/record-start.ts'
import { useHasLeftPage } from '#ui/hooks/useHasLeftPage.ts'

import { getFormLink, getListPath } from '../layout/entity-links.ts'
import { getLastListSearch } from '../layout/last-list-search.ts'
import { markSaved } from '../layout/saved-record.ts'
import { addFollowUp, showToast } from '../layout/toasts.ts'
import { keepUndo } from '../layout/undo-store.ts'
import type { SaveOutcome } from './save-run.ts'

/** Keeps what takes a save back. Resolves to its id; to undefined if there is nothing, or no room, to keep. */
export async function keepSaveUndo(
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

/** Confirms a save with a toast, and leads on from it. */
export function useFormNavigation(
  entity: EntityName,
  onTargetChange: (id: number | undefined) => void,
) {
  const { t, i18n } = useTranslation('adminForms')
  const navigate = useNavigate()
  const [urlChanges, setUrlChanges] = useState(0)
  const hasLeftPage = useHasLeftPage(urlChanges)
  /** What somebody else had changed is in the record, and was not in the form that was sent. */
  function toastAdopted(
    { adopted }: SaveOutcome,
    fields: readonly { name: string; label: string }[],
  ) {
    if (adopted.length === 0) return
    const labels = fields.filter(({ name }) => adopted.includes(name)).map(({ label }) => label)
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
    showToast('info', t('conflict.merged', { fields: list.format(labels) }))
  }
  const toastSaved = (wasNew: boolean) =>
    showToast('success', t(wasNew ? `${entity}.created` : `${entity}.edited`))
  /** The list marks the record, and the toast leads on from it. */
  async function followUp(
    toastId: number,
    outcome: SaveOutcome,
    undoId: Promise<string | undefined>,
  ): Promise<void> {
    const id = await outcome.identified
    if (id === undefined) return
    const saved = { entity, id }
    const next = outcome.wasNew ? getFollowingRecord(entity, id, outcome.saving.filled) : undefined
    addFollowUp(toastId, { saved, next })
    markSaved(saved)
    const undo = await undoId
    if (undo !== undefined) addFollowUp(toastId, { saved, next, undo })
  }
  return {
    toastAdopted,
    toastSaved,
    /** Navigates to the list as the user left it (spec 4). */
    returnToList(outcome: SaveOutcome, undoId: Promise<string | undefined>): void {
      const toastId = toastSaved(outcome.wasNew)
      if (hasLeftPage()) return
      void followUp(toastId, outcome, undoId)
      void navigate({
        to: getListPath(entity),
        search: getLastListSearch(entity),
        ignoreBlocker: true,
      })
    },
    /**
     * The form goes on with another record. Its URL becomes that of the record, for a reload and for the way back, but the
     * route stays: it would take the form and the focus away.
     */
    async openInPlace(id: number | undefined): Promise<void> {
      onTargetChange(id)
      await navigate({
        to: '.',
        search: true,
        state: { openedInPlace: id ?? 'new' },
        mask: { ...getFormLink(entity, id), unmaskOnReload: true },
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      })
      setUrlChanges((count) => count + 1)
    },
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The record that a form has gone on with, though its route is that of another one (`useRecordForm`). */
    openedInPlace?: number | 'new' | undefined
  }
}
