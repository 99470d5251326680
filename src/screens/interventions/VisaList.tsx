import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Country } from '#contract/countries.ts'
import type { Visa } from '#contract/visas.ts'
import { slugOf } from '#domain/slug.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './VisaList.module.css'

interface VisaListProps {
  country: Country | undefined
  /** Undefined while they are loading. */
  visas: readonly Visa[] | undefined
}

/** The visas of the country, each a way to its levels, and on to their details (spec 2.4). */
export function VisaList({ country, visas }: VisaListProps) {
  const { t } = useTranslation(['interventions', 'visaSelection'])
  const lang = useContentLanguage()
  return (
    <nav
      className={styles.list}
      aria-label={t('visaSelection:visasOf', { country: country?.name ?? '' })}
    >
      {visas === undefined || country === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <ul role="list">
          {visas.map(({ id, name }) => (
            <li key={id}>
              <Link
                to="/interventions/$country/$visa"
                params={{ country: slugOf(country.name), visa: slugOf(name) }}
                resetScroll={false}
                className={styles.link}
                lang={lang}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to="/detailsvisa" className={styles.details}>
        {t('visaDetails')}
        <ArrowRight size={16} aria-hidden />
      </Link>
    </nav>
  )
}
