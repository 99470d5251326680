import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { ContactForm } from '#components/contact-form/ContactForm.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './GroupMessage.module.css'

/** One message, written once and sent to each lawyer of the shortlist. */
export function GroupMessage({ lawyers }: { lawyers: readonly Lawyer[] }) {
  const { t } = useTranslation('comparison')
  const names = useMemo(() => lawyers.map(({ name }) => name), [lawyers])
  return (
    <section className={styles.message} aria-labelledby="message">
      <SectionHeading
        id="message"
        eyebrow={t('formEyebrow')}
        title={t('formTitle', { count: lawyers.length })}
        lead={t('formLead')}
      />
      <div className={styles.form}>
        <ContactForm lawyers={names} />
      </div>
    </section>
  )
}
