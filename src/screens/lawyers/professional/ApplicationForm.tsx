import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import type { ApplicationFormField } from './application-schema.ts'
import styles from './ApplicationForm.module.css'
import { useApplicationForm } from './useApplicationForm.ts'

/** A lawyer's application to the network, sent by the same mail call as the contact form. */
export function ApplicationForm() {
  const { t } = useTranslation('professional')
  const formId = useId()
  const { form, sending, onSubmit, errorOf, summary } = useApplicationForm()
  const getFieldId = (field: ApplicationFormField) => `${formId}${field}`
  const getFieldProps = (name: ApplicationFormField) => ({
    id: getFieldId(name),
    label: t(`form.${name}`),
    error: errorOf(name),
    required: true,
    ...form.register(name),
  })
  return (
    <div>
      <SentConfirmation isSent={sending.isSuccess} />
      {/* Our own messages, in the page's language and beside the fields, in place of the browser's. */}
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <ErrorSummary
          title={t('form.errors.title', { count: summary.length })}
          submitCount={form.formState.submitCount}
          errors={summary.map((error) => ({
            fieldId: getFieldId(error.field),
            message: error.message,
          }))}
        />
        <TextField {...getFieldProps('name')} autoComplete="name" />
        <div className={styles.fieldPair}>
          <TextField {...getFieldProps('email')} type="email" autoComplete="email" />
          <TextField
            {...getFieldProps('phone')}
            type="tel"
            autoComplete="tel"
            placeholder="+000000000"
          />
          <TextField {...getFieldProps('bar')} hint={t('form.barHint')} />
          <TextField {...getFieldProps('oath')} hint={t('form.oathHint')} inputMode="numeric" />
          <TextField {...getFieldProps('languages')} />
          <TextField {...getFieldProps('areas')} />
        </div>
        <TextArea {...getFieldProps('message')} rows={5} />
        {sending.isError && (
          <Notice variant="warning" title={t('form.failed')} announce="alert">
            <p>
              {t('form.failedAdvice')}{' '}
              <a href={`mailto:${organisation.email}`}>
                <Ltr>{organisation.email}</Ltr>
              </a>
              .
            </p>
          </Notice>
        )}
        <Button type="submit" className={styles.submit} aria-disabled={sending.isPending}>
          {sending.isPending ? t('form.sending') : t('form.send')}
        </Button>
        <VisuallyHidden role="status">{sending.isPending && t('form.sending')}</VisuallyHidden>
      </form>
    </div>
  )
}

/** Says that the application has left: shown, focused and so read out. */
function SentConfirmation({ isSent }: { isSent: boolean }) {
  const { t } = useTranslation('professional')
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) containerRef.current?.focus()
  }, [isSent])
  return (
    <div ref={containerRef} role="status" tabIndex={-1} className={styles.confirmation}>
      {isSent && (
        <Notice variant="success" title={t('form.sent')}>
          <p>{t('form.sentAdvice')}</p>
        </Notice>
      )}
    </div>
  )
}
