import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { useLateComponent } from '#components/useLateComponent.ts'
import { useIntervention, useVisaSelection } from '#components/useVisaSelection.ts'
import { appealLevel, toDirectorySearch } from '#domain/lawyers/need.ts'
import { withSlugs } from '#domain/slug.ts'

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

const lateLevel = {
  load: async () => (await import('./AppealLevel.tsx')).AppealLevel,
  texts: ['interventions', 'price', 'records/service-levels', 'records/service-level-content'],
} as const

/** The appeal of the visa with its price, and the lawyers who do it. */
export function AppealHelp({ country: code, subject, letter }: AppealHelpProps) {
  const { t, i18n } = useTranslation('letter')
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
  const { Loaded: AppealLevel, hasFailed } = useLateComponent(level !== undefined, lateLevel)
  const isLevelLoading = level !== undefined && AppealLevel === undefined && !hasFailed
  const need = { country: country?.slug, subject, level: String(appealLevel), letter }
  return (
    <section className={styles.help} aria-labelledby="aide">
      <h2 id="aide">{t('result.help')}</h2>
      {(isLoading || isLevelLoading) && (
        <LoadingRegion busy label={t('loadingVisas')}>
          <Skeleton lines={3} />
        </LoadingRegion>
      )}
      {AppealLevel !== undefined && hasVisa && level !== undefined && (
        <AppealLevel country={country} visa={subject} level={level} />
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
