import { useTranslation } from 'react-i18next'

import { HomeSection } from './HomeSection.tsx'
import { Testimonials } from './Testimonials.tsx'
import { Videos } from './Videos.tsx'
import styles from './TestimonialsSection.module.css'

/** Videos on the left, written testimonials on the right (spec 2.3). */
export function TestimonialsSection() {
  const { t } = useTranslation('home')
  return (
    <HomeSection
      hasLanguageNote
      eyebrow={t('testimonials.eyebrow')}
      title={t('testimonials.title')}
      lead={t('testimonials.lead')}
    >
      <div className={styles.columns}>
        <Videos className={styles.column} />
        <Testimonials className={styles.column} />
      </div>
    </HomeSection>
  )
}
