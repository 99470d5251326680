import { useEffect, useRef, type ReactNode } from 'react'

import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './ChoiceBar.module.css'

export interface Choice {
  id: string
  label: string
  /** What stands before the label: a flag. Decorative, as the label says it all. */
  leading?: ReactNode
  lang?: string
}

interface ChoiceBarProps {
  /** What is being chosen, for those who listen. */
  label: string
  choices: readonly Choice[]
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Shapes in place of the choices, at the same height; the surrounding region says so. */
  loading?: boolean
  className?: string | undefined
}

/** A row of which one is chosen. Wraps where there is room, runs sideways on a phone. */
export function ChoiceBar({
  label,
  choices,
  chosen,
  onChoose,
  loading = false,
  className,
}: ChoiceBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!loading) bringIntoView(bar.current, chosen)
  }, [chosen, loading])
  return (
    <fieldset className={className} aria-busy={loading}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div ref={bar} className={styles.bar}>
        {loading
          ? placeholders.map((key) => (
              <Skeleton key={key} variant="block" className={styles.placeholder ?? ''} />
            ))
          : choices.map((choice) => (
              <button
                key={choice.id}
                type="button"
                className={styles.choice}
                data-choice={choice.id}
                aria-pressed={choice.id === chosen}
                onClick={() => onChoose(choice.id)}
              >
                {choice.leading !== undefined && (
                  <span className={styles.leading} aria-hidden>
                    {choice.leading}
                  </span>
                )}
                <span lang={choice.lang}>{choice.label}</span>
              </button>
            ))}
      </div>
    </fieldset>
  )
}

const placeholders = ['first', 'second', 'third', 'fourth']

/** Scrolls the row alone: `scrollIntoView` would move the page as well. */
function bringIntoView(bar: HTMLElement | null, chosen: string | undefined) {
  if (!bar || chosen === undefined || bar.scrollWidth <= bar.clientWidth) return
  const button = bar.querySelector(`[data-choice="${CSS.escape(chosen)}"]`)
  if (!button) return
  const row = bar.getBoundingClientRect()
  const box = button.getBoundingClientRect()
  if (box.left >= row.left && box.right <= row.right) return
  bar.scrollBy({ left: box.left - row.left - (row.width - box.width) / 2 })
}
