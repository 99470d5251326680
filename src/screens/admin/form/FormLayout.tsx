import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { SignInLink } from '../errors/SignInLink.tsx'
import { entities } from '../layout/entities.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormHeader } from './FormHeader.tsx'
import styles from './FormLayout.module.css'
import { TranslationLoss } from './TranslationLoss.tsx'
import type { RecordForm } from './useRecordForm.ts'

interface FormLayoutProps<Values extends FieldValues> {
  recordForm: RecordForm<Values>
  /** Why the form cannot be submitted now. */
  blockedReason?: string | undefined
  onBlockedSubmit?: () => void
  /** Replaces the general title of a failed save. */
  saveErrorTitle?: string
  /** Shown after a save that stays on the form. */
  success?: ReactNode
  /** Shown on demand beside the form, or below it on a small screen. */
  preview?: ReactNode
  children: ReactNode
}

/** The layout of the five record forms: header, notices, error summary, fields, and the dialogs of `useRecordForm`. */
export function FormLayout<Values extends FieldValues>({
  recordForm,
  blockedReason,
  onBlockedSubmit,
  saveErrorTitle,
  success,
  preview,
  children,
}: FormLayoutProps<Values>) {
  const { t } = useTranslation('adminForms')
  const form = useRef<HTMLFormElement>(null)
  const [isPreviewed, setIsPreviewed] = useState(false)
  const { entity, isNew, fields, guard, conflict } = recordForm
  const { blocker } = guard
  const { singular } = entities[entity]
  const title = t(isNew ? `titles.create${singular}` : `titles.edit${singular}`)
  const { submitCount } = recordForm.form.formState
  // Before the first attempt, each field shows its own error.
  const summarisedErrors = submitCount === 0 ? [] : recordForm.fieldErrors
  useSaveShortcut(form)
  useFlushDraftOnUnload(recordForm.draft)

  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={title}
        className={styles.form}
        onSubmit={(event) => {
          if (blockedReason === undefined) recordForm.onSubmit(event)
          else {
            event.preventDefault()
            onBlockedSubmit?.()
          }
        }}
      >
        <FormHeader
          title={title}
          entity={entity}
          submitLabel={t(isNew ? 'create' : 'edit')}
          isDirty={recordForm.isDirty}
          isSaving={recordForm.isSaving}
          note={recordForm.isDirty && !isNew && <TranslationLossOfForm recordForm={recordForm} />}
          blockedReason={blockedReason}
          preview={
            preview === undefined
              ? undefined
              : {
                  isShown: isPreviewed,
                  onToggle: () => setIsPreviewed(!isPreviewed),
                }
          }
        />
        <div className={styles.body} data-preview={isPreviewed || undefined}>
          <div className={styles.fields}>
            {success}
            <FormNotices recordForm={recordForm} saveErrorTitle={saveErrorTitle} />
            <ErrorSummary
              title={t('errors.summary', { count: summarisedErrors.length })}
              submitCount={submitCount}
              errors={summarisedErrors.map(({ name, message }) => ({
                fieldId: recordForm.getFieldId(name),
                message,
              }))}
            />
            {children}
          </div>
          {isPreviewed && preview}
        </div>
      </form>
      {blocker.status === 'blocked' && (
        <LeaveDialog
          onStay={blocker.reset}
          onLeave={() => {
            void recordForm.draft.keep()
            blocker.proceed()
          }}
          onLeaveWithoutDraft={() => {
            void recordForm.draft.finish().then(blocker.proceed)
          }}
        />
      )}
      {conflict && (
        <ConflictDialog
          fields={fields}
          theirs={conflict.theirs}
          mine={recordForm.values}
          wasSaving={conflict.wasSaving}
          onOverwrite={recordForm.overwrite}
          onKeepTheirs={recordForm.keepTheirs}
          onClose={recordForm.closeConflict}
        />
      )}
    </>
  )
}

function TranslationLossOfForm<Values extends FieldValues>({
  recordForm: { getTranslatableFields, filledValues, values },
}: {
  recordForm: RecordForm<Values>
}) {
  const before = useMemo(
    () => getTranslatableFields?.(filledValues) ?? [],
    [getTranslatableFields, filledValues],
  )
  const after = useMemo(
    () => getTranslatableFields?.(values) ?? [],
    [getTranslatableFields, values],
  )
  return before.length === 0 ? null : <TranslationLoss before={before} after={after} />
}

interface LeaveDialogProps {
  onStay: () => void
  /** Leaves and keeps the draft on the device. */
  onLeave: () => void
  onLeaveWithoutDraft: () => void
}

/** Confirms leaving a form with unsaved changes. */
function LeaveDialog({ onStay, onLeave, onLeaveWithoutDraft }: LeaveDialogProps) {
  const { t } = useTranslation('adminForms')
  return (
    <Dialog
      open
      title={t('leave.title')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {t('leave.keepDraft')}
          </Button>
          <Button variant="tertiary" onClick={onLeaveWithoutDraft}>
            {t('leave.discard')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}

/** Ctrl+S or ⌘S submits the form, unless a dialog is open. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (event.repeat || document.querySelector('dialog[open]') !== null) return
      form.current?.requestSubmit()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [form])
}

/**
 * Writes a debounced draft before the page is left. iOS has no `beforeunload`; a page in the back/forward cache still
 * has its input, and must not hold its database (`openDatabase`).
 */
function useFlushDraftOnUnload({ flush }: { flush: () => void }) {
  useEffect(() => {
    function onPageHide({ persisted }: PageTransitionEvent): void {
      if (!persisted) flush()
    }
    // oxlint-disable-next-line baseline/use-baseline -- elsewhere, `pagehide` must do
    addEventListener('beforeunload', flush)
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('beforeunload', flush)
      removeEventListener('pagehide', onPageHide)
    }
  }, [flush])
}

interface FormNoticesProps<Values extends FieldValues> {
  recordForm: RecordForm<Values>
  saveErrorTitle: string | undefined
}

/** Notices above the fields: a stored draft, a change made elsewhere, a failed save. */
function FormNotices<Values extends FieldValues>({
  recordForm,
  saveErrorTitle,
}: FormNoticesProps<Values>) {
  const { t, i18n } = useTranslation('adminForms')
  const { saveError, draft, fields } = recordForm
  const rejectedFields = fields.filter(({ name }) => saveError?.fields.includes(name))
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <>
      <div role="status" className={styles.notices}>
        {draft.offer && (
          <Notice
            variant="info"
            title={t('draft.title', { date: formatDateTime(draft.offer.savedAt, i18n.language) })}
          >
            <p>{t('draft.text')}</p>
            <div className={styles.buttonRow}>
              <Button variant="secondary" size="small" onClick={recordForm.restoreDraft}>
                {t('draft.restore')}
              </Button>
              <Button variant="tertiary" size="small" onClick={() => void draft.discard()}>
                {t('draft.discard')}
              </Button>
            </div>
          </Notice>
        )}
        {recordForm.isChangedElsewhere && (
          <Notice variant="warning" title={t('changedOnServer.title')}>
            <p>{t('changedOnServer.text')}</p>
            <div className={styles.buttonRow}>
              <Button variant="secondary" size="small" onClick={recordForm.openConflict}>
                {t('changedOnServer.compare')}
              </Button>
            </div>
          </Notice>
        )}
      </div>
      {saveError && (
        <Notice variant="warning" announce="alert" title={saveErrorTitle ?? t('saveErrors.title')}>
          <p>
            {rejectedFields.length === 0
              ? t(`saveErrors.${saveError.kind}`)
              : t('saveErrors.refusedFields', {
                  count: rejectedFields.length,
                  fields: list.format(rejectedFields.map(({ label }) => `«\u00a0${label}\u00a0»`)),
                })}
          </p>
          <p>{t('saveErrors.nothingLost')}</p>
          <div className={styles.buttonRow}>
            <SignInLink error={saveError.error} onLeave={recordForm.leaveWithDraft} />
          </div>
        </Notice>
      )}
    </>
  )
}

function formatDateTime(iso: string, language: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  return date.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
}
