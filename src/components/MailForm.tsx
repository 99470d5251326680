import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'

import { organisation } from '#domain/organisation.ts'
import type { Elements } from '#ui/elements.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { useRunOnce } from '#ui/hooks/useRunOnce.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './MailForm.module.css'

interface MailFormProps {
  /** The result is whether the user typed while the message was on its way. */
  sending: Pick<UseMutationResult<boolean>, 'isSuccess' | 'isError' | 'isPending' | 'data'>
  submitCount: number
  /** In the order of the form. */
  errors: readonly FieldErrorText[]
  texts: Readonly<
    Record<'errors' | 'sent' | 'sentAdvice' | 'failed' | 'send' | 'sending', string>
  > & { readonly failedAdvice: ReactNode }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The fields. */
  children: Elements
}

/** A form that sends a mail to the network: confirmation, summary of errors, fields, button. */
export function MailForm({
  sending: { isSuccess, isError, isPending, data: hasNewerInput },
  submitCount,
  errors,
  texts,
  onSubmit,
  children,
}: MailFormProps) {
  return (
    <div className={styles.frame}>
      <SentConfirmation isSent={isSuccess && !hasNewerInput} takesFocus texts={texts} />
      {/* Our own error messages replace the browser's: they are in the page's language and next to the
          fields. */}
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <ErrorSummary title={texts.errors} submitCount={submitCount} errors={errors} />
        {children}
        {isError && (
          <Notice variant="warning" title={texts.failed} announce="alert">
            <p>
              <span>{texts.failedAdvice}</span>{' '}
              <a href={`mailto:${organisation.email}`}>
                <Ltr>{organisation.email}</Ltr>
              </a>
              .
            </p>
          </Notice>
        )}
        {/* By the button: who goes on typing keeps the focus and would not see the start of the form. */}
        <SentConfirmation isSent={hasNewerInput === true} takesFocus={false} texts={texts} />
        <Button type="submit" className={styles.submit} aria-disabled={isPending}>
          {isPending ? texts.sending : texts.send}
        </Button>
        <VisuallyHidden role="status">{isPending && texts.sending}</VisuallyHidden>
      </form>
    </div>
  )
}

interface SentConfirmationProps {
  isSent: boolean
  /** Takes focus, so that screen readers read it (docs/decisions.md). Otherwise it scrolls into view. */
  takesFocus: boolean
  texts: Pick<MailFormProps['texts'], 'sent' | 'sentAdvice'>
}

/** Confirms that a mail was sent. */
function SentConfirmation({ isSent, takesFocus, texts }: SentConfirmationProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isSent) return
    if (takesFocus) containerRef.current?.focus()
    else containerRef.current?.scrollIntoView({ block: 'nearest' })
  }, [isSent, takesFocus])
  return (
    <div ref={containerRef} role="status" tabIndex={-1} className={styles.confirmation}>
      {isSent && (
        <Notice variant="success" title={texts.sent}>
          <p>{texts.sentAdvice}</p>
        </Notice>
      )}
    </div>
  )
}

/**
 * The mutation of a form, and a function that starts it unless it is under way. Failures are logged (spec 8). Its result
 * is whether the user typed while the message was on its way: this must be kept.
 */
export function useSendOnce<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values>, 'getValues'>,
  send: (values: Values) => Promise<unknown>,
) {
  const runOnce = useRunOnce()
  const sending = useMutation({
    async mutationFn(values: Values) {
      const typed = { ...getValues() }
      await send(values)
      return Object.entries(getValues()).some(([name, value]) => value !== typed[name])
    },
    onError(error) {
      console.error(error.message)
    },
  })
  function sendOnce(values: Values, onSent: (hasNewerInput: boolean) => void): void {
    // Passed with the call, so that it does not run after the form is unmounted.
    const options = { onSuccess: onSent }
    // The mutation's state has the error.
    void runOnce(() => sending.mutateAsync(values, options).catch(() => undefined))
  }
  return { sending, sendOnce }
}

interface FieldErrorText {
  readonly fieldId: string
  readonly message: string
}

/**
 * The props of each field, and all errors in the order of `fields`. A schema's message is the field's name or
 * 'emailFormat'; `getErrorText` gives its text in the current language.
 */
export function useFieldProps<Values extends FieldValues>(
  { formState }: Pick<UseFormReturn<Values>, 'formState'>,
  fields: readonly Path<Values>[],
  getLabel: (field: Path<Values>) => string,
  getErrorText: (key: Path<Values> | 'emailFormat') => string,
) {
  const formId = useId()
  const getFieldProps = (field: Path<Values>) => {
    const error = formState.errors[field]
    return {
      id: `${formId}${field}`,
      label: getLabel(field),
      error: error && getErrorText(error.message === 'emailFormat' ? 'emailFormat' : field),
      required: true,
    }
  }
  const errors = fields
    .map(getFieldProps)
    .flatMap(({ id, error }): FieldErrorText[] => (error ? [{ fieldId: id, message: error }] : []))
  return { getFieldProps, errors }
}

/** A required text of a form. */
export const requiredText = (error: string) =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }))

/** A required e-mail address, by the rule that browsers apply to `type="email"`. */
export const requiredEmail = () =>
  requiredText('email').check(z.regex(z.regexes.html5Email, { error: 'emailFormat' }))
