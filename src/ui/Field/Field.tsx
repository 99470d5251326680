import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import styles from './Field.module.css'

/** What every form field takes beside its own element's attributes. */
export interface FieldTexts {
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

interface FieldProps extends FieldTexts {
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
    <div
      className={[styles.field, className].filter(Boolean).join(' ')}
      data-invalid={isSaid(error) || undefined}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Place announced={announce === 'hint'}>
        {isSaid(hint) && (
          <p className={styles.hint} id={hintId(id)}>
            {hint}
          </p>
        )}
      </Place>
      <div className={styles.control}>{children}</div>
      <Place announced={announce === 'error'}>
        {isSaid(error) && <FieldError id={id}>{error}</FieldError>}
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
    <p className={styles.error} id={errorId(id)}>
      <CircleAlert className={styles.sign} aria-hidden size={16} strokeWidth={2} />
      {children}
    </p>
  )
}

/** The attributes by which a control points to its help and to its error (WCAG 1.3.1, 3.3.1). */
export function fieldState(id: string, { hint, error }: Omit<FieldTexts, 'label'>) {
  const descriptions = [isSaid(error) && errorId(id), isSaid(hint) && hintId(id)].filter(Boolean)
  return {
    id,
    'aria-invalid': isSaid(error) || undefined,
    'aria-describedby': descriptions.length === 0 ? undefined : descriptions.join(' '),
  }
}

/** The look that text controls share: input, textarea, select. */
export function controlLook(...others: (string | undefined)[]): string {
  return [styles.box, ...others].filter(Boolean).join(' ')
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`
const isSaid = (text: ReactNode) => text !== undefined && text !== null && text !== ''
