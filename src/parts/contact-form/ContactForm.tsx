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

import { ChoiceField } from './ChoiceField.tsx'
import styles from './ContactForm.module.css'
import { useContactForm } from './useContactForm.ts'
import { useContactErrors } from './useContactErrors.ts'
import type { ContactField, Prefill } from './values.ts'

interface ContactFormProps {
  prefill?: Prefill
  /** The lawyers whom the message is for, each named in a mail of their own (decisions.md, 2.12). */
  lawyers?: readonly string[]
  /** After a message has left and the form is empty again. */
  onSent?: () => void
}

const nothing: Prefill = {}
const nobody: readonly string[] = []

/** The contact form of the contact page and of a lawyer's profile (spec 5): six fields, all required. */
export function ContactForm({ prefill = nothing, lawyers = nobody, onSent }: ContactFormProps) {
  const { t, i18n } = useTranslation('contactForm')
  const formId = useId()
  const { form, countries, subjects, sending, reached, onSubmit } = useContactForm({
    prefill,
    lawyers,
    onSent,
  })
  const missed = lawyers.filter((lawyer) => !reached.includes(lawyer))
  const { errorOf, summary } = useContactErrors(form.formState.errors)
  const idOf = (field: ContactField) => `${formId}${field}`
  const field = (name: ContactField) => ({
    id: idOf(name),
    label: t(name),
    error: errorOf(name),
    required: true,
  })

  return (
    <div className={styles.frame}>
      <Confirmation isSent={sending.isSuccess} lawyerCount={lawyers.length} />
      {/* Our own messages, in the page's language and beside the fields, in place of the browser's. */}
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <ErrorSummary
          title={t('errors.title', { count: summary.length })}
          attempt={form.formState.submitCount}
          errors={summary.map(([name, message]) => ({ fieldId: idOf(name), message }))}
        />
        <p className={styles.note}>
          {lawyers.length > 0 && `${t('lawyerLine', { lawyer: inWords(lawyers, i18n.language) })} `}
          {t('allRequired')}
        </p>
        <TextField {...field('name')} autoComplete="name" {...form.register('name')} />
        <div className={styles.pair}>
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            {...form.register('email')}
          />
          <TextField
            {...field('phone')}
            type="tel"
            autoComplete="tel"
            placeholder="+000000000"
            {...form.register('phone')}
          />
        </div>
        <div className={styles.pair}>
          <ChoiceField {...field('country')} name="country" form={form} list={countries} />
          <ChoiceField {...field('subject')} name="subject" form={form} list={subjects} />
        </div>
        <TextArea {...field('message')} rows={5} {...form.register('message')} />
        {sending.isError && (
          <Notice
            kind="warning"
            title={
              lawyers.length > 1
                ? t('failedFor', { lawyer: inWords(missed, i18n.language) })
                : t('failed')
            }
            announce="alert"
          >
            <p>
              {reached.length > 0 &&
                `${t('partlySent', { lawyer: inWords(reached, i18n.language) })} `}
              {t('failedAdvice')}{' '}
              <a href={`mailto:${organisation.email}`}>
                <LeftToRight>{organisation.email}</LeftToRight>
              </a>
              .
            </p>
          </Notice>
        )}
        <Button type="submit" className={styles.send} aria-disabled={sending.isPending}>
          {sending.isPending ? t('sending') : t('send')}
        </Button>
        <VisuallyHidden role="status">{sending.isPending && t('sending')}</VisuallyHidden>
      </form>
    </div>
  )
}

/** 'Maître A, Maître B et Maître C'. */
function inWords(lawyers: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(lawyers.map((name) => `Maître ${name}`))
}

/** Says that the message has left: shown, focused and so read out (decisions.md, 4). */
function Confirmation({ isSent, lawyerCount }: { isSent: boolean; lawyerCount: number }) {
  const { t } = useTranslation('contactForm')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) place.current?.focus()
  }, [isSent])
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.confirmation}>
      {isSent && (
        <Notice kind="confirmation" title={t('sent')}>
          <p>{lawyerCount > 0 ? t('sentAdviceFor', { count: lawyerCount }) : t('sentAdvice')}</p>
        </Notice>
      )}
    </div>
  )
}
