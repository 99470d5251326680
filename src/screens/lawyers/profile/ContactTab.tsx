import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { ContactForm } from '#components/contact-form/ContactForm.tsx'

import styles from './ContactTab.module.css'

interface ContactTabProps {
  lawyer: Lawyer
  formRef: Ref<HTMLDivElement>
}

/** CONTACT (spec 2.12, 5): the contact form, naming the lawyer. */
export function ContactTab({ lawyer, formRef }: ContactTabProps) {
  const { t } = useTranslation('lawyer')
  return (
    <div ref={formRef} className={styles.tab}>
      <h2 className={styles.title}>{t('form.title', lawyer)}</h2>
      <p className={styles.text}>{t('form.text')}</p>
      <ContactForm lawyers={[lawyer.name]} />
    </div>
  )
}
