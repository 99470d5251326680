import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/LanguageNote.tsx'
import { RecordText } from '#components/RecordText.tsx'
import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { formatLongDate } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'

import { Fact, PlainList } from './ProfileFacts.tsx'
import styles from './ProfileTabs.module.css'

/** PRÉSENTATION (spec 2.12): statement, activity, pillars, vision, verification, languages, diplomas. */
export function PresentationTab({ lawyer }: { lawyer: Lawyer }) {
  const { t, i18n } = useTranslation('lawyer')
  const { translate } = useRecordTexts()
  const formatLanguageName = useFormatLanguageName()
  const { presentation, verificationDetails: verification } = lawyer
  const formatDay = (day: string | null | undefined) =>
    formatLongDate(day ?? undefined, getLanguage(i18n))
  return (
    <div className={styles.tab}>
      <section className={styles.section}>
        <LanguageNote text={presentation.foundingStatement} />
        <h2>{t('presentation.statement')}</h2>
        <p className={styles.lead} {...translate(presentation.foundingStatement)} />
      </section>
      <section className={styles.section}>
        <h2>{t('presentation.activity')}</h2>
        <PlainList items={presentation.myActivity} />
      </section>
      <Pillars pillars={presentation.interventionPillars} />
      <section className={styles.section}>
        <h2>{t('presentation.vision')}</h2>
        <p {...translate(presentation.visionOfLaw.text)} />
        <PlainList items={presentation.visionOfLaw.points} />
      </section>
      <section className={styles.section}>
        <h2>{t('presentation.verification')}</h2>
        <dl className={styles.facts}>
          <Fact name={t('presentation.oath')}>
            {formatDay(verification.date) ?? verification.date}
          </Fact>
          <Fact name={t('presentation.bar')} {...translate(verification.barAssociation)} />
          <Fact name={t('presentation.checkedOn')}>
            {formatDay(verification.checkedOn) ?? t('presentation.notChecked')}
          </Fact>
          <Fact name={t('presentation.languages')}>
            {lawyer.languages.map(formatLanguageName).join(', ')}
          </Fact>
        </dl>
      </section>
      <Diplomas diplomas={lawyer.diplomas} />
    </div>
  )
}

/** The three pillars of intervention (spec 2.12). */
function Pillars({ pillars }: { pillars: Lawyer['presentation']['interventionPillars'] }) {
  const { t } = useTranslation('lawyer')
  const { translate } = useRecordTexts()
  return (
    <section>
      <h2 className={styles.pillarsTitle}>{t('presentation.pillars')}</h2>
      <ol role="list" className={styles.pillars}>
        {pillars.map(({ title, points }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3 className={styles.name}>
              <RecordText {...translate(title)} />
            </h3>
            <ul>
              {points.map((point) => (
                <li key={point} {...translate(point)} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Year, degree, institution (spec 2.12), the latest first. */
function Diplomas({ diplomas }: { diplomas: Lawyer['diplomas'] }) {
  const { t } = useTranslation('lawyer')
  const { translate, originalLanguage } = useRecordTexts()
  return (
    <section>
      <h2 className={styles.diplomasTitle}>{t('presentation.diplomas')}</h2>
      <ol role="list" className={styles.diplomas}>
        {diplomas
          .toSorted((a, b) => b.year - a.year)
          .map(({ year, degree, institution }) => (
            <li key={`${year} ${degree}`} className={styles.diploma}>
              <span className={styles.year}>{year}</span>
              <span>
                <strong {...translate(degree)} />
                <br />
                <RecordText lang={originalLanguage}>{institution}</RecordText>
              </span>
            </li>
          ))}
      </ol>
    </section>
  )
}
