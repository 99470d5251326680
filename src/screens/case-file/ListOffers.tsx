import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Plus } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { useCaseFile } from '#components/useCaseFile.ts'
import type { TranslatedList } from '#content/page-lists.ts'
import { type CaseFile, createId, maxLists } from '#domain/case-file/case-file.ts'
import { followList, startList } from '#domain/case-file/documents.ts'
import { findVisaFacts } from '#domain/record-facts.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './CaseFile.module.css'
import { toListId } from './FollowedList.tsx'
import { caseFileQueryMeta, type VisaRecord } from './useCaseRecords.ts'

interface ListOffersProps {
  file: CaseFile
  visa: { readonly country: string; readonly visa: string }
  record: VisaRecord
}

/** The lists on a visa's page that are about documents, the others on request, and one of one's own. */
export function ListOffers({
  file,
  visa: slugs,
  record: { status, country, visa, lists },
}: ListOffersProps) {
  const { t } = useTranslation('caseFile')
  const { translate } = useRecordTexts()
  const { change } = useCaseFile()
  const nameCountry = useCountryName()
  const id = useId()
  const facts = useQuery({ ...useApi().queries.recordFacts.list(), meta: caseFileQueryMeta })
  if (status === 'loading' || facts.isPending) {
    return (
      <LoadingRegion busy label={t('loading')}>
        <Skeleton lines={3} />
      </LoadingRegion>
    )
  }
  if (visa === undefined || country === undefined) return null
  const newId = createId(file.lists)
  const isFull = file.lists.length >= maxLists
  const { documentHeadings } = findVisaFacts(facts.data, visa.id) ?? {}
  const documents = lists.filter(({ heading }) => documentHeadings?.includes(heading))
  const others = lists.filter((list) => !documents.includes(list))
  function follow(add: (open: CaseFile) => CaseFile): void {
    flushSync(() => change(add))
    // The newest is the last, and its lines are what comes next.
    document.getElementById(toListId(newId))?.focus()
  }
  const followed = (list: TranslatedList) =>
    file.lists.some(
      (one) =>
        one.country === slugs.country && one.visa === slugs.visa && one.heading === list.heading,
    )
  const toOffer = (list: TranslatedList) => (
    <Offer
      key={`${list.heading} ${list.points[0]?.key}`}
      list={list}
      isFollowed={followed(list)}
      isFull={isFull}
      onFollow={() => follow((open) => followList(open, slugs, list))}
    />
  )
  return (
    <section className={styles.offers} aria-labelledby={id}>
      <h3 id={id}>
        <span>{t('documents.offered')}</span>
        <span>{' · '}</span>
        <span {...translate(visa.name)} />
        <span>, </span>
        <span {...nameCountry(country)} />
      </h3>
      {isFull && <p>{t('documents.full')}</p>}
      {documents.length === 0 && (
        <p>
          <span>{t('documents.noDocuments')}</span>{' '}
          <Link
            to="/detailsvisa/$country/$visa"
            params={{ country: country.slug, visa: visa.slug }}
          >
            {t('documents.page')}
          </Link>
        </p>
      )}
      {documents.length > 0 && <ul role="list">{documents.map(toOffer)}</ul>}
      <p className={styles.buttons}>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={isFull}
          onClick={() => follow((open) => startList(open, slugs))}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('documents.own')}</span>
        </Button>
      </p>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <span>{t('documents.others')}</span>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </summary>
          <p className={styles.note}>{t('documents.othersText')}</p>
          <ul role="list">{others.map(toOffer)}</ul>
        </details>
      )}
    </section>
  )
}

interface OfferProps {
  list: TranslatedList
  isFollowed: boolean
  isFull: boolean
  onFollow: () => void
}

function Offer({ list, isFollowed, isFull, onFollow }: OfferProps) {
  const { t } = useTranslation('caseFile')
  const id = useId()
  return (
    <li>
      <span className={styles.offer}>
        <span id={id} lang={list.title.lang}>
          {list.title.children || t('documents.untitled')}
        </span>{' '}
        <span className={styles.note}>{t('documents.points', { count: list.points.length })}</span>
      </span>
      <Button
        id={`${id}-follow`}
        variant="secondary"
        size="small"
        aria-labelledby={`${id}-follow ${id}`}
        aria-disabled={isFull}
        onClick={onFollow}
      >
        {t(isFollowed ? 'documents.followAgain' : 'documents.follow')}
      </Button>
    </li>
  )
}
