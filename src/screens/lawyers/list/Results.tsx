import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { shownAtOnce } from '#domain/lawyers/address.ts'
import { InFrench } from '#parts/in-french/InFrench.tsx'
import { RetryMessage } from '#parts/retry-message/RetryMessage.tsx'
import { Button, buttonLook } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

import { ActiveFilters } from './ActiveFilters.tsx'
import { LawyerCard } from './LawyerCard.tsx'
import { LawyerSkeletons } from './LawyerSkeletons.tsx'
import { NoResults } from './NoResults.tsx'
import styles from './Results.module.css'
import { SortChoice } from './SortChoice.tsx'
import type { Directory } from './useDirectory.ts'

interface ResultsProps {
  directory: Directory
  /** Where focus goes when what had it is gone. */
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** How many lawyers there are, in which order, and their cards; or why there are none (spec 2.11, 8). */
export function Results({ directory, headingRef }: ResultsProps) {
  const { t } = useTranslation('lawyers')
  const { lawyers, found } = directory
  const count = t('results.found', { count: found.length })
  function focusHeading(): void {
    headingRef.current?.focus({ preventScroll: true })
  }

  if (lawyers.isError) {
    return (
      <RetryMessage
        title={t('results.failed')}
        text={t('results.failedAdvice')}
        onRetry={() => void lawyers.refetch()}
      />
    )
  }
  if (lawyers.data?.length === 0) {
    return (
      <StateMessage
        kind="empty"
        title={t('results.empty')}
        text={t('results.emptyAdvice')}
        action={
          <Link to="/contact" className={buttonLook('secondary')}>
            {t('results.contact')}
          </Link>
        }
      />
    )
  }
  return (
    <LoadingRegion busy={lawyers.isPending} label={t('results.loading')} doneLabel={count}>
      <div className={styles.bar} hidden={lawyers.isPending}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.count}>
          {count}
        </h2>
        <InFrench />
        <SortChoice directory={directory} />
        {directory.order === 'neutral' && <p className={styles.note}>{t('sort.note')}</p>}
      </div>
      <ActiveFilters directory={directory} onRemoved={focusHeading} />
      {lawyers.isPending && <LawyerSkeletons />}
      {lawyers.isSuccess && found.length === 0 && (
        <NoResults directory={directory} onLoosened={focusHeading} />
      )}
      {found.length > 0 && <Cards directory={directory} />}
    </LoadingRegion>
  )
}

/** The cards, a dozen at a time; the focus goes on to the first of those that were asked for. */
function Cards({ directory: { found, shown, showMore } }: { directory: Directory }) {
  const { t } = useTranslation('lawyers')
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number | undefined>(undefined)
  const rest = found.length - shown
  // After every drawing: the cards asked for come with a later one, when the address has them.
  useEffect(() => {
    const card = next.current === undefined ? undefined : list.current?.children[next.current]
    if (card === undefined) return
    card.querySelector('a')?.focus()
    next.current = undefined
  })
  return (
    <>
      <ul ref={list} role="list" className={styles.cards}>
        {found.slice(0, shown).map((lawyer) => (
          <li key={lawyer.id}>
            <LawyerCard lawyer={lawyer} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className={styles.more}>
          <Button
            look="secondary"
            onClick={() => {
              next.current = shown
              showMore()
            }}
          >
            {t('results.more', { count: Math.min(rest, shownAtOnce) })}
          </Button>
          <span>{t('results.shown', { shown, count: found.length })}</span>
        </p>
      )}
    </>
  )
}
