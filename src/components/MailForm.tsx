import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'

import { organisation } from '#domain/organisation.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { useRunOnce } from '#ui/hooks/useRunOnce.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './MailForm.module.css'

interface MailFormProps {
  sending: ReturnType<typeof useSendOnce>['sending']
  submitCount: number
  /** In the order of the form. */
  errors: readonly { readonly fieldId: string; readonly message: string }[]
  texts: Readonly<
    Record<'errors' | 'sent' | 'sentAdvice' | 'failed' | 'send' | 'sending', string>
  > & { readonly failedAdvice: ReactNode }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The fields. */
  children: ReactNode
}

/** A form that sends a mail to the network: confirmation, summary of errors, fields, button. */
export function MailForm({
  sending: { isSuccess, isError, isPending, hasNewerInput },
  submitCount,
  errors,
  texts,
  onSubmit,
  children,
}: MailFormProps) {
  const buttonText = isPending ? texts.sending : texts.send
  return (
    <div className={styles.frame}>
      <SentConfirmation
        isSent={isSuccess}
        takesFocus={!hasNewerInput}
        title={texts.sent}
        advice={texts.sentAdvice}
      />
      {/* Our own error messages replace the browser's: they are in the page's language and next to the
          fields. */}
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <ErrorSummary title={texts.errors} submitCount={submitCount} errors={errors} />
        {children}
        {isError && (
          <Notice variant="warning" title={texts.failed} announce="alert">
            <p>
              {texts.failedAdvice}{' '}
              <a href={`mailto:${organisation.email}`}>
                <Ltr>{organisation.email}</Ltr>
              </a>
              .
            </p>
          </Notice>
        )}
        <Button type="submit" className={styles.submit} aria-disabled={isPending}>
          {buttonText}
        </Button>
        <VisuallyHidden role="status">{isPending && texts.sending}</VisuallyHidden>
      </form>
    </div>
  )
}

interface SentConfirmationProps {
  isSent: boolean
  takesFocus: boolean
  title: string
  advice: string
}

/** Confirms that a mail was sent. Takes focus, so that screen readers read it (docs/decisions.md). */
function SentConfirmation({ isSent, takesFocus, title, advice }: SentConfirmationProps) {
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent && takesFocus) containerRef.current?.focus()
  }, [isSent, takesFocus])
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

/**
 * The mutation of a form, and a function that starts it unless it is under way. Failures are logged (spec 8).
 * `hasNewerInput` says whether the user typed while the message was on its way: this must be kept.
 */
export function useSendOnce<Values extends FieldValues>(
  { getValues }: Pick<UseFormReturn<Values>, 'getValues'>,
  send: (values: Values) => Promise<unknown>,
) {
  const runOnce = useRunOnce()
  const [hasNewerInput, setHasNewerInput] = useState(false)
  const sending = useMutation({
    mutationFn: send,
    onError(error) {
      console.error(error.message)
    },
  })
  // Passed with the call, so that it does not run after the form is unmounted.
  function sendOnce(values: Values, onSent: (hasNewerInput: boolean) => void): void {
    const typed = { ...getValues() }
    const onSuccess = () => {
      const isNewer = Object.entries(getValues()).some(([name, value]) => value !== typed[name])
      setHasNewerInput(isNewer)
      onSent(isNewer)
    }
    // The mutation's state has the error.
    void runOnce(() => sending.mutateAsync(values, { onSuccess }).catch(() => undefined))
  }
  const { isSuccess, isError, isPending } = sending
  return { sending: { isSuccess, isError, isPending, hasNewerInput }, sendOnce }
}

type FieldErrors<Field extends string> = Readonly<
  Partial<Record<Field, { readonly message?: string | undefined }>>
>

/**
 * The error of each field, and all errors in the order of the form. The schema's message is the field's name or
 * 'emailFormat'; `translate` gives its text in the current language.
 */
export function describeErrors<Field extends string>(
  fields: readonly Field[],
  errors: FieldErrors<Field>,
  translate: (key: Field | 'emailFormat') => string,
) {
  function getFieldError(field: Field): string | undefined {
    const error = errors[field]
    return error && translate(error.message === 'emailFormat' ? 'emailFormat' : field)
  }
  const summary = fields.flatMap((field) => {
    const message = getFieldError(field)
    return message === undefined ? [] : [{ field, message }]
  })
  return { getFieldError, summary }
}

/** A required text of a form. */
export const requiredText = (error: string) =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }))

/** A required e-mail address, by the rule that browsers apply to `type="email"`. */
export const requiredEmail = () =>
  requiredText('email').check(z.regex(z.regexes.html5Email, { error: 'emailFormat' }))
