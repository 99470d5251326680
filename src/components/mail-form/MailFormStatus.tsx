import { type ReactNode, useEffect, useRef } from 'react'

import { organisation } from '#domain/organisation.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import styles from './MailFormStatus.module.css'

interface SentConfirmationProps {
  isSent: boolean
  title: string
  advice: string
}

/** Confirms that a mail was sent. Takes focus, so that screen readers read it (docs/decisions.md). */
export function SentConfirmation({ isSent, title, advice }: SentConfirmationProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) containerRef.current?.focus()
  }, [isSent])
  return (
    <div ref={containerRef} role="status" tabIndex={-1} className={styles.confirmation}>
      {isSent && (
        <Notice variant="success" title={title}>
          <p>{advice}</p>
        </Notice>
      )}
    </div>
  )
}

/** Reports that a mail could not be sent and gives the e-mail address of the network. */
export function SendErrorNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice variant="warning" title={title} announce="alert">
      <p>
        {children}{' '}
        <a href={`mailto:${organisation.email}`}>
          <Ltr>{organisation.email}</Ltr>
        </a>
        .
      </p>
    </Notice>
  )
}
