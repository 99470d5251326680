import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { formatLongDate } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { LanguageNote } from '#components/language-note/LanguageNote.tsx'

import { useFormatLanguageName } from '#components/lawyer/useFormatters.ts'
import { Diplomas } from './Diplomas.tsx'
import { Pillars } from './Pillars.tsx'
import styles from './Tab.module.css'

/** PRÉSENTATION (spec 2.12): statement, activity, pillars, vision, verification, languages, diplomas. */
export function PresentationTab({ lawyer }: { lawyer: Lawyer }) {
  const { t, i18n } = useTranslation('lawyer')
  const lang = useContentLanguage()
  const formatLanguageName = useFormatLanguageName()
  const { presentation, verificationDetails: verification } = lawyer
  const formatDay = (day: string | null | undefined) =>
    formatLongDate(day ?? undefined, getLanguage(i18n))
  return (
    <div className={styles.tab}>
      <section className={styles.section}>
        <LanguageNote />
        <h2>{t('presentation.statement')}</h2>
        <p className={styles.lead} lang={lang}>
          {presentation.foundingStatement}
        </p>
      </section>
      <section className={styles.section}>
        <h2>{t('presentation.activity')}</h2>
        <ul className={styles.plain} lang={lang}>
          {presentation.myActivity.map((activity) => (
            <li key={activity}>{activity}</li>
          ))}
        </ul>
      </section>
      <Pillars pillars={presentation.interventionPillars} />
      <section className={styles.section}>
        <h2>{t('presentation.vision')}</h2>
        <p lang={lang}>{presentation.visionOfLaw.text}</p>
        <ul className={styles.plain} lang={lang}>
          {presentation.visionOfLaw.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t('presentation.verification')}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{t('presentation.oath')}</dt>
            <dd>{formatDay(verification.date) ?? verification.date}</dd>
          </div>
          <div>
            <dt>{t('presentation.bar')}</dt>
            <dd lang={lang}>{verification.barAssociation}</dd>
          </div>
          <div>
            <dt>{t('presentation.checkedOn')}</dt>
            <dd>{formatDay(verification.checkedOn) ?? t('presentation.notChecked')}</dd>
          </div>
          <div>
            <dt>{t('presentation.languages')}</dt>
            <dd>{lawyer.languages.map(formatLanguageName).join(', ')}</dd>
          </div>
        </dl>
      </section>
      <Diplomas diplomas={lawyer.diplomas} />
    </div>
  )
}
