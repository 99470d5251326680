import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { LawyerPlace } from '#components/LawyerPlace.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { useShortlist } from '#components/useShortlist.ts'
import type { CaseFile } from '#domain/case-file/case-file.ts'
import { formatLongDate } from '#domain/dates.ts'
import type { DirectorySearchParams } from '#domain/lawyers/search-params.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './CaseFile.module.css'
import { caseFileQueryMeta } from './useCaseRecords.ts'

export interface LawyerSearches {
  readonly visa: DirectorySearchParams
  /** While the period of a letter runs. */
  readonly appeal: DirectorySearchParams | undefined
}

interface LawyersProps {
  file: CaseFile
  searches: LawyerSearches
}

/** The shortlist of this device, and the messages that were sent since the file was opened. */
export function Lawyers({ file, searches: { visa, appeal } }: LawyersProps) {
  const { t, i18n } = useTranslation('caseFile')
  const { toText } = useRecordTexts()
  const language = getLanguage(i18n)
  const { ids } = useShortlist()
  const lawyers = useQuery({
    ...useApi().queries.lawyers.list(),
    meta: caseFileQueryMeta,
    enabled: ids.length > 0,
  })
  const shortlisted = ids.flatMap((id) => lawyers.data?.find((lawyer) => lawyer.id === id) ?? [])
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
  const isLoading = ids.length > 0 && lawyers.isPending
  return (
    <section className={styles.section} aria-labelledby="avocats">
      <h2 id="avocats">{t('lawyers.title')}</h2>
      {lawyers.isLoadingError && (
        <RetryMessage title={t('lawyers.failed')} onRetry={() => void lawyers.refetch()} />
      )}
      <LoadingRegion busy={isLoading} label={t('loading')}>
        {isLoading && <Skeleton lines={2} />}
        {ids.length === 0 && <p className={styles.none}>{t('lawyers.none')}</p>}
        <ul role="list" className={styles.names}>
          {shortlisted.map((lawyer) => (
            <li key={lawyer.id}>
              <Link to="/detailsavocatslist/$id" params={{ id: String(lawyer.id) }}>
                {t('lawyers.name', { name: lawyer.name })}
              </Link>
              <LawyerPlace lawyer={lawyer} />
            </li>
          ))}
        </ul>
      </LoadingRegion>
      <p className={styles.buttons}>
        {ids.length > 0 && (
          <Link to="/avocatslist/comparer" className={getButtonClassName('secondary', 'small')}>
            {t('lawyers.compare')}
          </Link>
        )}
        <FindLawyerLink search={appeal ?? visa} text={appeal === undefined ? 'visa' : 'appeal'} />
      </p>
      {file.messages.length > 0 && (
        <>
          <h3>{t('lawyers.messages')}</h3>
          <ul role="list" className={styles.names}>
            {file.messages.map(({ sentOn, lawyers: names, subject }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a message has nothing else to tell it by
              <li key={place}>
                {t('lawyers.message', {
                  day: formatLongDate(sentOn, language) ?? sentOn,
                  subject: toText(subject),
                  to: names.length === 0 ? t('lawyers.office') : format.format(names),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
