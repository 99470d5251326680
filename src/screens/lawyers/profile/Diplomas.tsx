import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import styles from './Diplomas.module.css'

/** Year, degree, institution (spec 2.12), the latest first. */
export function Diplomas({ diplomas }: { diplomas: Lawyer['diplomas'] }) {
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
