import { useId, type ReactNode } from 'react'

import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './HomeSection.module.css'
import { LanguageNote } from './LanguageNote.tsx'

interface HomeSectionProps {
  eyebrow: string
  title: string
  lead: ReactNode
  action?: ReactNode
  /** It shows records, which are in French. */
  hasLanguageNote?: boolean
  /** `band` stands on a deeper paper from edge to edge. */
  variant?: 'plain' | 'band'
  children: ReactNode
}

/** A numbered section of the home page, at the page's width. */
export function HomeSection({
  eyebrow,
  title,
  lead,
  action,
  hasLanguageNote = false,
  variant = 'plain',
  children,
}: HomeSectionProps) {
  const titleId = useId()
  return (
    <section className={styles[variant]} aria-labelledby={titleId}>
      <Reveal variant="slow" className={styles.width ?? ''}>
        <SectionHeading
          id={titleId}
          eyebrow={
            <>
              {eyebrow}
              {hasLanguageNote && <LanguageNote />}
            </>
          }
          title={title}
          lead={lead}
          action={action}
        />
        {children}
      </Reveal>
    </section>
  )
}
