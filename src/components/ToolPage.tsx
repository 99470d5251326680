import { clsx } from 'clsx/lite'
import { type ReactElement, useId } from 'react'

import type { Elements } from '#ui/elements.ts'
import { GuillocheBorder } from '#ui/guilloche/GuillocheBorder.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { Page } from '#ui/Page/Page.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './ToolPage.module.css'

interface ToolPageProps {
  eyebrow: string
  /** Without it, `children` have the heading of the page. */
  title?: string
  lead?: string
  /** ISO 3166-1 alpha-2, once a country is chosen: the drawings take its inks. */
  countryCode?: string | undefined
  /** A `ToolAside`: what holds whatever is answered. */
  aside: ReactElement
  /** The questions, and what follows from the answers. */
  children: Elements
}

/** A page that asks a visitor for a few things and answers: a letter, a visa, days in the Schengen area. */
export function ToolPage({
  eyebrow,
  title,
  lead,
  countryCode = '',
  aside,
  children,
}: ToolPageProps) {
  const ink = countryCode.toLowerCase()
  return (
    <Page>
      {title !== undefined && (
        <SectionHeading level={1} eyebrow={eyebrow} title={title} lead={lead} />
      )}
      <div
        className={clsx(styles.columns, title === undefined && styles.untitled)}
        data-ink={ink || undefined}
      >
        <div className={styles.margin}>
          {title === undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Rosette seed={`pays-${ink}`} className={styles.rosette} />
        </div>
        <div className={styles.tool}>{children}</div>
        {aside}
      </div>
    </Page>
  )
}

/** Security print at the head of a form, in the inks of the country. */
export function FormBorder() {
  return <GuillocheBorder seed="formulaire" className={styles.border} />
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
