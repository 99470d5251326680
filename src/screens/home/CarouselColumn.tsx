import type { ReactNode } from 'react'

import { InFrench } from './InFrench.tsx'
import styles from './CarouselColumn.module.css'

interface CarouselColumnProps {
  title: string
  children: ReactNode
  className: string | undefined
}

/** A titled column of which the carousel's own controls stand on the title's line. */
export function CarouselColumn({ title, children, className }: CarouselColumnProps) {
  return (
    <div className={[styles.column, className].filter(Boolean).join(' ')}>
      <div className={styles.heading}>
        <h3>{title}</h3>
        <InFrench />
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
