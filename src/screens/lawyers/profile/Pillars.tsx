import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import styles from './Pillars.module.css'

interface PillarsProps {
  pillars: Lawyer['presentation']['interventionPillars']
}

/** The three pillars of intervention (spec 2.12), side by side where there is room. */
export function Pillars({ pillars }: PillarsProps) {
  const { t } = useTranslation('lawyer')
  const lang = useContentLanguage()
  return (
    <section>
      <h2 className={styles.title}>{t('presentation.pillars')}</h2>
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
