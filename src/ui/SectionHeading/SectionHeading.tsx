import { clsx } from 'clsx/lite'
import type { ReactNode } from 'react'

import { Unbreakable } from '../Unbreakable/Unbreakable.tsx'
import styles from './SectionHeading.module.css'

interface SectionHeadingProps {
  /** The section's number and topic, in the code font: '02 — INTERVENTIONS'. */
  eyebrow?: ReactNode
  title: ReactNode
  level?: 1 | 2 | 3
  lead?: ReactNode
  /** At the end of the row: a link to all items. */
  action?: ReactNode
  /** The heading's id, for the section's `aria-labelledby` and for hash links. */
  id?: string
  className?: string | undefined
}

/** Opens a section: a line, its number, its title, a lead. */
export function SectionHeading({
  eyebrow,
  title,
  level = 2,
  lead,
  action,
  id,
  className,
}: SectionHeadingProps) {
  const Title = `h${level}` as const
  return (
    <div className={clsx(styles.container, className)}>
      <div className={styles.heading}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <div className={styles.body}>
          <Title id={id} className={styles.title}>
            {typeof title === 'string' ? <Unbreakable>{title}</Unbreakable> : title}
          </Title>
          {lead !== undefined && (
            <p className={styles.lead}>
              {typeof lead === 'string' ? <Unbreakable>{lead}</Unbreakable> : lead}
            </p>
          )}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
