import { clsx } from 'clsx/lite'
import { CircleAlert } from 'lucide-react'
import { createContext, use, useId, type ReactNode } from 'react'

import styles from './Field.module.css'

/** Props that every form field takes in addition to its element's attributes. */
export interface FieldBaseProps {
  label: ReactNode
  /** A hint under the label. */
  hint?: ReactNode
  /** What is wrong and how to fix it; marks the field as invalid. */
  error?: ReactNode
}

/** Props of the field as a whole. */
export interface FieldLayout extends FieldBaseProps {
  className?: string | undefined
  /**
   * A message that appears while filling in the field, and is announced (WCAG 4.1.3). Submit errors are not: the error
   * summary takes focus and names them.
   */
  announce?: 'hint' | 'error' | undefined
}

/** A remark on what is typed, given by what is around a field: shown under it and part of its description. */
export const FieldRemark = createContext<ReactNode>(undefined)

interface FieldProps extends FieldLayout {
  /** The id of the control. */
  id: string
  /** The control, with `getControlProps` spread on it. */
  children: ReactNode
}

/** The layout of a form field: label and hint above the control, error below. */
export function Field({ id, label, hint, error, announce, className, children }: FieldProps) {
  const remark = use(FieldRemark)
  return (
    <div className={clsx(styles.field, className)} data-invalid={hasContent(error) || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <LiveRegion announced={announce === 'hint'}>
        {hasContent(hint) && (
          <p className={styles.hint} id={getHintId(id)}>
            {hint}
          </p>
        )}
      </LiveRegion>
      {/* Fields in the control, such as those of a prompt, are others. */}
      <FieldRemark value={undefined}>
        <div className={styles.control}>{children}</div>
      </FieldRemark>
      <LiveRegion announced={announce === 'error'}>
        {hasContent(error) && <FieldError id={id}>{error}</FieldError>}
      </LiveRegion>
      {hasContent(remark) && <div id={getRemarkId(id)}>{remark}</div>}
    </div>
  )
}

/** Several controls that answer one question: the question above them, the error below. */
export function FieldSet({
  id,
  label,
  hint,
  error,
  announce,
  children,
}: Omit<FieldLayout, 'className'> & { id: string; children: ReactNode }) {
  const { 'aria-describedby': describedBy } = getControlProps(id, { hint, error })
  return (
    <fieldset
      className={styles.field}
      aria-describedby={describedBy}
      data-invalid={hasContent(error) || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {hasContent(hint) && (
        <p className={styles.hint} id={getHintId(id)}>
          {hint}
        </p>
      )}
      <div className={styles.control}>{children}</div>
      <LiveRegion announced={announce === 'error'}>
        {hasContent(error) && <FieldError id={id}>{error}</FieldError>}
      </LiveRegion>
    </fieldset>
  )
}

/** Rendered before its text, since a live region that mounts with its text is not announced. */
function LiveRegion({ announced, children }: { announced: boolean; children: ReactNode }) {
  if (!announced) return children
  return (
    <div role="status" className={styles.liveRegion}>
      {children}
    </div>
  )
}

/** The error of a field that is not a `Field`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={getErrorId(id)}>
      <CircleAlert className={styles.icon} aria-hidden size={16} strokeWidth={2} />
      <span>{children}</span>
    </p>
  )
}

/** The attributes that link a control to its hint, its error and a remark on it (WCAG 1.3.1, 3.3.1). */
export function getControlProps(
  id: string,
  { hint, error, remark }: Omit<FieldBaseProps, 'label'> & { readonly remark?: ReactNode },
) {
  const descriptions = [
    hasContent(error) && getErrorId(id),
    hasContent(hint) && getHintId(id),
    hasContent(remark) && getRemarkId(id),
  ].filter(Boolean)
  return {
    id,
    'aria-invalid': hasContent(error) || undefined,
    'aria-describedby': descriptions.length === 0 ? undefined : descriptions.join(' '),
  }
}

/** The props of a `Field` and of its one control: input, textarea, select. */
export function useField({ id, ...layout }: FieldLayout & { id?: string | undefined }) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const remark = use(FieldRemark)
  return {
    field: { ...layout, id: fieldId },
    control: { ...getControlProps(fieldId, { ...layout, remark }), className: styles.input },
  }
}

const getHintId = (id: string) => `${id}-hint`
const getRemarkId = (id: string) => `${id}-remark`
const getErrorId = (id: string) => `${id}-error`
const hasContent = (text: ReactNode) => text !== undefined && text !== null && text !== ''
