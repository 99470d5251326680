import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CountryToggleGroup } from '#components/VisaSelectors.tsx'
import { useVisaSelection } from '#components/useVisaSelection.ts'
import { appealLevel } from '#domain/lawyers/need.ts'
import { toLevelAnchor } from '#domain/visas.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { CountryVisas } from './CountryVisas.tsx'
import styles from './Doors.module.css'

/** Where a visa leads to: its appeal, or its conditions. */
const destinations = {
  letter: {
    to: '/interventions/$country/$visa',
    hash: toLevelAnchor({ levelNumber: appealLevel }),
  },
  application: { to: '/detailsvisa/$country/$visa' },
} as const
export type Door = keyof typeof destinations

/** The one question of a door: which visa, of which country. */
export function VisaQuestion({ door }: { door: Door }) {
  const { t } = useTranslation('home')
  const { translate } = useRecordTexts()
  const [slug, setSlug] = useState<string>()
  const selection = useVisaSelection({ country: slug })
  return (
    <div className={styles.question}>
      <p>{t(`doors.${door}.question`)}</p>
      <CountryToggleGroup selection={selection} onChange={setSlug} />
      <CountryVisas {...selection} placeholder={<Skeleton lines={5} />}>
        {(visas, country) => (
          <ul role="list" className={styles.visas}>
            {visas.map((visa) => (
              <li key={visa.id}>
                <Link
                  {...destinations[door]}
                  params={{ country: country.slug, visa: visa.slug }}
                  {...translate(visa.name)}
                />
              </li>
            ))}
          </ul>
        )}
      </CountryVisas>
      <p>
        <span>{t('doors.other')}</span>{' '}
        <Link to="/contact" hash="formulaire">
          {t('doors.contact')}
        </Link>
      </p>
    </div>
  )
}
