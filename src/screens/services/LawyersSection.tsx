import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { offices } from '#domain/organisation.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './LawyersSection.module.css'

/** Who does the work, and how to reach them. */
export function LawyersSection() {
  const { t } = useTranslation(['services', 'layout'])
  return (
    <section className={styles.section} aria-labelledby="avocats">
      <SectionHeading
        id="avocats"
        eyebrow={t('lawyers.eyebrow')}
        title={t('lawyers.title')}
        lead={t('lawyers.lead')}
      />
      <div className={styles.columns}>
        <ul role="list" className={styles.offices}>
          {offices.map(({ code }) => (
            <li key={code}>
              <Flag code={code} size="small" />
              <span>{t(`layout:cities.${code}`)}</span>
            </li>
          ))}
        </ul>
        <div className={styles.text}>
          <p>{t('lawyers.independence')}</p>
          <p>{t('lawyers.agreement')}</p>
          <p className={styles.actions}>
            <Link to="/avocatslist" className={getButtonClassName('primary')}>
              {t('lawyers.find')}
            </Link>
            <Link to="/contact" className={getButtonClassName('secondary')}>
              {t('lawyers.contact')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
