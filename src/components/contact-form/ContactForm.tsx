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

import { SelectField } from './SelectField.tsx'
import styles from './ContactForm.module.css'
import { useContactForm } from './useContactForm.ts'
import { useContactFormErrors } from './useContactFormErrors.ts'
import type { ContactFormField, ContactFormPrefill } from './contact-form-schema.ts'

interface ContactFormProps {
  prefill?: ContactFormPrefill
  /** The lawyers whom the message is for, each named in a mail of their own (decisions.md, 2.12). */
  lawyers?: readonly string[]
  /** After a message has left and the form is empty again. */
  onSent?: () => void
}

const noPrefill: ContactFormPrefill = {}
const noLawyers: readonly string[] = []

/** The contact form of the contact page and of a lawyer's profile (spec 5): six fields, all required. */
export function ContactForm({
  prefill = noPrefill,
  lawyers = noLawyers,
  onSent,
}: ContactFormProps) {
  const { t, i18n } = useTranslation('contactForm')
  const formId = useId()
  const { form, countries, subjects, sending, reached, onSubmit } = useContactForm({
    prefill,
    lawyers,
    onSent,
  })
  const undelivered = lawyers.filter((lawyer) => !reached.includes(lawyer))
  const { errorOf, summary } = useContactFormErrors(form.formState.errors)
  const getFieldId = (field: ContactFormField) => `${formId}${field}`
  const getFieldProps = (name: ContactFormField) => ({
    id: getFieldId(name),
    label: t(name),
    error: errorOf(name),
    required: true,
  })

  return (
    <div className={styles.frame}>
      <SentConfirmation isSent={sending.isSuccess} lawyerCount={lawyers.length} />
      {/* Our own messages, in the page's language and beside the fields, in place of the browser's. */}
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <ErrorSummary
          title={t('errors.title', { count: summary.length })}
          submitCount={form.formState.submitCount}
          errors={summary.map(([name, message]) => ({ fieldId: getFieldId(name), message }))}
        />
        <p className={styles.note}>
          {lawyers.length > 0 &&
            `${t('recipientNote', { lawyer: formatLawyerNames(lawyers, i18n.language) })} `}
          {t('allRequired')}
        </p>
        <TextField {...getFieldProps('name')} autoComplete="name" {...form.register('name')} />
        <div className={styles.fieldPair}>
          <TextField
            {...getFieldProps('email')}
            type="email"
            autoComplete="email"
            {...form.register('email')}
          />
          <TextField
            {...getFieldProps('phone')}
            type="tel"
            autoComplete="tel"
            placeholder="+000000000"
            {...form.register('phone')}
          />
        </div>
        <div className={styles.fieldPair}>
          <SelectField
            {...getFieldProps('country')}
            name="country"
            form={form}
            optionsQuery={countries}
          />
          <SelectField
            {...getFieldProps('subject')}
            name="subject"
            form={form}
            optionsQuery={subjects}
          />
        </div>
        <TextArea {...getFieldProps('message')} rows={5} {...form.register('message')} />
        {sending.isError && (
          <Notice
            variant="warning"
            title={
              lawyers.length > 1
                ? t('failedFor', { lawyer: formatLawyerNames(undelivered, i18n.language) })
                : t('failed')
            }
            announce="alert"
          >
            <p>
              {reached.length > 0 &&
                `${t('partlySent', { lawyer: formatLawyerNames(reached, i18n.language) })} `}
              {t('failedAdvice')}{' '}
              <a href={`mailto:${organisation.email}`}>
                <Ltr>{organisation.email}</Ltr>
              </a>
              .
            </p>
          </Notice>
        )}
        <Button type="submit" className={styles.submit} aria-disabled={sending.isPending}>
          {sending.isPending ? t('sending') : t('send')}
        </Button>
        <VisuallyHidden role="status">{sending.isPending && t('sending')}</VisuallyHidden>
      </form>
    </div>
  )
}

/** 'Maître A, Maître B et Maître C'. */
function formatLawyerNames(lawyers: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(lawyers.map((name) => `Maître ${name}`))
}

/** Says that the message has left: shown, focused and so read out (decisions.md, 4). */
function SentConfirmation({ isSent, lawyerCount }: { isSent: boolean; lawyerCount: number }) {
  const { t } = useTranslation('contactForm')
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) containerRef.current?.focus()
  }, [isSent])
  return (
    <div ref={containerRef} role="status" tabIndex={-1} className={styles.confirmation}>
      {isSent && (
        <Notice variant="success" title={t('sent')}>
          <p>{lawyerCount > 0 ? t('sentAdviceFor', { count: lawyerCount }) : t('sentAdvice')}</p>
        </Notice>
      )}
    </div>
  )
}
