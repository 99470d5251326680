import { useEffect, useEffectEvent, useId, useRef, type MouseEvent } from 'react'

import styles from './ErrorSummary.module.css'

export interface FieldError {
  /** The id of the field to mend. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  /** What is wrong as a whole: 'Trois champs sont à compléter'. */
  title: string
  /** In the order of the fields; nothing is shown while there are none. */
  errors: readonly FieldError[]
  /** Counts the attempts to send. Each new one that leaves errors moves focus here, typing never does. */
  submitCount: number
}

/** What keeps a form from being sent, each with a way to its field (WCAG 3.3.1, 2.4.3). */
export function ErrorSummary({ title, errors, submitCount }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()

  const focusIfInvalid = useEffectEvent(() => {
    if (errors.length > 0) summary.current?.focus()
  })
  useEffect(() => {
    if (submitCount > 0) focusIfInvalid()
  }, [submitCount])

  if (errors.length === 0) return null
  return (
    <div
      ref={summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.summary}
    >
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                focusField(event, fieldId)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the field and leaves the address as it is, so that a router hears nothing of it. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)
  if (field === null) return
  event.preventDefault()
  field.focus()
}
