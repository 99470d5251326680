import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { useDirectorySearch } from '#components/useDirectorySearch.ts'
import { useLateComponent } from '#components/useLateComponent.ts'
import { useIntervention, useVisaSelection } from '#components/useVisaSelection.ts'
import { appealLevel } from '#domain/lawyers/need.ts'
import { findVisaFacts } from '#domain/record-facts.ts'
import { withSlugs } from '#domain/slug.ts'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Letter.module.css'

interface AppealHelpProps {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The slug of the visa that was applied for. */
  subject: string | undefined
}

/** The visa that was applied for, where the site has it, and what is known of it. */
function useSubject({ country: code, subject }: AppealHelpProps) {
  const { queries } = useApi()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const recordFacts = useQuery(queries.recordFacts.list())
  const country = countries.data?.find((one) => one.code.toUpperCase() === code)
  const selection = useVisaSelection({ country: country?.slug, visa: subject })
  const isFound = country !== undefined && selection.visa?.slug === subject
  const visa = isFound ? selection.visa : undefined
  return { countries, country, selection, visa, facts: findVisaFacts(recordFacts.data, visa?.id) }
}

interface FindLetterLawyerProps extends AppealHelpProps {
  /** For the lawyer (`letter-identity.ts`), once it is answered. */
  letter?: string
  /** There is no decision yet: the lawyer is for the application. */
  isPending?: boolean
}

/** A link to the lawyers of the country in the matter of the visa: for an appeal, or for an application that is pending. */
export function FindLetterLawyer({ letter, isPending = false, ...asked }: FindLetterLawyerProps) {
  const { country, visa } = useSubject(asked)
  const toSearch = useDirectorySearch()
  const { subject } = asked
  const level = isPending ? undefined : String(appealLevel)
  const need = { country: country?.slug, subject, level, letter }
  return (
    <FindLawyerLink
      search={toSearch(need, visa?.id)}
      text={isPending ? 'question' : 'appeal'}
      variant="primary"
    />
  )
}

// The visa is chosen on the page.
const meta = { isInLoader: false }

const lateLevel = {
  load: async () => (await import('./AppealLevel.tsx')).AppealLevel,
  texts: ['interventions', 'price', 'records/service-levels', 'records/service-level-content'],
} as const

/** The appeal of the visa with its price; nothing where the site has none for it. */
export function AppealHelp(asked: AppealHelpProps) {
  const { t } = useTranslation('letter')
  const { countries, country, selection, visa, facts } = useSubject(asked)
  const { interventions, levels } = useIntervention(selection, meta)
  const level = visa && levels.find(({ levelNumber }) => levelNumber === appealLevel)
  const isLoading =
    asked.subject !== undefined &&
    (countries.isPending ||
      (country !== undefined && (selection.visas.isPending || interventions.isPending)))
  const { Loaded: AppealLevel, hasFailed } = useLateComponent(level !== undefined, lateLevel)
  const isLevelLoading = level !== undefined && AppealLevel === undefined && !hasFailed
  const hasLevel = AppealLevel !== undefined && country && visa && level !== undefined
  if (!isLoading && !isLevelLoading && !hasLevel) return null
  return (
    <section className={styles.help} aria-labelledby="aide">
      <h2 id="aide">{t('result.help')}</h2>
      {hasLevel ? (
        <AppealLevel country={country} visa={visa.slug} facts={facts} level={level} />
      ) : (
        <LoadingRegion busy label={t('loadingVisas')}>
          <Skeleton lines={3} />
        </LoadingRegion>
      )}
    </section>
  )
}
