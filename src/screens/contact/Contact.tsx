import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { getOffice } from '#domain/organisation.ts'
import { ContactForm } from '#components/contact-form/ContactForm.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './Contact.module.css'
import { OfficeDetails } from './OfficeDetails.tsx'
import { Offices } from './Offices.tsx'

interface ContactProps {
  /** The code of the active office in the address. */
  office?: string | undefined
  /** The slugs of the country and subject that the form opens with, and the number of a level. */
  country?: string | undefined
  subject?: string | undefined
  level?: string | undefined
}

/** The offices with their telephones and maps, and the contact form (spec 2.8). */
export function Contact({ office, country, subject, level }: ContactProps) {
  const { t } = useTranslation(['contact', 'contactForm'])
  const navigate = useNavigate()
  const activeOffice = getOffice(office)
  const hasLevel = level !== undefined && /^[1-9]\d?$/.test(level)
  const message = hasLevel ? t('contactForm:levelPrefill', { level }) : undefined
  const prefill = useMemo(() => ({ country, subject, message }), [country, subject, message])

  return (
    <Page>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <section className={styles.offices} aria-label={t('offices')}>
        <Offices
          activeOffice={activeOffice}
          onChange={(chosen) => {
            void navigate({
              to: '/contact',
              search: (search) => ({ ...search, office: chosen }),
              replace: true,
              resetScroll: false,
            })
          }}
        />
        <OfficeDetails office={activeOffice} />
      </section>
      {/* Where links lead that have filled the form in: under the offices it would not be seen. */}
      <section
        id="formulaire"
        className={styles.formSection}
        tabIndex={-1}
        aria-labelledby="ecrire"
      >
        <SectionHeading
          id="ecrire"
          eyebrow={t('formEyebrow')}
          title={t('formTitle')}
          lead={t('formLead')}
        />
        <div className={styles.columns}>
          <ContactForm
            prefill={prefill}
            onSent={() => {
              // What was handed over has been used: the form stays empty.
              void navigate({
                to: '/contact',
                search: office === undefined ? {} : { office },
                replace: true,
                resetScroll: false,
              })
            }}
          />
          <aside className={styles.aside} aria-labelledby="suite">
            <h3 id="suite">{t('next.title')}</h3>
            <ol>
              <li>{t('next.read')}</li>
              <li>{t('next.answer')}</li>
              <li>{t('next.decide')}</li>
            </ol>
            <p className={styles.privacy}>{t('next.privacy')}</p>
          </aside>
        </div>
      </section>
    </Page>
  )
}
