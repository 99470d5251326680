import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

import { useApi } from '#api/context.ts'
import {
  MailForm,
  requiredEmail,
  requiredText,
  useFieldProps,
  useSendOnce,
} from '#components/MailForm.tsx'
import mailFormStyles from '#components/MailForm.module.css'
import { PageMeta } from '#components/PageMeta.tsx'
import { buildApplicationMail } from '#domain/mail.ts'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { DirectoryNav } from '../DirectoryNav.tsx'
import styles from './ApplicationPage.module.css'

const requirements = ['oath', 'insurance', 'practice'] as const
const steps = ['read', 'talk', 'publish'] as const

/** 'Vous êtes avocat?': what is verified, what follows, and the application (docs/decisions.md). */
export function ApplicationPage() {
  const { t } = useTranslation('professional')
  return (
    <>
      <PageMeta description={t('join.description')} />
      <DirectoryNav />
      <div className={styles.page}>
        <SectionHeading
          level={1}
          eyebrow={t('join.eyebrow')}
          title={t('join.title')}
          lead={t('join.lead')}
        />
        <div className={styles.columns}>
          <aside className={styles.sidebar} aria-label={t('join.requirements.title')}>
            <section>
              <h2>{t('join.requirements.title')}</h2>
              <ul role="list">
                {requirements.map((point) => (
                  <li key={point}>{t(`join.requirements.${point}`)}</li>
                ))}
              </ul>
            </section>
            <section>
              <h2>{t('join.steps.title')}</h2>
              <ol role="list">
                {steps.map((step) => (
                  <li key={step}>{t(`join.steps.${step}`)}</li>
                ))}
              </ol>
            </section>
          </aside>
          <section className={styles.form} aria-labelledby="candidature">
            <h2 id="candidature">{t('join.formTitle')}</h2>
            <p className={styles.note}>{t('join.formLead')}</p>
            <ApplicationForm />
          </section>
        </div>
      </div>
    </>
  )
}

/** A lawyer's application to the network, sent with the mail call of the contact form. */
function ApplicationForm() {
  const { t } = useTranslation('professional')
  const { calls } = useApi()
  const form = useForm<ApplicationFormValues>({
    resolver: zodResolver(ApplicationFormValues),
    defaultValues: emptyApplication,
    shouldFocusError: false,
  })
  const { sending, sendOnce } = useSendOnce(form, (hasNewerInput) => {
    if (!hasNewerInput) form.reset(emptyApplication)
  })
  const { getFieldProps, errors } = useFieldProps(
    form,
    applicationFormFields,
    (field) => t(`form.${field}`),
    (key) => t(`form.errors.${key}`),
  )
  const registerField = (name: keyof ApplicationFormValues) => ({
    ...getFieldProps(name),
    ...form.register(name),
  })
  return (
    <MailForm
      sending={sending}
      submitCount={form.formState.submitCount}
      errors={errors}
      texts={{
        errors: t('form.errors.title', { count: errors.length }),
        sent: t('form.sent'),
        sentAdvice: t('form.sentAdvice'),
        failed: t('form.failed'),
        failedAdvice: t('form.failedAdvice'),
        send: t('form.send'),
        sending: t('form.sending'),
      }}
      onSubmit={(event) => {
        void form.handleSubmit((values) =>
          sendOnce(() => calls.mail.send({ body: buildApplicationMail(values) })),
        )(event)
      }}
    >
      <TextField {...registerField('name')} autoComplete="name" />
      <div className={mailFormStyles.fieldPair}>
        <TextField
          {...registerField('email')}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="email"
        />
        <TextField
          {...registerField('phone')}
          type="tel"
          autoComplete="tel"
          placeholder="+000000000"
        />
        <TextField {...registerField('bar')} hint={t('form.barHint')} />
        <TextField {...registerField('oath')} hint={t('form.oathHint')} inputMode="numeric" />
        <TextField {...registerField('languages')} />
        <TextField {...registerField('areas')} />
      </div>
      <TextArea {...registerField('message')} rows={5} />
    </MailForm>
  )
}

/** Validated like the contact form (spec 5): all required, a valid e-mail, the oath as a year. */
const ApplicationFormValues = z.object({
  name: requiredText('name'),
  email: requiredEmail(),
  phone: requiredText('phone'),
  bar: requiredText('bar'),
  oath: requiredText('oath').check(z.regex(/^\s*(19|20)\d{2}\s*$/, { error: 'oath' })),
  languages: requiredText('languages'),
  areas: requiredText('areas'),
  message: requiredText('message'),
})
type ApplicationFormValues = z.infer<typeof ApplicationFormValues>

/** In the order of the form. */
const applicationFormFields = [
  'name',
  'email',
  'phone',
  'bar',
  'oath',
  'languages',
  'areas',
  'message',
] as const

const emptyApplication: ApplicationFormValues = {
  name: '',
  email: '',
  phone: '',
  bar: '',
  oath: '',
  languages: '',
  areas: '',
  message: '',
}
