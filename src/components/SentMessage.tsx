import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Printer } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { formatMoment } from '#domain/dates.ts'
import { type CopyRow, formatMessageCopy } from '#domain/message-copy.ts'
import { otherChoiceLabel } from '#domain/mail.ts'
import { getOffice, organisation, toTelUrl } from '#domain/organisation.ts'
import { withSlugs } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { type RecordTextProps, useRecordTexts } from '#i18n/record-texts.ts'
import { downloadText } from '#platform/download-text.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Sheet } from '#ui/Sheet/Sheet.tsx'
import { Stamp } from '#ui/Stamp/Stamp.tsx'

import type { SentMail } from './MailForm.tsx'
import { RecordText } from './RecordText.tsx'
import styles from './SentMessage.module.css'

interface SentMessageProps extends SentMail {
  /** The lawyers that it went to, in one text; none for a message to the network. */
  lawyers: string
  lawyerCount: number
  /** Goes back to an empty form; absent while there is one. */
  onAnother: (() => void) | undefined
}

/**
 * What follows a message that was sent: a copy to print or download, when an answer comes, what to prepare. Loaded only
 * then. It keeps nothing: the copy is gone with the page.
 */
export function SentMessage({ lawyers, lawyerCount, onAnother, ...mail }: SentMessageProps) {
  const { t } = useTranslation('sentMessage')
  const choice = useChoice(mail)
  return (
    <div className={styles.frame}>
      <Copy mail={mail} choice={choice} lawyers={lawyers} />
      <div className={styles.next}>
        <section>
          <h3>{t('answer.title')}</h3>
          <p>
            {t(`answer.${(['network', 'lawyer'] as const)[lawyerCount] ?? 'lawyers'}`, {
              lawyer: lawyers,
              email: mail.values['email'] ?? '',
            })}
          </p>
          <UrgentNote countryCode={choice.country?.code} />
        </section>
        <section>
          <h3>{t('prepare.title')}</h3>
          <ul>
            {choice.visaLink !== undefined && (
              <li>
                <span>{t('prepare.visa')}</span>{' '}
                <Link to="/detailsvisa/$country/$visa" params={choice.visaLink}>
                  <RecordText {...choice.subjectName} />
                  <span>, </span>
                  <RecordText {...choice.countryName} />
                </Link>
              </li>
            )}
            <li>{t('prepare.decision')}</li>
            <li>{t('prepare.papers')}</li>
            <li>{t('prepare.dates')}</li>
          </ul>
          <p className={styles.note}>{t('prepare.keep')}</p>
          {choice.visaLink !== undefined && (
            <p>
              <Link
                to="/mon-dossier"
                search={{ country: choice.visaLink.country, subject: choice.visaLink.visa }}
              >
                {t('prepare.file')}
              </Link>
            </p>
          )}
        </section>
      </div>
      {onAnother !== undefined && (
        <Button variant="secondary" className={styles.another} onClick={onAnother}>
          {t('another')}
        </Button>
      )}
    </div>
  )
}

/** The number to call rather than wait: that of the office in the country of destination, else of the first one. */
function UrgentNote({ countryCode }: { countryCode: string | undefined }) {
  const { t } = useTranslation('sentMessage')
  const { phone } = getOffice(countryCode)
  return (
    <p>
      <span>{t('answer.urgent')}</span>{' '}
      <a href={toTelUrl(phone)} className={styles.phone}>
        <Ltr>{phone}</Ltr>
      </a>
      <span>{t('answer.hours')}</span>
    </p>
  )
}

interface CopyProps {
  mail: SentMail
  choice: Choice
  lawyers: string
}

/** The values as they were sent. A page that shows them prints nothing else. */
function Copy({ mail: { values, details, sentAt }, choice, lawyers }: CopyProps) {
  const { t, i18n } = useTranslation('sentMessage')
  const titleId = useId()
  const language = getLanguage(i18n)
  const sentOn = sentAt.toISOString()
  const typed = (name: 'name' | 'email' | 'phone') => ({
    label: t(name),
    value: values[name] ?? '',
  })
  const { level } = details
  const rows: (CopyRow & { lang?: string | undefined })[] = [
    { label: t('sentAt'), value: formatMoment(sentOn, language) },
    { label: t('to'), value: lawyers === '' ? t('secretariat', organisation) : lawyers },
    typed('name'),
    typed('email'),
    typed('phone'),
    toRow(t('country'), choice.countryName),
    toRow(t('subject'), choice.subjectName),
    ...(level === undefined ? [] : [{ label: t('level'), value: level }]),
    { label: t('message'), value: (values['message'] ?? '').trim() },
  ]
  const title = `${t('title')} – ${organisation.name}`
  return (
    <section className={styles.copy} aria-labelledby={titleId}>
      <Sheet seed={organisation.name} countryCode={choice.country?.code} className={styles.sheet}>
        <header className={styles.header}>
          <div>
            <p className={styles.brand} translate="no">
              {organisation.name}
            </p>
            <h3 id={titleId}>{t('title')}</h3>
          </div>
          {/* The day is in the list, too. */}
          <Stamp className={styles.stamp} aria-hidden>
            {`${t('stamp')} · ${formatDay(sentAt, language)}`}
          </Stamp>
        </header>
        <dl className={styles.rows}>
          {rows.map(({ label, value, lang }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={lang} translate="no">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('print')}</span>
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            downloadText({
              name: t('fileName'),
              extension: 'txt',
              type: 'text/plain;charset=utf-8',
              text: formatMessageCopy(title, rows),
            })
          }
        >
          <Download size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('download')}</span>
        </Button>
        <p className={styles.note}>{t('notKept')}</p>
      </div>
    </section>
  )
}

/** On the reader's clock, like the moment in the list. */
function formatDay(day: Date, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language
  return day.toLocaleDateString(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
}

const toRow = (label: string, { lang, children }: RecordTextProps) => ({
  label,
  value: children,
  lang,
})

type Choice = ReturnType<typeof useChoice>

/** The chosen country and subject, and the page of the visa if they are one. */
function useChoice({ values, details }: SentMail) {
  const { queries } = useApi()
  const { t } = useTranslation('sentMessage')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const subjects = useQuery({ ...queries.contactSubjects.list(), select: withSlugs })
  const isChosen = (field: string) => (record: { readonly id: number }) =>
    String(record.id) === values[field]
  const country = countries.data?.find(isChosen('country'))
  const subject = subjects.data?.find(isChosen('subject'))
  const visas = useQuery({
    ...queries.visas.byCountry({ countryId: country?.id ?? 0 }),
    // Few visitors send a message.
    meta: { isInLoader: false },
    select: withSlugs,
    enabled: country !== undefined && subject !== undefined,
  })
  const visa = visas.data?.find(({ slug }) => slug === subject?.slug)
  const other = { lang: undefined, children: t('other') }
  const nameRemoved = (name: string | undefined) =>
    // 'Autre' is no record, and a record may be gone since.
    name === undefined || name === otherChoiceLabel ? other : translate(name)
  return {
    country,
    countryName: country ? nameCountry(country) : nameRemoved(details['country']),
    subjectName: subject ? translate(subject.name) : nameRemoved(details['subject']),
    visaLink: country && visa && { country: country.slug, visa: visa.slug },
  }
}
