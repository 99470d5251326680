import { useTranslation } from 'react-i18next'

import { ruleNames } from '#domain/content-checks/finding.ts'

import styles from './WritingGuide.module.css'

const advice = ['headings', 'links', 'pictures', 'lists', 'sentences', 'dates'] as const

/**
 * How to write for everybody: what to do, with an example to follow and one to avoid (ATAG 2.0 B.4.2.1), how the editor does it
 * (B.4.2.2), and what each content check is for.
 */
export function WritingGuide() {
  const { t } = useTranslation('adminChecks')
  return (
    <details className={styles.guide}>
      <summary>
        <span>{t('guide.title')}</span>
      </summary>
      <dl className={styles.advice}>
        {advice.map((name) => (
          <div key={name} className={styles.item}>
            <dt>{t(`guide.advice.${name}.title`)}</dt>
            <dd>
              <p>{t(`guide.advice.${name}.how`)}</p>
              <p className={styles.example}>
                <span className={styles.label}>{t('guide.do')}</span>{' '}
                <span>{t(`guide.advice.${name}.do`)}</span>
              </p>
              <p className={styles.example}>
                <span className={styles.label}>{t('guide.avoid')}</span>{' '}
                <span>{t(`guide.advice.${name}.avoid`)}</span>
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>{t('guide.rules')}</h2>
      <dl className={styles.rules}>
        {ruleNames.map((rule) => (
          <div key={rule} className={styles.item}>
            <dt>{t(`rules.${rule}.name`)}</dt>
            <dd>{t(`rules.${rule}.why`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
