import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { LevelPrice } from '#components/LevelPrice.tsx'
import { useIntervention, useVisaSelection } from '#components/useVisaSelection.ts'
import { appealLevel, toDirectorySearch } from '#domain/lawyers/need.ts'
import { withSlugs } from '#domain/slug.ts'
import { toLevelAnchor } from '#domain/visas.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'

import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Letter.module.css'

interface AppealHelpProps {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The slug of the visa that was applied for. */
  subject: string | undefined
  /** For the lawyer (`letter-identity.ts`), once it is answered. */
  letter?: string
}

// The visa is chosen on the page.
const meta = { isInLoader: false }

/** The appeal of the visa with its price, and the lawyers who do it. */
export function AppealHelp({ country: code, subject, letter }: AppealHelpProps) {
  const { t, i18n } = useTranslation('letter')
  const { translate } = useRecordTexts()
  const countries = useQuery({ ...useApi().queries.countries.list(), select: withSlugs })
  const country = countries.data?.find((one) => one.code.toUpperCase() === code)
  const selection = useVisaSelection({ country: country?.slug, visa: subject })
  const { interventions, levels } = useIntervention(selection, meta)
  const hasVisa = country !== undefined && subject !== undefined && selection.visa?.slug === subject
  const level = hasVisa ? levels.find(({ levelNumber }) => levelNumber === appealLevel) : undefined
  const isLoading =
    subject !== undefined &&
    (countries.isPending ||
      (country !== undefined && (selection.visas.isPending || interventions.isPending)))
  const need = { country: country?.slug, subject, level: String(appealLevel), letter }
  return (
    <section className={styles.help} aria-labelledby="aide">
      <h2 id="aide">{t('result.help')}</h2>
      {isLoading && (
        <LoadingRegion busy label={t('loadingVisas')}>
          <Skeleton lines={3} />
        </LoadingRegion>
      )}
      {!isLoading && hasVisa && level !== undefined && (
        <div className={styles.level}>
          <Link
            to="/interventions/$country/$visa"
            params={{ country: country.slug, visa: subject }}
            hash={toLevelAnchor(level)}
            {...translate(level.title)}
          />
          <LevelPrice level={level} country={country} />
        </div>
      )}
      <p>
        <FindLawyerLink
          search={toDirectorySearch(need, i18n.language)}
          text="appeal"
          variant="primary"
        />
      </p>
    </section>
  )
}
