import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { lawyerOf, profileTabOf } from '#domain/lawyers/profile.ts'
import { RetryMessage } from '#parts/retry-message/RetryMessage.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'

import { DirectoryBar } from '../DirectoryBar.tsx'
import { LawyerMissing } from './LawyerMissing.tsx'
import styles from './Profile.module.css'
import { ProfilePage } from './ProfilePage.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'

interface ProfileProps {
  /** As the address has it: not always a number. */
  id: string
  tab: string | undefined
}

/** A lawyer's profile, found in the list by its id (spec 2.12). */
export function Profile({ id, tab }: ProfileProps) {
  const { t } = useTranslation('lawyer')
  const { queries } = useApi()
  const lawyers = useQuery(queries.lawyers.list())
  const lawyer = lawyerOf(lawyers.data ?? [], id)
  const isMissing = lawyers.isSuccess && lawyer === undefined

  useEffect(() => {
    if (isMissing) console.error(`Avocat avec l'ID ${id} non trouvé.`)
  }, [isMissing, id])

  return (
    <>
      <DirectoryBar />
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
      {isMissing && <LawyerMissing />}
      {!lawyers.isError && !isMissing && (
        <LoadingRegion
          busy={lawyers.isPending}
          label={t('loading')}
          {...(lawyer === undefined ? {} : { doneLabel: t('loaded', lawyer) })}
        >
          {lawyer === undefined ? (
            <ProfileSkeleton />
          ) : (
            <ProfilePage key={lawyer.id} lawyer={lawyer} tab={profileTabOf(tab)} />
          )}
        </LoadingRegion>
      )}
    </>
  )
}
