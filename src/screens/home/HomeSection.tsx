import { useId, type ReactNode } from 'react'

import { LanguageNote } from '#components/LanguageNote.tsx'
import { useRecordTexts } from '#i18n/record-texts.ts'
import type { Elements } from '#ui/elements.ts'
import { Reveal } from '#ui/Reveal/Reveal.tsx'
import { SectionHeading } from '#ui/SectionHeading/SectionHeading.tsx'

import styles from './HomeSection.module.css'

const noTexts: readonly string[] = []

interface HomeSectionProps {
  eyebrow: string
  title: string
  lead: ReactNode
  action?: ReactNode
  /** Texts of the records that the section shows; it is labelled as French if none is translated. */
  recordTexts?: readonly string[]
  /** `band` has a darker background across the page. */
  variant?: 'plain' | 'band'
  children: Elements
}

/** A section of the home page. */
export function HomeSection({
  eyebrow,
  title,
  lead,
  action,
  recordTexts = noTexts,
  variant = 'plain',
  children,
}: HomeSectionProps) {
  const titleId = useId()
  const { translate } = useRecordTexts()
  const isInFrench =
    recordTexts.length > 0 && recordTexts.every((text) => translate(text).lang !== undefined)
  return (
    <section className={styles[variant]} aria-labelledby={titleId}>
      <Reveal variant="slow" className={styles.width}>
        <SectionHeading
          id={titleId}
          eyebrow={
            <>
              <span>{eyebrow}</span>
              {isInFrench && <LanguageNote className={styles.languageNote} />}
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
