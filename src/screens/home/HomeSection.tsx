import { useId, type ReactNode } from 'react'

import { LanguageNote } from '#components/language-note/LanguageNote.tsx'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './HomeSection.module.css'

interface HomeSectionProps {
  eyebrow: string
  title: string
  lead: ReactNode
  action?: ReactNode
  /** Whether the section shows records, which are in French. */
  hasLanguageNote?: boolean
  /** `band` has a darker background across the page. */
  variant?: 'plain' | 'band'
  children: ReactNode
}

/** A section of the home page. */
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
              {hasLanguageNote && <LanguageNote className={styles.languageNote} />}
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
