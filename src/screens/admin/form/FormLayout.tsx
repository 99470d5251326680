import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'

import type { EntityName } from '../layout/entities.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { FormField } from './form-fields.ts'
import styles from './FormLayout.module.css'
import { FormHeader } from './FormHeader.tsx'
import { FormNotices } from './FormNotices.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import type { RecordForm } from './useRecordForm.ts'
import { useSaveShortcut } from './useSaveShortcut.ts'

export interface FieldErrorMessage {
  readonly name: string
  readonly message: string
}

interface FormLayoutProps<Values extends FieldValues> {
  recordForm: RecordForm<Values>
  title: string
  submitLabel: string
  entity: EntityName
  /** The id of a field's control. */
  getFieldId: (name: string) => string
  /** In the order of the fields. */
  errors: readonly FieldErrorMessage[]
  fields: readonly FormField<Values>[]
  /** Why the form cannot be submitted now; trying to shows what is to be done. */
  blockedReason?: string | undefined
  onBlockedSubmit?: () => void
  /** The sentence of the entity above the general one, when saving failed. */
  saveErrorTitle?: string
  /** Said after a save that stays on the form. */
  success?: ReactNode
  /** What visitors will see; shown beside the form, or under it on a small screen, when asked for. */
  preview?: ReactNode
  children: ReactNode
}

/** What the five forms have in common: a sticky header, what is wrong, the fields, and the questions before work is lost. */
export function FormLayout<Values extends FieldValues>(props: FormLayoutProps<Values>) {
  const { recordForm, title, errors, blockedReason } = props
  const { t } = useTranslation('adminForms')
  const form = useRef<HTMLFormElement>(null)
  const [isPreviewed, setIsPreviewed] = useState(false)
  const { blocker } = recordForm.guard
  const { submitCount } = recordForm.form.formState
  const attempted = submitCount === 0 ? [] : errors
  useSaveShortcut(form)
  useFlushDraftOnLeave(recordForm)

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
            props.onBlockedSubmit?.()
          }
        }}
      >
        <FormHeader
          title={title}
          entity={props.entity}
          submitLabel={props.submitLabel}
          isDirty={recordForm.isDirty}
          isSaving={recordForm.isSaving}
          blockedReason={blockedReason}
          {...(props.preview === undefined
            ? {}
            : {
                preview: {
                  isShown: isPreviewed,
                  onToggle: () => {
                    setIsPreviewed(!isPreviewed)
                  },
                },
              })}
        />
        <div className={styles.body} data-preview={isPreviewed || undefined}>
          <div className={styles.fields}>
            {props.success}
            <FormNotices
              recordForm={recordForm}
              saveErrorTitle={props.saveErrorTitle}
              fields={props.fields}
            />
            <ErrorSummary
              title={t('errors.summary', { count: attempted.length })}
              submitCount={submitCount}
              // Before the first attempt a field alone says what is wrong with it.
              errors={attempted.map(({ name, message }) => ({
                fieldId: props.getFieldId(name),
                message,
              }))}
            />
            {props.children}
          </div>
          {isPreviewed && props.preview}
        </div>
      </form>
      {blocker.status === 'blocked' && (
        <LeaveDialog
          onStay={blocker.reset}
          onLeave={blocker.proceed}
          onLeaveWithoutDraft={() => {
            void recordForm.draft.finish().then(blocker.proceed)
          }}
        />
      )}
      {recordForm.conflict && (
        <ConflictDialog
          fields={props.fields}
          theirs={recordForm.conflict.theirs}
          mine={recordForm.values}
          wasSaving={recordForm.conflict.wasSaving}
          onOverwrite={recordForm.overwrite}
          onKeepTheirs={recordForm.keepTheirs}
          onClose={recordForm.closeConflict}
        />
      )}
    </>
  )
}

/** What waits for its pause is written before the page goes. */
function useFlushDraftOnLeave<Values extends FieldValues>({ guard, draft }: RecordForm<Values>) {
  const isBlocked = guard.blocker.status === 'blocked'
  const { flush } = draft
  useEffect(() => {
    if (isBlocked) flush()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
    }
  }, [isBlocked, flush])
}
