import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { findLawyer, parseProfileTab } from '#domain/lawyers/profile.ts'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'

import { DirectoryNav } from '../DirectoryNav.tsx'
import { LawyerNotFound } from './LawyerNotFound.tsx'
import styles from './LawyerProfile.module.css'
import { ProfileContent } from './ProfileContent.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

interface LawyerProfileProps {
  /** As the address has it: not always a number. */
  id: string
  tab: string | undefined
}

/** A lawyer's profile, found in the list by its id (spec 2.12). */
export function LawyerProfile({ id, tab }: LawyerProfileProps) {
  const { t } = useTranslation('lawyer')
  const { queries } = useApi()
  const lawyers = useQuery(queries.lawyers.list())
  const lawyer = findLawyer(lawyers.data ?? [], id)
  const isNotFound = lawyers.isSuccess && lawyer === undefined

  useEffect(() => {
    if (isNotFound) console.error(`Avocat avec l'ID ${id} non trouvé.`)
  }, [isNotFound, id])

  return (
    <>
      <DirectoryNav />
      {lawyers.isError && (
        <div className={styles.width}>
          <h1 className={styles.hiddenTitle}>{t('eyebrow')}</h1>
          <RetryMessage
            title={t('failed')}
            text={t('failedAdvice')}
            onRetry={() => void lawyers.refetch()}
          />
        </div>
      )}
      {isNotFound && <LawyerNotFound />}
      {!lawyers.isError && !isNotFound && (
        <LoadingRegion
          busy={lawyers.isPending}
          label={t('loading')}
          {...(lawyer === undefined ? {} : { doneLabel: t('loaded', lawyer) })}
        >
          {lawyer === undefined ? (
            <ProfileSkeleton />
          ) : (
            <ProfileContent key={lawyer.id} lawyer={lawyer} tab={parseProfileTab(tab)} />
          )}
        </LoadingRegion>
      )}
    </>
  )
}
