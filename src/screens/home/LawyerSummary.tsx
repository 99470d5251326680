import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { LawyerPicture } from '#components/lawyer/LawyerPicture.tsx'
import { useFormatLanguageName } from '#components/lawyer/useFormatters.ts'
import { Flag } from '#ui/Flag/Flag.tsx'

import styles from './LawyerSummary.module.css'

/** A lawyer in brief, on the way to their profile. */
export function LawyerSummary({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('home')
  const lang = useContentLanguage()
  const formatLanguageName = useFormatLanguageName()
  const { id, name, country, address, languages, areasOfLaw } = lawyer
  return (
    <article className={styles.summary} data-ink={country.code.toLowerCase()}>
      <div className={styles.portrait}>
        <LawyerPicture lawyer={lawyer} />
      </div>
      <div className={styles.text}>
        <h4 className={styles.name}>
          <Link to="/detailsavocatslist/$id" params={{ id: String(id) }} className={styles.link}>
            {name}
          </Link>
        </h4>
        <p className={styles.city} lang={lang}>
          <Flag code={country.code} size="small" /> {address.city}
        </p>
        <dl className={styles.facts}>
          <dt>{t('network.languages')}</dt>
          <dd>{languages.map(formatLanguageName).join(', ')}</dd>
          <dt>{t('network.areas')}</dt>
          <dd lang={lang}>{areasOfLaw.join(', ')}</dd>
        </dl>
      </div>
    </article>
  )
}
