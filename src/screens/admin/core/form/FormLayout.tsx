import { Eye, EyeOff } from 'lucide-react'
import { Fragment, useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { getPressedKey } from '#platform/pressed-key.ts'
import { entities } from '#domain/entities.ts'
import type { Elements } from '#ui/elements.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'

import { ConflictDialog } from './ConflictDialog.tsx'
import { FormPlace, type NamedPart } from './extension.tsx'
import { FormHeader } from './FormHeader.tsx'
import { FormPaletteActions } from './FormPaletteActions.tsx'
import styles from './FormLayout.module.css'
import { FormNotices } from './FormNotices.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { SavedMessage } from './SavedMessage.tsx'
import type { RecordFormState } from './useRecordForm.ts'

interface FormLayoutProps {
  form: RecordFormState
  /** What the extensions add. */
  parts: readonly NamedPart[]
  /** Shown on demand beside the form, or below it on a small screen. */
  preview?: Elements
}

/** The layout of the record forms: header, notices, error summary, fields, and the dialogs of `useRecordForm`. */
export function FormLayout({ form, parts, preview }: FormLayoutProps) {
  const { t } = useTranslation('adminForms')
  const isDetached = form.saving.detached !== undefined && form.saving.saved?.next !== 'leave'
  const blockedReason = isDetached ? t('detached.blocked') : form.saving.lock?.reason
  const element = useRef<HTMLFormElement>(null)
  const [isPreviewed, setIsPreviewed] = useState(false)
  const { guard, conflict, draft } = form
  const { submitCount } = form.fields
  const { entity, fields, aside } = form.definition
  const names = Object.keys(fields)
  const { singular } = entities[entity]
  const title = t(
    form.record.id === undefined ? `titles.create${singular}` : `titles.edit${singular}`,
  )
  // Before the first attempt, each field shows its own error.
  const summarisedErrors = submitCount === 0 ? [] : form.fields.errors
  useSaveShortcut(element)
  function save(options?: { isStaying: boolean }): void {
    if (blockedReason === undefined) form.saving.start(options)
    else if (isDetached) element.current?.querySelector<HTMLElement>('[data-saved]')?.focus()
    else form.saving.lock?.onSubmit()
  }

  return (
    <>
      <form
        ref={element}
        noValidate
        data-keeps-draft
        aria-label={title}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <FormHeader
          form={form}
          parts={parts}
          title={title}
          blockedReason={blockedReason}
          onSaveAndStay={() => save({ isStaying: true })}
        >
          {preview !== undefined && (
            <Button
              variant="secondary"
              size="small"
              aria-pressed={isPreviewed}
              title={t('preview.show')}
              onClick={() => setIsPreviewed(!isPreviewed)}
            >
              {isPreviewed ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
              <span>{t('preview.show')}</span>
            </Button>
          )}
        </FormHeader>
        <div className={styles.body} data-preview={isPreviewed || undefined}>
          <div className={styles.record}>
            <div className={styles.fields}>
              <SavedMessage form={form} parts={parts} isDetached={isDetached} />
              <FormNotices form={form} />
              <FormPlace parts={parts} name="notice" />
              <ErrorSummary
                title={t('errors.summary', { count: summarisedErrors.length })}
                submitCount={submitCount}
                errors={summarisedErrors.map(({ name, message }) => ({
                  fieldId: form.fields.getId(name),
                  message,
                }))}
              />
              <FormFields
                form={form}
                parts={parts}
                names={names.filter((name) => !aside.includes(name))}
              />
            </div>
            <div className={styles.fields}>
              {aside.length > 0 && (
                <div className={styles.aside}>
                  <FormFields form={form} parts={parts} names={aside} />
                </div>
              )}
              <FormPlace parts={parts} name="belowFields" />
            </div>
          </div>
          {isPreviewed && preview}
        </div>
      </form>
      <FormPaletteActions
        form={element}
        entity={entity}
        onPreview={preview ? () => setIsPreviewed(!isPreviewed) : undefined}
      />
      {guard.blocker.status === 'blocked' && (
        <LeaveDialog
          blocker={guard.blocker}
          pendingInput={form.content.pendingInput}
          replaced={draft.inTheWay?.savedAt}
          onDiscard={() => draft.close()}
        />
      )}
      {conflict && <ConflictDialog form={form} conflict={conflict} />}
    </>
  )
}

interface FormFieldsProps extends Pick<FormLayoutProps, 'form' | 'parts'> {
  names: readonly string[]
}

/** Fields, some of them side by side. */
function FormFields({ form, parts, names }: FormFieldsProps) {
  const { fields, besideNext } = form.definition
  const render = (name: string | undefined) =>
    name !== undefined && (
      <Fragment key={name}>
        {parts.reduceRight<Elements>(
          (field, part) => part.wrapField?.(name, field) ?? field,
          fields[name]?.render(form.fields.getRendered(name)),
        )}
      </Fragment>
    )
  return names.map((name, index) => {
    if (besideNext.includes(names[index - 1] ?? '')) return null
    if (!besideNext.includes(name)) return render(name)
    return (
      <div key={name} className={styles.twoColumns}>
        {render(name)}
        {render(names[index + 1])}
      </div>
    )
  })
}

/** Ctrl+S or ⌘S submits the form, unless a dialog is open. */
function useSaveShortcut(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isSave || getPressedKey(event)?.toLowerCase() !== 's') return
      event.preventDefault()
      if (event.repeat || document.querySelector('dialog[open]') !== null) return
      form.current?.requestSubmit()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [form])
}
