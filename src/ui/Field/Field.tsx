import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './Field.module.css'

/** What every form field takes beside its own element's attributes. */
export interface FieldBaseProps {
  label: ReactNode
  /** A sentence under the label: what is asked for, what a choice changes. */
  hint?: ReactNode
  /** What is wrong and how to mend it; the field is marked invalid while there is one. */
  error?: ReactNode
}

/**
 * What comes while the field is filled in, and so is read out when it does (WCAG 4.1.3). What a submission finds
 * wrong is not: the summary, which takes the focus, names it.
 */
export type Announced = 'hint' | 'error'

interface FieldProps extends FieldBaseProps {
  /** The id of the control. */
  id: string
  className?: string | undefined
  announce?: Announced | undefined
  /** The control, with `fieldState` spread on it. */
  children: ReactNode
}

/** The frame of a form field: label over it, help between, what is wrong under it. */
export function Field({ id, label, hint, error, announce, className, children }: FieldProps) {
  return (
    <div className={clsx(styles.field, className)} data-invalid={hasContent(error) || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Place announced={announce === 'hint'}>
        {hasContent(hint) && (
          <p className={styles.hint} id={getHintId(id)}>
            {hint}
          </p>
        )}
      </Place>
      <div className={styles.control}>{children}</div>
      <Place announced={announce === 'error'}>
        {hasContent(error) && <FieldError id={id}>{error}</FieldError>}
      </Place>
    </div>
  )
}

/** A place that is there before its words, without which they are not read out. */
function Place({ announced, children }: { announced: boolean; children: ReactNode }) {
  if (!announced) return children
  return (
    <div role="status" className={styles.place}>
      {children}
    </div>
  )
}

/** What is wrong with the field of this id; for one that is no `Field`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={getErrorId(id)}>
      <CircleAlert className={styles.icon} aria-hidden size={16} strokeWidth={2} />
      {children}
    </p>
  )
}

/** The attributes by which a control points to its help and to its error (WCAG 1.3.1, 3.3.1). */
export function getControlProps(id: string, { hint, error }: Omit<FieldBaseProps, 'label'>) {
  const descriptions = [
    hasContent(error) && getErrorId(id),
    hasContent(hint) && getHintId(id),
  ].filter(Boolean)
  return {
    id,
    'aria-invalid': hasContent(error) || undefined,
    'aria-describedby': descriptions.length === 0 ? undefined : descriptions.join(' '),
  }
}

/** The look that text controls share: input, textarea, select. */
export function getControlClassName(...others: (string | undefined)[]): string {
  return clsx(styles.input, ...others)
}

const getHintId = (id: string) => `${id}-hint`
const getErrorId = (id: string) => `${id}-error`
const hasContent = (text: ReactNode) => text !== undefined && text !== null && text !== ''
