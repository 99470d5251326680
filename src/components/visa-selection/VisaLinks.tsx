import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import type { VisaSelection } from './useVisaSelection.ts'
import styles from './VisaLinks.module.css'

interface VisaLinksProps {
  selection: Pick<VisaSelection, 'countries' | 'country' | 'visas'>
  /** The target of the links. */
  to: '/interventions/$country/$visa' | '/detailsvisa/$country/$visa'
}

/** The visas of the country as links (spec 2.4, 2.5). Hidden on phones, which use the dropdown. */
export function VisaLinks({ selection: { countries, country, visas }, to }: VisaLinksProps) {
  const { t } = useTranslation('visaSelection')
  const lang = useContentLanguage()
  const queries = [countries, visas]
  // The country buttons and the panel show the error.
  if (queries.some(({ isError, data }) => isError || data?.length === 0)) return null
  if (country === undefined || visas.data === undefined) {
    return (
      <div className={styles.list}>
        <Skeleton lines={6} />
      </div>
    )
  }
  return (
    <nav className={styles.list} aria-label={t('visasOf', { country: country.name })}>
      <ul role="list">
        {visas.data.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              to={to}
              params={{ country: country.slug, visa: slug }}
              resetScroll={false}
              activeOptions={{ includeHash: false }}
              className={styles.link}
              lang={lang}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
