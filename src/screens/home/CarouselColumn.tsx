import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import styles from './CarouselColumn.module.css'

interface CarouselColumnProps {
  title: string
  children: ReactNode
  className: string | undefined
}

/** A titled column of which the carousel's own controls stand on the title's line. */
export function CarouselColumn({ title, children, className }: CarouselColumnProps) {
  return (
    <div className={clsx(styles.column, className)}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
