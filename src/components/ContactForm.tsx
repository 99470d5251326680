import type { UseQueryResult } from '@tanstack/react-query'
import { useController, type UseFormReturn, useWatch } from 'react-hook-form'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { caseFileKey } from '#domain/case-file/case-file-key.ts'
import { getOffice, toTelUrl } from '#domain/organisation.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'
import { readStorage } from '#platform/storage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useClientValue } from '#ui/hooks/useClientValue.tsx'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { MailForm, useFieldProps } from './MailForm.tsx'
import mailFormStyles from './MailForm.module.css'
import styles from './ContactForm.module.css'
import { useLateComponent } from './useLateComponent.ts'
import {
  useContactForm,
  contactFormFields,
  type ContactFormPrefill,
  type ContactFormValues,
  otherOptionValue,
} from './useContactForm.ts'

interface ContactFormProps {
  prefill?: ContactFormPrefill
  /** The addressees: each lawyer is named in a separate mail (docs/decisions.md). */
  lawyers?: readonly string[]
  /** Called after the message is sent and the form is reset: not if the user went on typing. */
  onSent?: () => void
}

const noLawyers: readonly string[] = []

const lateSentMessage = {
  load: async () => (await import('./SentMessage.tsx')).SentMessage,
  texts: ['sentMessage'],
} as const

const lateCaseFileSummary = {
  load: async () => (await import('./CaseFileSummary.tsx')).CaseFileSummary,
  texts: ['caseFile', 'records/deadline-rules', 'records/visas', 'records/visa-content'],
} as const

const lateNeedText = {
  load: async () => (await import('./NeedText.tsx')).NeedText,
  texts: ['caseFile', 'records/deadline-rules', 'records/service-levels'],
} as const

/** The contact form of the contact page and of a lawyer's profile (spec 5): six required fields. */
export function ContactForm({ prefill, lawyers = noLawyers, onSent }: ContactFormProps) {
  const { t, i18n } = useTranslation('contactForm')
  const hasNeed = prefill?.level !== undefined || prefill?.letter !== undefined
  const { Loaded: NeedText } = useLateComponent(hasNeed, lateNeedText)
  const [needText, setNeedText] = useState<string>()
  const { form, countries, subjects, sending, delivered, onSubmit, startAnew } = useContactForm({
    // Once it is sent, the page may no longer name a need.
    prefill: hasNeed && needText !== undefined ? { ...prefill, message: needText } : prefill,
    lawyers,
    onSent,
  })
  // Loaded while the message is on its way: few visitors send one.
  const { Loaded: SentMessage, hasFailed } = useLateComponent(
    sending.status !== 'idle',
    lateSentMessage,
  )
  const hasCaseFile = useClientValue(() => readStorage(caseFileKey) !== null, false)
  const { Loaded: CaseFileSummary } = useLateComponent(hasCaseFile, lateCaseFileSummary)
  const chosen = useWatch({ control: form.control, name: 'country' })
  const { phone } = getOffice(countries.data?.find(({ id }) => String(id) === chosen)?.code)
  const reached = lawyers.filter((lawyer) => delivered.includes(lawyer))
  const undelivered = lawyers.filter((lawyer) => !delivered.includes(lawyer))
  const { getFieldProps, errors } = useFieldProps(
    form,
    contactFormFields,
    (field) => t(field),
    (key) => t(`errors.${key}`),
  )
  function writeAnother(): void {
    // The form is hidden until then.
    flushSync(startAnew)
    document.getElementById(getFieldProps('name').id)?.focus()
  }

  return (
    <MailForm
      sending={sending}
      submitCount={form.formState.submitCount}
      errors={errors}
      texts={{
        errors: t('errors.title', { count: errors.length }),
        sent: t('sent'),
        sentAdvice:
          lawyers.length > 0 ? t('sentAdviceFor', { count: lawyers.length }) : t('sentAdvice'),
        failed:
          lawyers.length > 1
            ? t('failedFor', { lawyer: formatLawyerNames(undelivered, i18n.language) })
            : t('failed'),
        failedAdvice: (
          <>
            {reached.length > 0 && (
              <span>
                {`${t('partlySent', { lawyer: formatLawyerNames(reached, i18n.language) })} `}
              </span>
            )}
            <span>{t('failedAdvice')}</span>
          </>
        ),
        send: t('send'),
        sending: t('sending'),
      }}
      onSubmit={onSubmit}
      // Without it, the form follows the confirmation.
      afterSent={
        !hasFailed && (
          <div>
            {SentMessage !== undefined && sending.copy !== undefined && (
              <SentMessage
                {...sending.copy}
                lawyers={formatLawyerNames(lawyers, i18n.language)}
                lawyerCount={lawyers.length}
                onAnother={sending.hasNewerInput ? undefined : writeAnother}
              />
            )}
          </div>
        )
      }
    >
      <p className={styles.note}>
        {lawyers.length > 0 && (
          <span>
            {`${t('recipientNote', { lawyer: formatLawyerNames(lawyers, i18n.language) })} `}
          </span>
        )}
        <span>{t('allRequired')}</span>
      </p>
      <TextField {...getFieldProps('name')} autoComplete="name" {...form.register('name')} />
      <div className={mailFormStyles.fieldPair}>
        <TextField
          {...getFieldProps('email')}
          hint={t('emailHint')}
          // The browsers differ in what they make of an address: it is read alike as a text.
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="email"
          {...form.register('email')}
        />
        <TextField
          {...getFieldProps('phone')}
          hint={t('phoneHint')}
          type="tel"
          autoComplete="tel"
          placeholder="+000000000"
          {...form.register('phone')}
        />
      </div>
      <div className={mailFormStyles.fieldPair}>
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
      <TextArea
        {...getFieldProps('message')}
        hint={t('messageHint')}
        rows={5}
        {...form.register('message')}
      />
      {NeedText !== undefined && prefill !== undefined && (
        <NeedText need={prefill} onWritten={setNeedText} />
      )}
      {CaseFileSummary !== undefined && <CaseFileSummary form={form} />}
      <p className={styles.note}>
        <span>{t('urgent')}</span>{' '}
        <a href={toTelUrl(phone)}>
          <Ltr>{phone}</Ltr>
        </a>
        <span>.</span>
      </p>
    </MailForm>
  )
}

function formatLawyerNames(lawyers: readonly string[], language: string): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(
    lawyers.map((name) => `Maître ${name}`),
  )
}

interface SelectFieldProps {
  name: 'country' | 'subject'
  form: UseFormReturn<ContactFormValues>
  optionsQuery: UseQueryResult<{ id: number; name: string; code?: string }[]>
  id: string
  label: string
  error: string | undefined
  required: boolean
}

/** A select of country or subject. 'Autre' (spec 5) is available even if the list fails to load. */
function SelectField({ name, form, optionsQuery, ...field }: SelectFieldProps) {
  const { t, i18n } = useTranslation('contactForm')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const { field: controlledField } = useController({ name, control: form.control })
  const textKeys = {
    country: { placeholder: 'countryPlaceholder', loading: 'countriesLoading' },
    subject: { placeholder: 'subjectPlaceholder', loading: 'subjectsLoading' },
  } as const
  const options = (optionsQuery.data ?? []).map(({ id, name: recordName, code }) => {
    const text =
      code === undefined ? translate(recordName) : nameCountry({ code, name: recordName })
    return { value: String(id), ...toLabel(text) }
  })

  return (
    <div className={styles.select}>
      <Select
        {...field}
        {...controlledField}
        placeholder={t(
          optionsQuery.isPending ? textKeys[name].loading : textKeys[name].placeholder,
        )}
        options={[...options, { value: otherOptionValue, label: t('other'), lang: i18n.language }]}
      />
      {/* The live region is always rendered: content added to it later is announced. */}
      <div role="status">
        {optionsQuery.isLoadingError && (
          <p className={styles.error}>
            <span>{t(name === 'country' ? 'countriesFailed' : 'subjectsFailed')}</span>{' '}
            <Button variant="tertiary" size="small" onClick={() => void optionsQuery.refetch()}>
              {t('retry')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
