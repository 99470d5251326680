import { useEffect, useRef, type ReactNode } from 'react'

import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './ToggleGroup.module.css'

export interface ToggleOption {
  id: string
  label: string
  /** Before the label: a flag. Decorative. */
  leading?: ReactNode
  lang?: string
}

interface ToggleGroupProps {
  /** The accessible name of the group. */
  label: string
  options: readonly ToggleOption[]
  value: string | undefined
  onChange: (id: string) => void
  /** Shows skeletons of the same height; the surrounding region announces the loading. */
  loading?: boolean
  className?: string | undefined
}

/** Buttons of which one is active. They wrap on wide screens and scroll sideways on phones. */
export function ToggleGroup({
  label,
  options,
  value,
  onChange,
  loading = false,
  className,
}: ToggleGroupProps) {
  const rowRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!loading) scrollSelectedIntoView(rowRef.current, value)
  }, [value, loading])
  return (
    <fieldset className={className} aria-busy={loading}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div ref={rowRef} className={styles.row}>
        {loading
          ? placeholders.map((key) => (
              <Skeleton key={key} variant="block" className={styles.placeholder ?? ''} />
            ))
          : options.map((choice) => (
              <button
                key={choice.id}
                type="button"
                className={styles.option}
                data-value={choice.id}
                aria-pressed={choice.id === value}
                onClick={() => onChange(choice.id)}
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

/** Scrolls the row only: `scrollIntoView` would scroll the page as well. */
function scrollSelectedIntoView(group: HTMLElement | null, value: string | undefined) {
  if (!group || value === undefined || group.scrollWidth <= group.clientWidth) return
  const button = group.querySelector(`[data-value="${CSS.escape(value)}"]`)
  if (!button) return
  const row = group.getBoundingClientRect()
  const box = button.getBoundingClientRect()
  if (box.left >= row.left && box.right <= row.right) return
  group.scrollBy({ left: box.left - row.left - (row.width - box.width) / 2 })
}
