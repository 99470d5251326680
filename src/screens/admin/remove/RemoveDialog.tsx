import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import { RemovalOutcomes } from './RemovalOutcomes.tsx'
import styles from './RemoveDialog.module.css'
import type { RemovalSource, useRemoval } from './useRemoval.ts'

/** What a list says of its deletions. */
export interface Removing<Item extends { readonly id: number }> extends RemovalSource<Item> {
  /** The question to the letter (spec 2.13). */
  readonly question: (item: Item) => string
  readonly questionOfSeveral: (count: number) => string
  /** A click beside the modal cancels (spec 4: for articles). */
  readonly closesFromScrim?: boolean
  /** Shows what depends on the records, before one confirms. */
  readonly Dependents?: ComponentType<{ records: readonly Item[] }>
}

interface RemoveDialogProps<Item extends { readonly id: number }> {
  removing: Removing<Item>
  removal: ReturnType<typeof useRemoval<Item>>
}

/** The question before a deletion, the same for every list (spec 2.13). */
export function RemoveDialog<Item extends { readonly id: number }>(props: RemoveDialogProps<Item>) {
  const { removing, removal: modal } = props
  const { removal, cancel, confirm } = modal
  const { t } = useTranslation('admin')
  const { Dependents } = removing
  const items = removal.state === 'closed' ? [] : removal.items
  const isBusy = removal.state === 'removing'
  const hasFailed = removal.state === 'failed'

  return (
    <Dialog
      open={removal.state !== 'closed'}
      onClose={cancel}
      role="alertdialog"
      title={t('remove.title')}
      busy={isBusy}
      closesFromScrim={removing.closesFromScrim === true}
      actions={
        <>
          <Button look="secondary" aria-disabled={isBusy} onClick={cancel}>
            {t('remove.cancel')}
          </Button>
          <Button aria-disabled={isBusy} onClick={() => void confirm()}>
            {t(isBusy ? 'remove.removing' : hasFailed ? 'remove.retry' : 'remove.confirm')}
          </Button>
        </>
      }
    >
      {hasFailed ? (
        <RemovalOutcomes outcomes={removal.outcomes} nameOf={removing.nameOf} />
      ) : (
        <>
          <p className={styles.question}>{questionOf(removing, items)}</p>
          {Dependents && <Dependents records={items} />}
          <p className={styles.warning}>{t('remove.warning')}</p>
        </>
      )}
      <p role="status" className={styles.progress}>
        {isBusy &&
          items.length > 1 &&
          t('remove.progress', { done: removal.outcomes.length, count: items.length })}
      </p>
    </Dialog>
  )
}

function questionOf<Item extends { readonly id: number }>(
  { question, questionOfSeveral }: Removing<Item>,
  items: readonly Item[],
): string {
  const [first] = items
  if (first === undefined) return ''
  return items.length === 1 ? question(first) : questionOfSeveral(items.length)
}
