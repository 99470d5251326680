import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ContactForm } from '#components/contact-form/ContactForm.tsx'
import { PageMeta } from '#components/page-meta/PageMeta.tsx'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import type { Lawyer } from '#contract/lawyers.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { DirectoryNav } from '../DirectoryNav.tsx'
import { rehydrateShortlist, useShortlist } from '../useShortlist.ts'
import styles from './Comparison.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'

/** The shortlisted lawyers side by side, and one message for all of them. */
export function Comparison() {
  const { t } = useTranslation(['comparison', 'lawyers'])
  const pageRef = useFocusAfterRemoval<HTMLDivElement>(useShortlist().ids.length)
  return (
    <>
      <PageMeta
        description={t('description')}
        parents={[{ name: t('lawyers:title'), path: '/avocatslist' }]}
      />
      <DirectoryNav />
      <div ref={pageRef} tabIndex={-1} className={styles.page}>
        <SectionHeading
          level={1}
          eyebrow={t('eyebrow')}
          title={t('title')}
          lead={t('lead')}
          action={<Link to="/avocatslist">{t('back')}</Link>}
        />
        <ShortlistedLawyers />
      </div>
    </>
  )
}

function ShortlistedLawyers() {
  const { t } = useTranslation(['comparison', 'lawyers'])
  const { queries } = useApi()
  const lawyers = useQuery(queries.lawyers.list())
  const { ids, clear } = useShortlist()
  useEffect(rehydrateShortlist, [])
  // Lawyers who left the network are skipped, but stay in the stored list.
  const shortlistedLawyers = ids.flatMap(
    (id): Lawyer[] => lawyers.data?.filter((lawyer) => lawyer.id === id) ?? [],
  )

  if (lawyers.isError) {
    return (
      <RetryMessage
        title={t('lawyers:results.failed')}
        text={t('lawyers:results.failedAdvice')}
        onRetry={() => void lawyers.refetch()}
      />
    )
  }
  return (
    <LoadingRegion
      busy={lawyers.isPending}
      label={t('loading')}
      {...(shortlistedLawyers.length === 0
        ? {}
        : { doneLabel: t('loaded', { count: shortlistedLawyers.length }) })}
    >
      {lawyers.isPending && <Skeleton variant="block" className={styles.placeholder} />}
      {lawyers.isSuccess && shortlistedLawyers.length === 0 && (
        <EmptyState
          variant="empty"
          title={t('empty')}
          text={t('emptyAdvice')}
          action={
            <Link to="/avocatslist" className={getButtonClassName('primary')}>
              {t('find')}
            </Link>
          }
        />
      )}
      {shortlistedLawyers.length > 0 && (
        <>
          <ComparisonTable lawyers={shortlistedLawyers} />
          <p className={styles.clear}>
            <Button variant="tertiary" size="small" onClick={clear}>
              {t('clear')}
            </Button>
          </p>
          <GroupMessage lawyers={shortlistedLawyers} />
        </>
      )}
    </LoadingRegion>
  )
}

function GroupMessage({ lawyers }: { lawyers: readonly Lawyer[] }) {
  const { t } = useTranslation('comparison')
  const names = useMemo(() => lawyers.map(({ name }) => name), [lawyers])
  return (
    <section className={styles.message} aria-labelledby="message">
      <SectionHeading
        id="message"
        eyebrow={t('formEyebrow')}
        title={t('formTitle', { count: lawyers.length })}
        lead={t('formLead')}
      />
      <div className={styles.form}>
        <ContactForm lawyers={names} />
      </div>
    </section>
  )
}
