import type { ReactNode } from 'react'

import { useSelectedInView } from '../hooks/useSelectedInView.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './ToggleGroup.module.css'

interface ToggleOption {
  id: string
  label: string
  /** Before the label: a flag. Decorative. */
  leading?: ReactNode
  lang?: string | undefined
}

interface ToggleGroupProps {
  /** The accessible name of the group. */
  label: string
  options: readonly ToggleOption[]
  value: string | undefined
  onChange: (id: string) => void
  /** Shows skeletons of the same height; the surrounding region announces the loading. */
  loading?: boolean
}

/** Buttons of which one is active. They wrap on wide screens and scroll sideways on phones. */
export function ToggleGroup({
  label,
  options,
  value,
  onChange,
  loading = false,
}: ToggleGroupProps) {
  const rowRef = useSelectedInView(loading ? undefined : value)
  return (
    <fieldset aria-busy={loading}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div ref={rowRef} className={styles.row}>
        {loading
          ? Array.from({ length: placeholderCount }, (_, index) => (
              <Skeleton key={index} variant="block" className={styles.placeholder} />
            ))
          : options.map((choice) => (
              <button
                key={choice.id}
                type="button"
                className={styles.option}
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

/** As many as the countries of the site, and all of them. */
const placeholderCount = 7
