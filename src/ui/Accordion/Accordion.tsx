import { clsx } from 'clsx/lite'
import { createContext, use, useEffect, useId, useMemo, useRef, type ReactNode } from 'react'

import styles from './Accordion.module.css'

type HeadingLevel = 2 | 3 | 4 | 5

interface AccordionGroup {
  name: string
  heading: `h${HeadingLevel}`
}

const AccordionContext = createContext<AccordionGroup | undefined>(undefined)

interface AccordionProps {
  /** The level of the items' headings: one below the heading above the accordion. */
  headingLevel?: HeadingLevel
  children: ReactNode
  className?: string | undefined
}

/** Native `<details>` with a shared name: the browser opens one at a time, searches closed ones and needs no script. */
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
  /** Before the title, in the code font: a level number. */
  leading?: ReactNode
  /** At the end of the row: a fee, a duration. */
  note?: ReactNode
  defaultOpen?: boolean
  /** A hash target: a URL with this hash opens the item. */
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

/** Browsers open a closed item for a hash target inside it, but not for the item itself. */
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
