import { useEffectEvent, useId, useLayoutEffect, useRef, type MouseEvent } from 'react'

import styles from './ErrorSummary.module.css'

export interface FieldError {
  /** The id of the field with the error. */
  fieldId: string
  message: string
}

interface ErrorSummaryProps {
  /** What is wrong, in one sentence: 'Trois champs sont à compléter'. */
  title: string
  /** In the order of the fields. Without errors nothing is rendered. */
  errors: readonly FieldError[]
  /** The number of submits. Each failed one moves focus here; typing does not. */
  submitCount: number
}

/** Lists a form's errors, each with a link to its field (WCAG 3.3.1, 2.4.3). */
export function ErrorSummary({ title, errors, submitCount }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  const titleId = useId()

  const focusIfInvalid = useEffectEvent(() => {
    if (errors.length > 0) summary.current?.focus()
  })
  // With the errors: a key that is pressed as soon as they are shown must not reach the submit button.
  useLayoutEffect(() => {
    if (submitCount > 0) focusIfInvalid()
    if (summary.current) keepHeight(summary.current)
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
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The form below must not jump when an error is mended: the next field would move away from under a finger. */
function keepHeight(element: HTMLElement): void {
  element.style.minBlockSize = ''
  element.style.minBlockSize = `${element.offsetHeight}px`
}

/** Focuses the field without changing the URL, so that the router does not navigate. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`)
  if (field === null) return
  event.preventDefault()
  field.focus()
}
