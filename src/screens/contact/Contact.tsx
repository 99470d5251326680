import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Mail, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ContactForm } from '#components/ContactForm.tsx'
import { LetterLine } from '#components/LetterLine.tsx'
import { useContactPrefill } from '#components/useContactForm.ts'
import { MapEmbed } from '#content/MapEmbed.tsx'
import { getOpeningStatus, describeOpeningStatus, officeHours } from '#domain/opening-hours.ts'
import {
  getOffice,
  type Office,
  type OfficeCode,
  offices,
  organisation,
  toTelUrl,
} from '#domain/organisation.ts'
import { withSlugs } from '#domain/slug.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { useHasLeftPage } from '#ui/hooks/useHasLeftPage.ts'
import { useNow } from '#ui/hooks/useNow.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './Contact.module.css'

/** The offices with phone numbers and maps, and the contact form (spec 2.8). */
export function Contact() {
  const search = useSearch({ from: '/_public/contact' })
  const { office } = search
  const { t } = useTranslation('contact')
  const navigate = useNavigate()
  const hasLeftPage = useHasLeftPage()
  const countries = useQuery({ ...useApi().queries.countries.list(), select: withSlugs })
  // The office of the country that the message is about, until another one is chosen.
  const country = countries.data?.find(({ slug }) => slug === search.country)
  const activeOffice = getOffice(office ?? country?.code)
  const prefill = useContactPrefill(search)

  return (
    <Page>
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <LetterLine />
      <section className={styles.offices} aria-label={t('offices')}>
        <Offices
          activeOffice={activeOffice}
          onChange={(chosen) => {
            void navigate({
              to: '/contact',
              search: (current) => ({ ...current, office: chosen }),
              replace: true,
              resetScroll: false,
            })
          }}
        />
        <OfficeDetails office={activeOffice} />
      </section>
      {/* Links with prefilled values target this section, which would be off screen otherwise. */}
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
              if (hasLeftPage()) return
              // Without the prefill parameters, the form stays empty.
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

interface OfficesProps {
  activeOffice: Office
  onChange: (code: OfficeCode) => void
}

/** A card per office (spec 2.8); a click selects it. */
function Offices({ activeOffice, onChange }: OfficesProps) {
  const { t } = useTranslation(['contact', 'layout'])
  const { originalLanguage: lang } = useRecordTexts()
  const now = useNow()
  return (
    <ul role="list" className={styles.officeList}>
      {offices.map((office) => (
        <li
          key={office.code}
          className={styles.office}
          data-ink={office.code.toLowerCase()}
          data-active={office.code === activeOffice.code || undefined}
        >
          <Rosette seed={`bureau ${office.city}`} className={styles.rosette} />
          <CodeLabel code variant="ink">
            {office.code}
          </CodeLabel>
          <h2 className={styles.city}>
            {/* Its clickable area covers the card. */}
            <button
              type="button"
              aria-pressed={office.code === activeOffice.code}
              onClick={() => onChange(office.code)}
            >
              {t(`layout:cities.${office.code}`)}
            </button>
          </h2>
          <p className={styles.address} lang={lang}>
            <span>{office.street}</span>
            <br />
            <span>{office.locality}</span>
          </p>
          <OfficeOpeningStatus office={office} now={now} />
        </li>
      ))}
    </ul>
  )
}

/** The phone number and map of the active office (spec 2.8, 4, 9). */
function OfficeDetails({ office }: { office: Office }) {
  const { t } = useTranslation('contact')
  const { originalLanguage: lang } = useRecordTexts()
  const title = t(`officeOf.${office.code}`)
  return (
    <div className={styles.details} data-ink={office.code.toLowerCase()}>
      <div className={styles.contact} role="status">
        <h3 className={styles.title}>{title}</h3>
        <a
          href={toTelUrl(office.phone)}
          className={styles.phone}
          aria-label={t('call', { phone: office.phone })}
        >
          <Phone size={20} strokeWidth={1.75} aria-hidden />
          <Ltr>{office.phone}</Ltr>
        </a>
        <a href={`mailto:${organisation.email}`} className={styles.mail}>
          <Mail size={18} strokeWidth={1.75} aria-hidden />
          <Ltr>{organisation.email}</Ltr>
        </a>
        <p className={styles.hours}>
          <span>{t('hours')}</span>
          <br />
          <span>{t(`time.${office.code}`)}</span>
        </p>
      </div>
      <MapEmbed
        coordinates={office.coordinates}
        title={title}
        address={[office.street, office.locality]}
        addressLanguage={lang}
        className={styles.map}
      />
    </div>
  )
}

interface OfficeOpeningStatusProps {
  office: Office
  /** Undefined in prerendered markup, which does not know the time. */
  now: Date | undefined
}

/** Whether an office is open now, or when it opens, in its own time zone (spec 2.2). */
function OfficeOpeningStatus({ office, now }: OfficeOpeningStatusProps) {
  const { t, i18n } = useTranslation('contact')
  const status = now && getOpeningStatus(officeHours, office.code, now)
  const text = status && describeOpeningStatus(status, i18n.language)
  return (
    <p className={styles.status} data-open={status?.isOpen}>
      {text === undefined ? t('hoursOnWeekdays') : t(text.key, text.values)}
    </p>
  )
}
