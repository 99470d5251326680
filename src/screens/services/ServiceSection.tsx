import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Texts } from '#i18n/texts.ts'

import styles from './ServiceSection.module.css'

interface ServiceSectionProps {
  name: keyof Texts['services']['parts']
  number: number
  link: LinkProps
}

/** One thing the network does: in which situation, what the lawyer does, what to bear in mind. */
export function ServiceSection({ name, number, link }: ServiceSectionProps) {
  const { t } = useTranslation('services')
  return (
    <article className={styles.service} id={name} tabIndex={-1}>
      <p className={styles.number} aria-hidden>
        {number}
      </p>
      <div className={styles.text}>
        <h2>{t(`parts.${name}.title`)}</h2>
        <p className={styles.situation}>{t(`parts.${name}.situation`)}</p>
        <p>{t(`parts.${name}.work`)}</p>
        <Link {...link} className={styles.link}>
          {t(`parts.${name}.link`)}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
      <p className={styles.note}>
        <strong>{t('note')}</strong> {t(`parts.${name}.note`)}
      </p>
    </article>
  )
}
