import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import { DeleteErrors } from './DeleteErrors.tsx'
import styles from './DeleteDialog.module.css'
import type { DeleteRecordsOptions, useDeleteRecords } from './useDeleteRecords.ts'

/** What a list says of its deletions. */
export interface DeleteDialogOptions<
  Item extends { readonly id: number },
> extends DeleteRecordsOptions<Item> {
  /** The question to the letter (spec 2.13). */
  readonly getQuestion: (item: Item) => string
  readonly getBulkQuestion: (count: number) => string
  /** A click beside the modal cancels (spec 4: for articles). */
  readonly closesOnBackdropClick?: boolean
  /** Shows what depends on the records, before one confirms. */
  readonly Dependents?: ComponentType<{ records: readonly Item[] }>
}

interface DeleteDialogProps<Item extends { readonly id: number }> {
  options: DeleteDialogOptions<Item>
  deletion: ReturnType<typeof useDeleteRecords<Item>>
}

/** The question before a deletion, the same for every list (spec 2.13). */
export function DeleteDialog<Item extends { readonly id: number }>(props: DeleteDialogProps<Item>) {
  const { options, deletion } = props
  const { removal, cancel, confirm } = deletion
  const { t } = useTranslation('admin')
  const { Dependents } = options
  const items = removal.state === 'closed' ? [] : removal.items
  const isBusy = removal.state === 'deleting'
  const hasFailed = removal.state === 'failed'

  return (
    <Dialog
      open={removal.state !== 'closed'}
      onClose={cancel}
      role="alertdialog"
      title={t('deletion.title')}
      busy={isBusy}
      closeOnBackdropClick={options.closesOnBackdropClick === true}
      actions={
        <>
          <Button variant="secondary" aria-disabled={isBusy} onClick={cancel}>
            {t('deletion.cancel')}
          </Button>
          <Button aria-disabled={isBusy} onClick={() => void confirm()}>
            {t(isBusy ? 'deletion.deleting' : hasFailed ? 'deletion.retry' : 'deletion.confirm')}
          </Button>
        </>
      }
    >
      {hasFailed ? (
        <DeleteErrors outcomes={removal.outcomes} getRecordName={options.getRecordName} />
      ) : (
        <>
          <p className={styles.question}>{formatQuestion(options, items)}</p>
          {Dependents && <Dependents records={items} />}
          <p className={styles.warning}>{t('deletion.warning')}</p>
        </>
      )}
      <p role="status" className={styles.progress}>
        {isBusy &&
          items.length > 1 &&
          t('deletion.progress', { done: removal.outcomes.length, count: items.length })}
      </p>
    </Dialog>
  )
}

function formatQuestion<Item extends { readonly id: number }>(
  { getQuestion, getBulkQuestion }: DeleteDialogOptions<Item>,
  items: readonly Item[],
): string {
  const [first] = items
  if (first === undefined) return ''
  return items.length === 1 ? getQuestion(first) : getBulkQuestion(items.length)
}
