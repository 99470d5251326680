import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { parseStars, Stars } from '#ui/Stars/Stars.tsx'

import styles from './TestimonialCard.module.css'

interface TestimonialCardProps {
  content: string
  name: string
  /** A number as text; what cannot be read shows no stars (decisions). */
  stars?: string | null | undefined
  /** It comes from the API, so it is in the language of the records. */
  isFromApi?: boolean
}

/** What somebody says of the network, in their words. */
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
