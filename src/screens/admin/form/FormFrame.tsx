import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'

import type { ListName } from '../frame/places.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import type { ShownField } from './fields.ts'
import styles from './FormFrame.module.css'
import { FormHeader } from './FormHeader.tsx'
import { FormNotices } from './FormNotices.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import type { RecordForm } from './useRecordForm.ts'
import { useSaveShortcut } from './useSaveShortcut.ts'

export interface FieldProblem {
  readonly name: string
  readonly message: string
}

interface FormFrameProps<Values extends FieldValues> {
  record: RecordForm<Values>
  title: string
  submitLabel: string
  list: ListName
  /** The id of a field's control. */
  idOf: (name: string) => string
  /** In the order of the fields. */
  problems: readonly FieldProblem[]
  fields: readonly ShownField<Values>[]
  /** Why the form cannot be submitted now; trying to shows what is to be done. */
  lockReason?: string | undefined
  onLockedSubmit?: () => void
  /** The sentence of the entity above the general one, when saving failed. */
  failureTitle?: string
  /** Said after a save that stays on the form. */
  success?: ReactNode
  /** What visitors will see; shown beside the form, or under it on a small screen, when asked for. */
  preview?: ReactNode
  children: ReactNode
}

/** What the five forms have in common: a sticky header, what is wrong, the fields, and the questions before work is lost. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { record, title, problems, lockReason } = props
  const { t } = useTranslation('adminForms')
  const form = useRef<HTMLFormElement>(null)
  const [isPreviewed, setIsPreviewed] = useState(false)
  const { blocker } = record.guard
  const { submitCount } = record.form.formState
  const attempted = submitCount === 0 ? [] : problems
  useSaveShortcut(form)
  useFlushBeforeLeaving(record)

  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={title}
        className={styles.form}
        onSubmit={(event) => {
          if (lockReason === undefined) record.onSubmit(event)
          else {
            event.preventDefault()
            props.onLockedSubmit?.()
          }
        }}
      >
        <FormHeader
          title={title}
          list={props.list}
          submitLabel={props.submitLabel}
          isDirty={record.isDirty}
          isSaving={record.isSaving}
          lockReason={lockReason}
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
            <FormNotices record={record} failureTitle={props.failureTitle} fields={props.fields} />
            <ErrorSummary
              title={t('errors.title', { count: attempted.length })}
              attempt={submitCount}
              // Before the first attempt a field alone says what is wrong with it.
              errors={attempted.map(({ name, message }) => ({
                fieldId: props.idOf(name),
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
            void record.draft.finish().then(blocker.proceed)
          }}
        />
      )}
      {record.conflict && (
        <ConflictDialog
          fields={props.fields}
          theirs={record.conflict.theirs}
          mine={record.values}
          whileSaving={record.conflict.whileSaving}
          onOverwrite={record.overwrite}
          onKeepTheirs={record.keepTheirs}
          onClose={record.closeConflict}
        />
      )}
    </>
  )
}

/** What waits for its pause is written before the page goes. */
function useFlushBeforeLeaving<Values extends FieldValues>({ guard, draft }: RecordForm<Values>) {
  const isAsked = guard.blocker.status === 'blocked'
  const { flush } = draft
  useEffect(() => {
    if (isAsked) flush()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
    }
  }, [isAsked, flush])
}
