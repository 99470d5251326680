import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { defaultSelection } from '#domain/country-visa-selection.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { GuillocheBackground } from '#ui/guilloche/GuillocheBackground.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './LevelSteps.module.css'
import { getLevelLink, levels } from './services.ts'

/** The four levels (spec 2.3) as steps, each going further than the one before. */
export function LevelSteps() {
  const { t } = useTranslation('services')
  return (
    <section className={styles.band} aria-labelledby="niveaux">
      <GuillocheBackground
        seed="services niveaux"
        fade="start"
        className={styles.background ?? ''}
      />
      <div className={styles.inner}>
        <SectionHeading
          id="niveaux"
          eyebrow={t('levels.eyebrow')}
          title={t('levels.title')}
          lead={t('levels.lead')}
        />
        <ol role="list" className={styles.steps}>
          {levels.map(({ name, numeral }, index) => (
            <li key={name} className={styles.step}>
              <span className={styles.numeral} aria-hidden>
                {numeral}
              </span>
              <div className={styles.text}>
                <h3>
                  <Link {...getLevelLink(index + 1)} className={styles.link}>
                    {t(`levels.${name}.title`)}
                  </Link>
                </h3>
                <p>{t(`levels.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.actions}>
          <Link
            to="/interventions/$country/$visa"
            params={defaultSelection}
            className={getButtonClassName('primary')}
          >
            {t('levels.interventions')}
          </Link>
          <Link
            to="/detailsvisa/$country/$visa"
            params={defaultSelection}
            className={getButtonClassName('secondary')}
          >
            {t('levels.visas')}
          </Link>
        </p>
      </div>
    </section>
  )
}
