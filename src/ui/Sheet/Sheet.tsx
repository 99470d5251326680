import { clsx } from 'clsx/lite'

import type { Elements } from '../elements.ts'
import { GuillocheBorder } from '../guilloche/GuillocheBorder.tsx'
import styles from './Sheet.module.css'

interface SheetProps {
  /** Of the border: the same seed is the same drawing. */
  seed: string
  /** The code of the country whose inks the border has. */
  countryCode?: string | undefined
  className?: string | undefined
  /** In one or more `SheetBody`. */
  children: Elements
}

/** A paper to keep or to print, with a border in security print: what was sent, by when to act. */
export function Sheet({ seed, countryCode, className, children }: SheetProps) {
  return (
    <article className={clsx(styles.sheet, className)} data-ink={countryCode?.toLowerCase()}>
      <GuillocheBorder seed={seed} className={styles.border} />
      {children}
    </article>
  )
}

/** A part of a sheet, with its margins. */
export function SheetBody({ children }: { children: Elements }) {
  return <div className={styles.body}>{children}</div>
}
