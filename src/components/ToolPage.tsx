import { clsx } from 'clsx/lite'
import { type ReactElement, useId } from 'react'

import type { Elements } from '#ui/elements.ts'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './ToolPage.module.css'

interface ToolPageProps {
  eyebrow: string
  /** Without it, `children` have the heading of the page. */
  title?: string
  lead?: string
  /** A `ToolAside`: what holds whatever is answered. */
  aside: ReactElement
  /** The questions, and what follows from the answers. */
  children: Elements
}

/** A page that asks a visitor for a few things and answers: a letter, a visa, days in the Schengen area. */
export function ToolPage({ eyebrow, title, lead, aside, children }: ToolPageProps) {
  return (
    <Page>
      {title !== undefined && (
        <SectionHeading level={1} eyebrow={eyebrow} title={title} lead={lead} />
      )}
      <div className={clsx(styles.columns, title === undefined && styles.untitled)}>
        {title === undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <div className={styles.tool}>{children}</div>
        {aside}
      </div>
    </Page>
  )
}

interface ToolAsideProps {
  title: string
  /** The items of its list, each with a key. */
  items: readonly ReactElement[]
  /** What follows the list. */
  children: Elements
}

/** A few sentences beside a tool, below it on a phone. */
export function ToolAside({ title, items, children }: ToolAsideProps) {
  const titleId = useId()
  return (
    <aside className={styles.aside} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul role="list">
        {items.map((item) => (
          <li key={item.key}>{item}</li>
        ))}
      </ul>
      {children}
    </aside>
  )
}
