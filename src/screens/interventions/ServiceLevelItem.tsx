import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { RichText } from '#content/RichText.tsx'
import type { ServiceLevel } from '#contract/interventions.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { AccordionItem } from '#ui/Accordion/Accordion.tsx'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import styles from './ServiceLevelItem.module.css'

interface ServiceLevelItemProps {
  level: ServiceLevel
  slugs: { country: string; visa: string }
}

/** One level: its heading and fee; open, its full description and the way to the offers (spec 2.4). */
export function ServiceLevelItem({ level, slugs }: ServiceLevelItemProps) {
  const { t } = useTranslation('interventions')
  const lang = useContentLanguage()
  const fee = level.serviceFee
  return (
    <AccordionItem
      id={`niveau-${level.levelNumber}`}
      title={<span lang={lang}>{t('levelHeading', level)}</span>}
      note={<span lang={lang}>{fee?.valueString}</span>}
    >
      <div className={styles.columns}>
        <RichText html={level.fullDescription} topHeadingLevel={4} className={proseClassName} />
        <dl className={styles.fee} lang={lang}>
          {fee?.valueString != null && (
            <div>
              <dt>{t('fee')}</dt>
              <dd className={styles.price}>{fee.valueString}</dd>
            </div>
          )}
          {fee?.notes != null && fee.notes !== '' && (
            <div>
              <dt>{t('notes')}</dt>
              <dd>{fee.notes}</dd>
            </div>
          )}
        </dl>
      </div>
      <Link to="/pricing/$country/$visa" params={slugs} className={getButtonClassName('primary')}>
        {t('offers')}
        <ArrowRight size={18} aria-hidden />
      </Link>
    </AccordionItem>
  )
}
