import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/language-note/LanguageNote.tsx'
import { useFormatLanguageName } from '#components/lawyer/useFormatters.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { formatLongDate } from '#domain/dates.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import styles from './PresentationTab.module.css'
import tabStyles from './ProfileTabs.module.css'

/** PRÉSENTATION (spec 2.12): statement, activity, pillars, vision, verification, languages, diplomas. */
export function PresentationTab({ lawyer }: { lawyer: Lawyer }) {
  const { t, i18n } = useTranslation('lawyer')
  const lang = useContentLanguage()
  const formatLanguageName = useFormatLanguageName()
  const { presentation, verificationDetails: verification } = lawyer
  const formatDay = (day: string | null | undefined) =>
    formatLongDate(day ?? undefined, getLanguage(i18n))
  return (
    <div className={tabStyles.tab}>
      <section className={tabStyles.section}>
        <LanguageNote />
        <h2>{t('presentation.statement')}</h2>
        <p className={tabStyles.lead} lang={lang}>
          {presentation.foundingStatement}
        </p>
      </section>
      <section className={tabStyles.section}>
        <h2>{t('presentation.activity')}</h2>
        <ul className={tabStyles.plain} lang={lang}>
          {presentation.myActivity.map((activity) => (
            <li key={activity}>{activity}</li>
          ))}
        </ul>
      </section>
      <Pillars pillars={presentation.interventionPillars} />
      <section className={tabStyles.section}>
        <h2>{t('presentation.vision')}</h2>
        <p lang={lang}>{presentation.visionOfLaw.text}</p>
        <ul className={tabStyles.plain} lang={lang}>
          {presentation.visionOfLaw.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section className={tabStyles.section}>
        <h2>{t('presentation.verification')}</h2>
        <dl className={tabStyles.facts}>
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

/** Year, degree, institution (spec 2.12), the latest first. */
function Diplomas({ diplomas }: { diplomas: Lawyer['diplomas'] }) {
  const { t } = useTranslation('lawyer')
  const lang = useContentLanguage()
  return (
    <section>
      <h2 className={styles.title}>{t('presentation.diplomas')}</h2>
      <ol role="list" className={styles.list}>
        {diplomas
          .toSorted((a, b) => b.year - a.year)
          .map(({ year, degree, institution }) => (
            <li key={`${year} ${degree}`} className={styles.diploma}>
              <span className={styles.year}>{year}</span>
              <span lang={lang}>
                <strong>{degree}</strong>
                <br />
                {institution}
              </span>
            </li>
          ))}
      </ol>
    </section>
  )
}

interface PillarsProps {
  pillars: Lawyer['presentation']['interventionPillars']
}

/** The three pillars of intervention (spec 2.12). */
function Pillars({ pillars }: PillarsProps) {
  const { t } = useTranslation('lawyer')
  const lang = useContentLanguage()
  return (
    <section>
      <h2 className={styles.pillarsTitle}>{t('presentation.pillars')}</h2>
      <ol role="list" className={styles.pillars} lang={lang}>
        {pillars.map(({ title, points }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3 className={styles.name}>{title}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
