import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { DeletionOutcomes } from '#domain/deletion.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import type { DependentGroup } from '#domain/dependents.ts'

import { classifyError } from '../errors/classify-error.ts'
import { SignInLink } from '../errors/SignInLink.tsx'
import styles from './DeleteDialog.module.css'
import type { useDeleteRecords } from './useDeleteRecords.ts'

interface DeleteDialogProps<Item extends { readonly id: number }> {
  deletion: ReturnType<typeof useDeleteRecords<Item>>
  getRecordName: (item: Item) => string
  /** The exact question (spec 2.13). */
  getQuestion: (items: readonly Item[]) => string
  /** Whether a click on the backdrop cancels. */
  closesOnBackdropClick?: boolean | undefined
  /** Shows what depends on the records. */
  renderDependents?: ((records: readonly Item[]) => ReactNode) | undefined
}

/** Confirms a deletion and shows its errors; shared by all lists (spec 2.13). */
export function DeleteDialog<Item extends { readonly id: number }>(props: DeleteDialogProps<Item>) {
  const { getRecordName, getQuestion, closesOnBackdropClick = false, renderDependents } = props
  const { dialog, cancel, confirm } = props.deletion
  const { t } = useTranslation('admin')
  const items = dialog.status === 'closed' ? [] : dialog.items
  const isDeleting = dialog.status === 'deleting'
  const hasFailed = dialog.status === 'failed'
  const confirmLabel = t(hasFailed ? 'deletion.retry' : 'deletion.confirm')
  const [hasDependents, setHasDependents] = useState(false)
  /** The server refuses, or has refused: what the person came for is not the button to press. */
  const isRefused = hasFailed
    ? dialog.outcomes.some(({ error }) => classifyError(error) === 'conflict')
    : hasDependents

  return (
    <Dialog
      open={dialog.status !== 'closed'}
      onClose={cancel}
      role="alertdialog"
      title={t('deletion.title')}
      busy={isDeleting}
      closeOnBackdropClick={closesOnBackdropClick}
      actions={
        <>
          <Button variant="secondary" aria-disabled={isDeleting} onClick={cancel}>
            {t('deletion.cancel')}
          </Button>
          <Button
            variant={isRefused ? 'secondary' : 'danger'}
            aria-disabled={isDeleting}
            onClick={() => void confirm()}
          >
            {isDeleting ? t('deletion.deleting') : confirmLabel}
          </Button>
        </>
      }
    >
      {hasFailed ? (
        <DeleteErrors outcomes={dialog.outcomes} getRecordName={getRecordName} />
      ) : (
        <>
          <p className={styles.question}>{items.length > 0 && getQuestion(items)}</p>
          <ReportDependents value={setHasDependents}>{renderDependents?.(items)}</ReportDependents>
          <p className={styles.warning}>{t('deletion.warning')}</p>
        </>
      )}
      <p role="status" className={styles.progress}>
        {isDeleting &&
          items.length > 1 &&
          t('deletion.progress', { done: dialog.outcomes.length, count: items.length })}
      </p>
    </Dialog>
  )
}

interface DeleteErrorsProps<Item extends { readonly id: number }> {
  outcomes: DeletionOutcomes<Item>
  getRecordName: (item: Item) => string
}

/** Lists the records that could not be deleted, with the reasons. */
function DeleteErrors<Item extends { readonly id: number }>(props: DeleteErrorsProps<Item>) {
  const { outcomes, getRecordName } = props
  const { t } = useTranslation('admin')
  const failed = outcomes.filter(({ error }) => error !== undefined)
  const deletedCount = outcomes.length - failed.length
  return (
    <Notice
      variant="warning"
      announce="alert"
      title={
        deletedCount === 0
          ? t('deletion.failed')
          : t('deletion.someFailed', { done: deletedCount, count: outcomes.length })
      }
    >
      <ul className={styles.failures}>
        {failed.map(({ item, error }) => (
          <li key={item.id}>
            {t('deletion.failedItem', {
              name: getRecordName(item),
              reason: t(`errors.${classifyError(error)}`),
            })}
          </li>
        ))}
      </ul>
      <SignInLink error={failed[0]?.error} />
    </Notice>
  )
}

/** Tells the dialog whether anything depends on its records. */
const ReportDependents = createContext<(hasDependents: boolean) => void>(() => {})

interface DependentsListProps {
  /** Undefined until loaded. */
  dependents: readonly DependentGroup[] | undefined
  /** Whether they could not be loaded. */
  hasFailed: boolean
}

/** Lists what depends on the records to delete, by entity and name (docs/decisions.md). */
export function DependentsList({ dependents, hasFailed }: DependentsListProps) {
  const { t } = useTranslation('admin')
  const report = use(ReportDependents)
  const hasDependents = dependents !== undefined && dependents.length > 0
  useEffect(() => {
    report(hasDependents)
    return () => report(false)
  }, [report, hasDependents])
  const pendingText = hasFailed ? 'deletion.dependentsUnknown' : 'deletion.checkingDependents'
  return (
    // A live region inserted with its content is not announced, so all three states share one.
    <div role="status">
      {!hasDependents ? (
        <p className={styles.hint}>
          {t(dependents === undefined ? pendingText : 'deletion.noDependents')}
        </p>
      ) : (
        <Notice variant="warning" title={t('deletion.dependents')}>
          <ul role="list" className={styles.dependents}>
            {dependents.map(({ entity, records }) => (
              <li key={entity}>
                <details>
                  <summary className={styles.dependentType}>
                    <span>{t(`deletion.${entity}`, { count: records.length })}</span>
                  </summary>
                  <ul className={styles.recordList}>
                    {records.map(({ id, name }) => (
                      <li key={id}>{name}</li>
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
          <p>{t('deletion.dependentsAdvice')}</p>
        </Notice>
      )}
    </div>
  )
}
