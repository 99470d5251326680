import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { lawyersPerBatch } from '#domain/lawyers/search-params.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useDeferredValue } from '#ui/hooks/useDeferredValue.ts'

import styles from './LawyerCardList.module.css'
import { LawyerCard } from './LawyerCard.tsx'
import type { DirectoryState } from './useDirectory.ts'

/** As many cards as are in view under the search form of a large screen. */
const immediateCardCount = 3

/** The cards, a dozen at a time; the focus goes on to the first of those that were asked for. */
export function LawyerCardList({
  directory: { found, shown, showMore },
}: {
  directory: DirectoryState
}) {
  const { t } = useTranslation('lawyers')
  const listRef = useRef<HTMLUListElement>(null)
  const nextFocusIndexRef = useRef<number | undefined>(undefined)
  const { rendered, isComplete } = useRenderedLawyers(found, shown)
  const remainingCount = found.length - shown
  // After every drawing: the cards asked for come with a later one, when the address has them. A card of the list
  // before would take the focus away with it.
  useEffect(() => {
    if (nextFocusIndexRef.current === undefined || !isComplete) return
    const card = listRef.current?.children[nextFocusIndexRef.current]
    if (card === undefined) return
    card.querySelector('a')?.focus()
    nextFocusIndexRef.current = undefined
  })
  return (
    <>
      <ul ref={listRef} role="list" className={styles.cards}>
        {rendered.map((lawyer) => (
          <li key={lawyer.id} className={styles.item}>
            <LawyerCard lawyer={lawyer} />
          </li>
        ))}
      </ul>
      {remainingCount > 0 && (
        <p className={styles.more}>
          <Button
            variant="secondary"
            onClick={() => {
              nextFocusIndexRef.current = shown
              showMore(shown)
            }}
          >
            {t('results.more', { count: Math.min(remainingCount, lawyersPerBatch) })}
          </Button>
          <span>{t('results.shown', { shown, count: found.length })}</span>
        </p>
      )}
    </>
  )
}

/**
 * The lawyers whose cards are drawn. Those in view follow a change of the list at once; below them the cards of
 * the list before stay until that is painted, so that the page keeps its height and a key waits for a few only.
 */
function useRenderedLawyers(results: readonly Lawyer[], visibleCount: number) {
  const deferred = useDeferredValue(results)
  if (deferred === results) return { rendered: results.slice(0, visibleCount), isComplete: true }
  const first = results.slice(0, Math.min(immediateCardCount, visibleCount))
  const others = deferred.filter((lawyer) => !first.includes(lawyer))
  return {
    rendered: [...first, ...others.slice(0, visibleCount - first.length)],
    isComplete: false,
  }
}
