import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { shownAtOnce } from '#domain/lawyers/address.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useSettled } from '#ui/hooks/useSettled.ts'

import styles from './Cards.module.css'
import { LawyerCard } from './LawyerCard.tsx'
import type { Directory } from './useDirectory.ts'

/** As many cards as are in view under the search form of a large screen. */
const inView = 3

/** The cards, a dozen at a time; the focus goes on to the first of those that were asked for. */
export function Cards({ directory: { found, shown, showMore } }: { directory: Directory }) {
  const { t } = useTranslation('lawyers')
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number | undefined>(undefined)
  const { drawn, isWhole } = useLawyersDrawn(found, shown)
  const rest = found.length - shown
  // After every drawing: the cards asked for come with a later one, when the address has them. A card of the list
  // before would take the focus away with it.
  useEffect(() => {
    if (next.current === undefined || !isWhole) return
    const card = list.current?.children[next.current]
    if (card === undefined) return
    card.querySelector('a')?.focus()
    next.current = undefined
  })
  return (
    <>
      <ul ref={list} role="list" className={styles.cards}>
        {drawn.map((lawyer) => (
          <li key={lawyer.id} className={styles.place}>
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
              showMore(shown)
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

/**
 * The lawyers whose cards are drawn. Those in view follow a change of the list at once; below them the cards of
 * the list before stay until that is painted, so that the page keeps its height and a key waits for a few only.
 */
function useLawyersDrawn(found: readonly Lawyer[], shown: number) {
  const settled = useSettled(found)
  if (settled === found) return { drawn: found.slice(0, shown), isWhole: true }
  const first = found.slice(0, Math.min(inView, shown))
  const below = settled.filter((lawyer) => !first.includes(lawyer))
  return { drawn: [...first, ...below.slice(0, shown - first.length)], isWhole: false }
}
