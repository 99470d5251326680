import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ContactForm } from '#components/ContactForm.tsx'
import { PageMeta } from '#components/PageMeta.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { BeforeTax } from '#components/TaxAdvice.tsx'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import type { Lawyer } from '#contract/lawyers.ts'
import { beforeTax } from '#domain/price.ts'
import { comparisonOrders, sortShortlisted } from '#domain/lawyers/shortlist.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { DirectoryNav } from '../DirectoryNav.tsx'
import { useShortlist } from '#components/useShortlist.ts'
import styles from './Comparison.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'

const from = '/_public/avocatslist/comparer'

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
  const { ids, isRead, clear } = useShortlist()
  const { sort: order } = useSearch({ from })
  // Lawyers who left the network are skipped, but stay in the stored list.
  const shortlistedLawyers = ids.flatMap(
    (id): Lawyer[] => lawyers.data?.filter((lawyer) => lawyer.id === id) ?? [],
  )

  const isLoading = lawyers.isPending || !isRead

  if (lawyers.isLoadingError) {
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
      className={styles.region}
      busy={isLoading}
      label={t('loading')}
      doneLabel={
        shortlistedLawyers.length === 0
          ? undefined
          : t('loaded', { count: shortlistedLawyers.length })
      }
    >
      {!isRead && <p className={styles.reading}>{t('reading')}</p>}
      {isLoading && <Skeleton variant="block" className={styles.placeholder} />}
      {!isLoading && lawyers.data !== undefined && shortlistedLawyers.length === 0 && (
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
          <TranslationNotice />
          {shortlistedLawyers.length > 1 && <OrderSelect />}
          <ComparisonTable lawyers={sortShortlisted(shortlistedLawyers, order)} />
          {shortlistedLawyers.some(({ pricing }) => pricing.unit === beforeTax) && <BeforeTax />}
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

/** The order of the columns, on request. */
function OrderSelect() {
  const { t } = useTranslation('comparison')
  const { sort = '' } = useSearch({ from })
  const navigate = useNavigate()
  return (
    <Select
      className={styles.order}
      label={t('sort.label')}
      placeholder={t('sort.chosen')}
      options={comparisonOrders.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
      value={comparisonOrders.some((order) => order === sort) ? sort : ''}
      onChange={(order) =>
        void navigate({
          to: '/avocatslist/comparer',
          search: { sort: comparisonOrders.find((known) => known === order) },
          replace: true,
          resetScroll: false,
        })
      }
    />
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
