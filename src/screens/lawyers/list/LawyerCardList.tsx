import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { LawyerPicture } from '#components/LawyerPicture.tsx'
import { LawyerPlace } from '#components/LawyerPlace.tsx'
import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import { useFormatPrice } from '#components/usePrices.ts'
import { BeforeTax } from '#components/TaxAdvice.tsx'
import type { Lawyer } from '#contract/lawyers.ts'
import { lawyersPerBatch } from '#domain/lawyers/search-params.ts'
import { beforeTax } from '#domain/price.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { useValueAfterPaint } from '#ui/hooks/useValueAfterPaint.ts'

import { ShortlistButton } from '../ShortlistButton.tsx'
import { useShortlist } from '#components/useShortlist.ts'
import { VerificationStatus } from '../VerificationStatus.tsx'
import styles from './LawyerCardList.module.css'
import type { DirectoryState } from './useDirectory.ts'

/** The number of cards in view below the search form on a large screen. */
const immediateCardCount = 3

/** The cards, twelve at a time. 'Show more' focuses the first new card. */
export function LawyerCardList({
  directory: { results, today, visibleCount, showMore },
}: {
  directory: DirectoryState
}) {
  const { t } = useTranslation('lawyers')
  const listRef = useRef<HTMLUListElement>(null)
  const nextFocusIndexRef = useRef<number | undefined>(undefined)
  const { rendered, isComplete } = useRenderedLawyers(results, visibleCount)
  const remainingCount = results.length - visibleCount
  // Runs after every render: the new cards are rendered once the URL has changed. A card of the previous
  // list would lose focus again.
  useEffect(() => {
    if (nextFocusIndexRef.current === undefined || !isComplete) return
    const card = listRef.current?.children[nextFocusIndexRef.current]
    if (card === undefined) return
    card.querySelector('a')?.focus()
    nextFocusIndexRef.current = undefined
  })
  return (
    <>
      {/* The key: today's order replaces the prerendered one, and cards that are new do not move. */}
      <ul key={today} ref={listRef} role="list" className={styles.cards}>
        {rendered.map((lawyer) => (
          <li key={lawyer.id}>
            <LawyerCard lawyer={lawyer} />
          </li>
        ))}
      </ul>
      {remainingCount > 0 && (
        <p className={styles.more}>
          <Button
            variant="secondary"
            onClick={() => {
              nextFocusIndexRef.current = visibleCount
              showMore(visibleCount)
            }}
          >
            {t('results.more', { count: Math.min(remainingCount, lawyersPerBatch) })}
          </Button>
          <span>{t('results.shown', { shown: visibleCount, count: results.length })}</span>
        </p>
      )}
      {rendered.some(({ pricing }) => pricing.unit === beforeTax) && <BeforeTax />}
    </>
  )
}

/**
 * The lawyers whose cards are rendered. Cards in view follow a new list at once; those below are
 * deferred, so that the page keeps its height and typing stays responsive.
 */
function useRenderedLawyers(results: readonly Lawyer[], visibleCount: number) {
  const deferred = useValueAfterPaint(results)
  if (deferred === results) return { rendered: results.slice(0, visibleCount), isComplete: true }
  const first = results.slice(0, Math.min(immediateCardCount, visibleCount))
  const others = deferred.filter((lawyer) => !first.includes(lawyer))
  return {
    rendered: [...first, ...others.slice(0, visibleCount - first.length)],
    isComplete: false,
  }
}

/** A lawyer in the list (spec 2.11). Memoised: filtering the list does not render it again. */
const LawyerCard = memo(function LawyerCard({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers')
  const { translate } = useRecordTexts()
  const formatLanguageName = useFormatLanguageName()
  const { id, name, title, country, description, areasOfLaw } = lawyer
  return (
    <article className={styles.card} data-ink={country.code.toLowerCase()}>
      <div className={styles.portrait}>
        <LawyerPicture lawyer={lawyer} />
      </div>
      <div className={styles.text}>
        <h3 translate="no" className={styles.name}>
          {/* What is known of the visitor's need fills in the form of the profile. */}
          <Link
            from="/avocatslist/"
            to="/detailsavocatslist/$id"
            params={{ id: String(id) }}
            search={({ country: destination, subject, level, letter }) => ({
              country: destination,
              subject,
              level,
              letter,
            })}
            className={styles.link}
          >
            {t('card.titledName', { name })}
          </Link>
        </h3>
        <p className={styles.languages}>
          <span className={styles.term}>{t('card.languages')}</span>{' '}
          <span>{lawyer.languages.map(formatLanguageName).join(', ')}</span>
        </p>
        <p className={styles.place}>
          <span className={styles.city}>
            <Flag code={country.code} size="small" />
            <LawyerPlace lawyer={lawyer} />
          </span>
          <span {...translate(title)} />
        </p>
        <p className={styles.description} {...translate(description)} />
        <ul role="list" className={styles.tags} aria-label={t('card.areas')}>
          {areasOfLaw.map((area) => (
            <li key={area} {...translate(area)} />
          ))}
        </ul>
        <VerificationStatus lawyer={lawyer} variant="brief" />
      </div>
      <LawyerFigures lawyer={lawyer} />
    </article>
  )
})

/** Next availability, price, years of experience, services. */
function LawyerFigures({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers')
  const formatPrice = useFormatPrice()
  const { pricing, firstSlotInDays, experienceYears } = lawyer
  return (
    <div className={styles.figures}>
      {firstSlotInDays != null && (
        <p className={styles.slot}>{t('card.slot', { count: firstSlotInDays })}</p>
      )}
      <p className={styles.fee}>
        <span className={styles.price}>{formatPrice(pricing.firstConsultation, pricing)}</span>
        <span className={styles.term}>{t('card.first')}</span>
      </p>
      <ul role="list" className={styles.facts}>
        <li>{t('card.years', { count: experienceYears })}</li>
        <li>{t('card.services', { count: pricing.services.length })}</li>
        {pricing.acceptsLegalAid === true && <li>{t('criteria.acceptsLegalAid')}</li>}
      </ul>
      <div className={styles.action}>
        <ShortlistButton lawyer={lawyer} />
        <CompareLink lawyerId={lawyer.id} />
      </div>
    </div>
  )
}

/** A link to the comparison in the card of a shortlisted lawyer; the other link is at the top of the page. */
function CompareLink({ lawyerId }: { lawyerId: number }) {
  const { t } = useTranslation('lawyers')
  const { ids } = useShortlist()
  if (!ids.includes(lawyerId)) return null
  return (
    <Link to="/avocatslist/comparer" className={styles.compareLink}>
      {t('shortlist.compare', { count: ids.length })}
    </Link>
  )
}
