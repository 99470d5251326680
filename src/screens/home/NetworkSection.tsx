import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { getButtonClassName } from '#ui/Button/Button.tsx'

import { HomeSection } from './HomeSection.tsx'
import styles from './NetworkSection.module.css'
import { NetworkLawyers } from './NetworkLawyers.tsx'

const steps = ['describe', 'answer', 'agree', 'follow'] as const

/** How the network works in steps, with a few of its lawyers and the way to all (decisions, spec 2.3). */
export function NetworkSection() {
  const { t } = useTranslation('home')
  return (
    <HomeSection
      variant="band"
      eyebrow={t('network.eyebrow')}
      title={t('network.title')}
      lead={t('network.lead')}
    >
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <h3 className={styles.title}>{t(`network.steps.${step}.title`)}</h3>
            <p>{t(`network.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.lawyersHeading}>
        <h3>{t('network.lawyers')}</h3>
        <Link to="/avocatslist" className={getButtonClassName('secondary')}>
          {t('network.directory')}
          <ArrowRight size={18} aria-hidden />
        </Link>
      </div>
      <NetworkLawyers />
    </HomeSection>
  )
}
