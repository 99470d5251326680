import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { Fragment, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ContactForm } from '#components/ContactForm.tsx'
import { LawyerPicture } from '#components/LawyerPicture.tsx'
import { LawyerPlace } from '#components/LawyerPlace.tsx'
import { RecordText } from '#components/RecordText.tsx'
import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import { useFormatPrice } from '#components/usePrices.ts'
import { PageMeta } from '#components/PageMeta.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { BeforeTax } from '#components/TaxAdvice.tsx'
import { TranslationNotice } from '#components/TranslationNotice.tsx'
import type { Lawyer } from '#contract/lawyers.ts'
import { beforeTax } from '#domain/price.ts'
import { comparisonOrders, sortShortlisted } from '#domain/lawyers/shortlist.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { markScrollEnds } from '#ui/hooks/scroll-ends.ts'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { DirectoryNav } from '../DirectoryNav.tsx'
import { useShortlist } from '#components/useShortlist.ts'
import { VerificationStatus } from '../VerificationStatus.tsx'
import styles from './Comparison.module.css'

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
      {!isLoading && lawyers.isSuccess && shortlistedLawyers.length === 0 && (
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

/** A column per lawyer, a row per criterion. The columns scroll sideways on a phone. */
function ComparisonTable({ lawyers }: { lawyers: readonly Lawyer[] }) {
  const { t } = useTranslation(['comparison', 'lawyers'])
  const rows = useComparisonRows()
  return (
    <div
      ref={markScrollEnds}
      className={styles.frame}
      role="region"
      aria-label={t('table')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable with the keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{t('criterion')}</VisuallyHidden>
            </th>
            {lawyers.map((lawyer) => (
              <LawyerColumnHeader key={lawyer.id} lawyer={lawyer} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, renderCell]) => (
            <tr key={name}>
              <th scope="row">{t(`rows.${name}`)}</th>
              {lawyers.map((lawyer) => (
                <td key={lawyer.id}>{renderCell(lawyer)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LawyerColumnHeader({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['comparison', 'lawyers'])
  const { toggle } = useShortlist()
  return (
    <th scope="col" data-ink={lawyer.country.code.toLowerCase()}>
      <div className={styles.portrait}>
        <LawyerPicture lawyer={lawyer} detail="coarse" />
      </div>
      <Link
        to="/detailsavocatslist/$id"
        params={{ id: String(lawyer.id) }}
        translate="no"
        className={styles.name}
      >
        {t('lawyers:card.titledName', lawyer)}
      </Link>
      <Button
        variant="tertiary"
        size="small"
        className={styles.remove}
        aria-label={t('lawyers:shortlist.removeNamed', lawyer)}
        onClick={() => toggle(lawyer.id)}
      >
        <X size={14} aria-hidden />
        <span>{t('remove')}</span>
      </Button>
    </th>
  )
}

type ComparisonRow = readonly [
  name: keyof Texts['comparison']['rows'],
  renderCell: (lawyer: Lawyer) => ReactNode,
]

/** The rows. No figure is marked as the best: a network may not compare its members (docs/decisions.md). */
function useComparisonRows(): ComparisonRow[] {
  const { t } = useTranslation(['comparison', 'lawyers', 'lawyer'])
  const formatLanguageName = useFormatLanguageName()
  const formatPrice = useFormatPrice()
  return [
    [
      'city',
      (lawyer) => (
        <span>
          <LawyerPlace lawyer={lawyer} />
        </span>
      ),
    ],
    ['languages', ({ languages }) => languages.map(formatLanguageName).join(', ')],
    ['areas', ({ areasOfLaw }) => <AreasOfLaw areas={areasOfLaw} />],
    ['first', ({ pricing }) => formatPrice(pricing.firstConsultation, pricing)],
    ['rate', ({ pricing }) => formatPrice(pricing.hourlyRateRange, pricing)],
    ['legalAid', ({ pricing }) => (pricing.acceptsLegalAid === true ? t('accepted') : '–')],
    ['experience', ({ experienceYears }) => t('lawyer:facts.years', { count: experienceYears })],
    [
      'slot',
      ({ firstSlotInDays }) =>
        firstSlotInDays == null ? '–' : t('lawyers:card.slot', { count: firstSlotInDays }),
    ],
    ['verification', (lawyer) => <VerificationStatus lawyer={lawyer} />],
  ]
}

function AreasOfLaw({ areas }: { areas: readonly string[] }) {
  const { translate } = useRecordTexts()
  return (
    <span>
      {areas.map((area, index) => (
        <Fragment key={area}>
          {index > 0 && <span>, </span>}
          <RecordText {...translate(area)} />
        </Fragment>
      ))}
    </span>
  )
}
