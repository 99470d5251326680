import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { organisation } from '#domain/organisation.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { LeftToRight } from '#ui/LeftToRight/LeftToRight.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import type { ApplicationField } from './application.ts'
import styles from './ApplicationForm.module.css'
import { useApplicationForm } from './useApplicationForm.ts'

/** A lawyer's application to the network, sent by the same mail call as the contact form. */
export function ApplicationForm() {
  const { t } = useTranslation('professional')
  const formId = useId()
  const { form, sending, onSubmit, errorOf, summary } = useApplicationForm()
  const idOf = (field: ApplicationField) => `${formId}${field}`
  const field = (name: ApplicationField) => ({
    id: idOf(name),
    label: t(`form.${name}`),
    error: errorOf(name),
    required: true,
    ...form.register(name),
  })
  return (
    <div>
      <Confirmation isSent={sending.isSuccess} />
      {/* Our own messages, in the page's language and beside the fields, in place of the browser's. */}
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <ErrorSummary
          title={t('form.errors.title', { count: summary.length })}
          attempt={form.formState.submitCount}
          errors={summary.map((one) => ({ fieldId: idOf(one.field), message: one.message }))}
        />
        <TextField {...field('name')} autoComplete="name" />
        <div className={styles.pair}>
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" placeholder="+000000000" />
          <TextField {...field('bar')} hint={t('form.barHint')} />
          <TextField {...field('oath')} hint={t('form.oathHint')} inputMode="numeric" />
          <TextField {...field('languages')} />
          <TextField {...field('areas')} />
        </div>
        <TextArea {...field('message')} rows={5} />
        {sending.isError && (
          <Notice kind="warning" title={t('form.failed')} announce="alert">
            <p>
              {t('form.failedAdvice')}{' '}
              <a href={`mailto:${organisation.email}`}>
                <LeftToRight>{organisation.email}</LeftToRight>
              </a>
              .
            </p>
          </Notice>
        )}
        <Button type="submit" className={styles.send} aria-disabled={sending.isPending}>
          {sending.isPending ? t('form.sending') : t('form.send')}
        </Button>
        <VisuallyHidden role="status">{sending.isPending && t('form.sending')}</VisuallyHidden>
      </form>
    </div>
  )
}

/** Says that the application has left: shown, focused and so read out. */
function Confirmation({ isSent }: { isSent: boolean }) {
  const { t } = useTranslation('professional')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) place.current?.focus()
  }, [isSent])
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.confirmation}>
      {isSent && (
        <Notice kind="confirmation" title={t('form.sent')}>
          <p>{t('form.sentAdvice')}</p>
        </Notice>
      )}
    </div>
  )
}
