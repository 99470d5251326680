import { clsx } from 'clsx'
import { createContext, use, useEffect, useId, useMemo, useRef, type ReactNode } from 'react'

import styles from './Accordion.module.css'

type HeadingLevel = 2 | 3 | 4 | 5

interface AccordionGroup {
  name: string
  heading: `h${HeadingLevel}`
}

const AccordionContext = createContext<AccordionGroup | undefined>(undefined)

interface AccordionProps {
  /** The level of the items' headings: one below the heading that stands over the accordion. */
  headingLevel?: HeadingLevel
  children: ReactNode
  className?: string | undefined
}

/**
 * Native `<details>` of one name: the browser opens one at a time, finds text in closed ones and
 * needs no script. Choosing the open one closes it.
 */
export function Accordion({ headingLevel = 3, children, className }: AccordionProps) {
  const name = useId()
  const group = useMemo(
    () => ({ name, heading: `h${headingLevel}` as const }),
    [name, headingLevel],
  )
  return (
    <AccordionContext value={group}>
      <div className={clsx(styles.accordion, className)}>{children}</div>
    </AccordionContext>
  )
}

interface AccordionItemProps {
  title: ReactNode
  /** Before the title, in the machine's letters: a level number. */
  leading?: ReactNode
  /** At the end of the line: a fee, a length of time. */
  note?: ReactNode
  defaultOpen?: boolean
  /** An anchor: an address that ends in it opens the item. */
  id?: string
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

export function AccordionItem({
  title,
  leading,
  note,
  defaultOpen,
  id,
  onToggle,
  children,
}: AccordionItemProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const group = use(AccordionContext)
  const Heading = group?.heading ?? 'h3'
  useOpenOnHash(details, id)
  return (
    <details
      ref={details}
      id={id}
      // oxlint-disable-next-line baseline/use-baseline -- without it, several stay open
      name={group?.name}
      className={styles.item}
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {leading !== undefined && <span className={styles.leading}>{leading}</span>}
        <Heading className={styles.title}>{title}</Heading>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        <span className={styles.marker} aria-hidden />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

/** Browsers open a closed item for an anchor inside it, not for its own. */
function useOpenOnHash(details: { current: HTMLDetailsElement | null }, id?: string) {
  useEffect(() => {
    if (id === undefined) return undefined
    const openIfTargeted = () => {
      if (window.location.hash === `#${id}`) details.current?.setAttribute('open', '')
    }
    openIfTargeted()
    window.addEventListener('hashchange', openIfTargeted)
    return () => window.removeEventListener('hashchange', openIfTargeted)
  }, [details, id])
}
