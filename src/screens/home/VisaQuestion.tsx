import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CountryToggleGroup } from '#components/VisaSelectors.tsx'
import { useVisaSelection } from '#components/useVisaSelection.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { CountryVisas } from './CountryVisas.tsx'
import styles from './Doors.module.css'

/** The question of who prepares an application: which visa, of which country. It leads to its conditions. */
export function VisaQuestion() {
  const { t } = useTranslation('home')
  const { translate } = useRecordTexts()
  const [slug, setSlug] = useState<string>()
  const selection = useVisaSelection({ country: slug })
  return (
    <div className={styles.question}>
      <p>{t('doors.application.question')}</p>
      <CountryToggleGroup selection={selection} onChange={setSlug} />
      <CountryVisas {...selection} placeholder={<Skeleton lines={5} />}>
        {(visas, country) => (
          <ul role="list" className={styles.visas}>
            {visas.map((visa) => (
              <li key={visa.id}>
                <Link
                  to="/detailsvisa/$country/$visa"
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
