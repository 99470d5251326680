import { Eye, EyeOff } from 'lucide-react'
import { Fragment, useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { getPressedKey } from '#platform/pressed-key.ts'
import { entities } from '#domain/entities.ts'
import { formatMoment } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import type { Elements } from '#ui/elements.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { SignInLink } from '../errors/SignInLink.tsx'
import { useSavedId } from '../layout/saved-record.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { FormPlace, type NamedPart } from './extension.tsx'
import { FormHeader } from './FormHeader.tsx'
import { FormPaletteActions } from './FormPaletteActions.tsx'
import styles from './FormLayout.module.css'
import type { PendingInput } from '../definition/usePendingInput.ts'
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
  const { entity } = form.definition
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
          <div className={styles.fields}>
            <SuccessMessage form={form} parts={parts} isDetached={isDetached} />
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
            <FormFields form={form} parts={parts} />
            <FormPlace parts={parts} name="belowFields" />
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

/** The fields in the order of the definition, some of them side by side. */
function FormFields({ form, parts }: Pick<FormLayoutProps, 'form' | 'parts'>) {
  const { fields, besideNext } = form.definition
  const names = Object.keys(fields)
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

interface SuccessMessageProps extends Pick<FormLayoutProps, 'form' | 'parts'> {
  isDetached: boolean
}

/**
 * Confirms a save that cleared the form, or after which it is not known which record was created. It takes the focus, so
 * that screen readers read it. If the form writes to no record now, it offers what can be done next.
 */
function SuccessMessage({ form, parts, isDetached }: SuccessMessageProps) {
  const { t } = useTranslation('adminForms')
  const { entity } = form.definition
  const { saved, detached } = form.saving
  const { list, getId } = form.fields
  const container = useRef<HTMLDivElement>(null)
  const cleared = saved?.next === 'clear' ? saved : undefined
  const savedId = useSavedId(entity)
  useEffect(() => {
    if (cleared !== undefined) container.current?.focus()
  }, [cleared])
  function goOn(start: () => unknown): void {
    void Promise.resolve(start()).then(() =>
      document.querySelector<HTMLElement>(`#${CSS.escape(getId(list[0]?.name ?? ''))}`)?.focus(),
    )
  }
  const isUnknown = isDetached && detached?.editAgain === undefined
  return (
    <div ref={container} role="status" tabIndex={-1} data-saved className={styles.success}>
      {(cleared !== undefined || isDetached) && (
        <Notice
          variant={isUnknown ? 'warning' : 'success'}
          title={t(saved?.wasNew === true ? `${entity}.created` : `${entity}.edited`)}
        >
          {isUnknown && <p>{t('detached.unknown')}</p>}
          {cleared !== undefined &&
            savedId !== undefined &&
            parts.map(({ name, savedActions }) => (
              <Fragment key={name}>
                {savedActions?.({ entity, id: savedId }, { hasEdit: !isDetached })}
              </Fragment>
            ))}
          {isDetached && detached !== undefined && (
            <div className={styles.buttonRow}>
              {detached.editAgain && (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => goOn(() => detached.editAgain?.())}
                >
                  {t('detached.editAgain')}
                </Button>
              )}
              <Button variant="secondary" size="small" onClick={() => goOn(detached.createAnother)}>
                {t(`titles.create${entities[entity].singular}`)}
              </Button>
            </div>
          )}
        </Notice>
      )}
    </div>
  )
}

interface LeaveDialogProps {
  blocker: { readonly reset: () => void; readonly proceed: () => void }
  /** Deletes the draft, which is otherwise kept. */
  onDiscard: () => Promise<void>
  pendingInput: PendingInput
  /** When the draft was written that is offered and not answered: the new one takes its place. */
  replaced: string | undefined
}

/** Confirms leaving a form with unsaved changes. */
function LeaveDialog({ blocker, pendingInput, replaced, onDiscard }: LeaveDialogProps) {
  const { t, i18n } = useTranslation('adminForms')
  /** The form writes its draft when it is left. */
  async function keepDraft(): Promise<void> {
    await pendingInput.waitForPreparations()
    if (pendingInput.insertPanels()) blocker.proceed()
    else blocker.reset()
  }
  return (
    <Dialog
      open
      title={t('leave.title')}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{t('leave.stay')}</Button>
          <Button variant="secondary" onClick={() => void keepDraft()}>
            {t('leave.keepDraft')}
          </Button>
          <Button variant="tertiary" onClick={() => void onDiscard().then(blocker.proceed)}>
            {t('leave.discard')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
      {replaced !== undefined && (
        <p>{t('leave.replaced', { date: formatMoment(replaced, getLanguage(i18n)) })}</p>
      )}
    </Dialog>
  )
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

/** Notices above the fields: a stored draft, a change made elsewhere, a failed save. */
function FormNotices({ form }: { form: RecordFormState }) {
  const { t, i18n } = useTranslation('adminForms')
  const { draft, guard, changeElsewhere } = form
  const saveError = form.saving.error
  const unreadable = form.fields.list.filter(({ name }) => draft.offer?.unreadable.includes(name))
  const rejectedFields = form.fields.list.filter(({ name }) => saveError?.fields.includes(name))
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <>
      <div role="status" className={styles.notices}>
        {draft.offer && (
          <Notice
            variant="info"
            title={t('draft.title', { date: formatMoment(draft.offer.savedAt, getLanguage(i18n)) })}
          >
            <p>{t('draft.text')}</p>
            {form.isDirty && draft.inTheWay && <p>{t('draft.unanswered')}</p>}
            {unreadable.length > 0 && (
              <p>
                {t('draft.unreadable', {
                  count: unreadable.length,
                  fields: list.format(unreadable.map(({ label }) => `«\u00a0${label}\u00a0»`)),
                })}
              </p>
            )}
            <div className={styles.buttonRow}>
              <Button variant="secondary" size="small" onClick={form.draft.restore}>
                {t('draft.restore')}
              </Button>
              <Button variant="tertiary" size="small" onClick={() => void draft.discard()}>
                {t('draft.discard')}
              </Button>
            </div>
          </Notice>
        )}
        {changeElsewhere && (
          <Notice variant="warning" title={t('changedOnServer.title')}>
            <p>{t('changedOnServer.text')}</p>
            <div className={styles.buttonRow}>
              <Button variant="secondary" size="small" onClick={changeElsewhere.compare}>
                {t('changedOnServer.compare')}
              </Button>
            </div>
          </Notice>
        )}
      </div>
      {saveError && (
        <Notice variant="warning" announce="alert" title={t(form.definition.saveErrorTitle)}>
          <p>
            {rejectedFields.length === 0
              ? t(`saveErrors.${saveError.kind}`)
              : t('saveErrors.refusedFields', {
                  count: rejectedFields.length,
                  fields: list.format(rejectedFields.map(({ label }) => `«\u00a0${label}\u00a0»`)),
                })}
          </p>
          {saveError.sentence !== undefined && (
            <p>{t('saveErrors.serverSays', { sentence: saveError.sentence })}</p>
          )}
          <p>{t('saveErrors.nothingLost')}</p>
          <div className={styles.buttonRow}>
            {/* The failed save has written a draft, which is offered after the sign-in. */}
            <SignInLink error={saveError.error} onLeave={guard.leaveDocument} />
          </div>
        </Notice>
      )}
    </>
  )
}
