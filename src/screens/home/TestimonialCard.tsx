import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { parseStars, Stars } from '#ui/Stars/Stars.tsx'

import styles from './TestimonialCard.module.css'

interface TestimonialCardProps {
  content: string
  name: string
  /** A number as text; invalid values show no stars (docs/decisions.md). */
  stars?: string | null | undefined
  /** Whether the content is from the API, and so in French. */
  isFromApi?: boolean
}

/** A client's testimonial. */
export function TestimonialCard({ content, name, stars, isFromApi = false }: TestimonialCardProps) {
  const { t } = useTranslation('home')
  const contentLanguage = useContentLanguage()
  const lang = isFromApi ? contentLanguage : undefined
  const value = parseStars(stars ?? '')
  return (
    <figure className={styles.card}>
      <Stars value={value} label={t('testimonials.stars', { count: value ?? 0 })} />
      <blockquote className={styles.quote} lang={lang}>
        <p>{content}</p>
      </blockquote>
      <figcaption className={styles.name} lang={lang}>
        {name}
      </figcaption>
    </figure>
  )
}
