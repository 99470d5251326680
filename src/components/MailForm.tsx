import { useRouter } from '@tanstack/react-router'
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'

import { readEmail } from '#domain/mail.ts'
import { organisation } from '#domain/organisation.ts'
import type { Elements } from '#ui/elements.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './MailForm.module.css'
import { MailNotices } from './MailNotices.tsx'
import { type OutgoingMail, useOutgoingMails } from './outgoing-mails.ts'
import { usePageNotices } from './usePageNotices.ts'

interface MailFormProps {
  sending: Sending
  submitCount: number
  /** In the order of the form. */
  errors: readonly FieldErrorText[]
  texts: Readonly<
    Record<'errors' | 'sent' | 'sentAdvice' | 'failed' | 'send' | 'sending', string>
  > & { readonly failedAdvice: ReactNode }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** What follows the confirmation, in place of the form; below it if the person typed on. */
  afterSent?: ReactElement | false
  /** The fields. */
  children: Elements
}

/** For the link that leads back to the form. */
const mailFormId = 'message-a-envoyer'

/** A form that sends a mail to the network: confirmation, summary of errors, fields, button. */
export function MailForm({
  sending: { frame, status, hasNewerInput },
  submitCount,
  errors,
  texts,
  onSubmit,
  afterSent,
  children,
}: MailFormProps) {
  const isPending = status === 'sending'
  const isDone = status === 'sent' && !hasNewerInput
  return (
    <div ref={frame} id={mailFormId} tabIndex={-1} className={styles.frame}>
      <SentConfirmation isSent={isDone} takesFocus texts={texts} />
      {/* Our own error messages replace the browser's: they are in the page's language and next to the
          fields. */}
      <form
        noValidate
        className={styles.form}
        onSubmit={onSubmit}
        hidden={isDone && Boolean(afterSent)}
      >
        <ErrorSummary title={texts.errors} submitCount={submitCount} errors={errors} />
        {children}
        {status === 'failed' && (
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
        <SentConfirmation
          isSent={status === 'sent' && hasNewerInput}
          takesFocus={false}
          texts={texts}
        />
        <Button type="submit" className={styles.submit} aria-disabled={isPending}>
          {isPending ? texts.sending : texts.send}
        </Button>
        <VisuallyHidden role="status">{isPending && texts.sending}</VisuallyHidden>
      </form>
      {status === 'sent' && afterSent}
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

/** The state of a form's message. */
interface Sending {
  /** What must be on the screen for the outcome to be seen. */
  readonly frame: RefObject<HTMLDivElement | null>
  readonly status: 'idle' | 'sending' | 'sent' | 'failed'
  /** Whether the user typed while the message was on its way: this must be kept. */
  readonly hasNewerInput: boolean
  /** Those to whom the message has been delivered, in the order in which the servers answered. */
  readonly delivered: readonly string[]
  /** What has been sent. Undefined before, and once it is said elsewhere. */
  readonly copy: SentMail | undefined
}

/** What a sent message was, for its copy. In memory only, until the form is left or another message is begun. */
export type SentMail = Required<Pick<OutgoingMail, 'values' | 'details' | 'sentAt'>>

const noneDelivered: readonly string[] = []

/**
 * Sends the message of a form, once at a time. It outlives the form: one who comes back finds the message under way, what
 * could not be sent, or what was typed. `onSent` runs if the form is still mounted.
 */
export function useSendOnce<Values extends Readonly<Record<string, string>>>(
  { getValues, reset, formState }: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'formState'>,
  onSent: (hasNewerInput: boolean) => void,
) {
  const router = useRouter()
  const mails = useOutgoingMails()
  const frame = useRef<HTMLDivElement>(null)
  // The page that is shown next has another.
  const [path] = useState(() => router.latestLocation.pathname)
  const getMail = () => mails.get(path)
  const mail = useSyncExternalStore(mails.subscribe, getMail, getMail)

  const { defaultValues } = formState
  const getTyped = useEffectEvent(() =>
    Object.fromEntries(
      Object.entries(getValues()).filter(
        ([name, value]) => value !== '' && value !== Object(defaultValues)[name],
      ),
    ),
  )
  const onSentNow = useEffectEvent(onSent)
  const mount = useEffectEvent(() => {
    const kept = mails.get(path)
    if (kept !== undefined && kept.status !== 'sent') {
      // The defaults stay, so that what is prefilled later does not replace what was typed.
      reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true, keepDirtyValues: false })
      mails.dismiss(path)
    }
    return mails.mount(path, {
      getValues,
      getTyped: () => getTyped(),
      isOnScreen: () => (frame.current?.getClientRects().length ?? 0) > 0,
      onSent: (hasNewerInput) => onSentNow(hasNewerInput),
    })
  })
  useEffect(() => mount(), [])

  // What is said elsewhere is not said again.
  const shown = mail?.status === 'sent' && mail.isUnseen ? undefined : mail
  const sending: Sending = {
    frame,
    // A draft is back in the form at once.
    status: shown === undefined || shown.status === 'draft' ? 'idle' : shown.status,
    copy: shown?.sentAt === undefined ? undefined : { ...shown, sentAt: shown.sentAt },
    hasNewerInput: mail?.hasNewerInput ?? false,
    delivered: mail?.delivered ?? noneDelivered,
  }
  function sendOnce(send: () => Promise<unknown>, details?: SentMail['details']): void {
    const [page = ''] = router.history.location.href.split('#')
    usePageNotices.setState({ MailNotices })
    void mails.send({ path, href: `${page}#${mailFormId}` }, send, details)
  }
  return {
    sending,
    sendOnce,
    addDelivered: (name: string) => mails.addDelivered(path, name),
    /** Forgets the message that was sent: the form is for another one. */
    startAnew: () => mails.dismiss(path),
  }
}

interface FieldErrorText {
  readonly fieldId: string
  readonly message: string
}

/**
 * The props of each field, and all errors in the order of `fields`. A schema's message is the field's name or
 * 'emailFormat'; `getErrorText` gives its text in the current language.
 */
export function useFieldProps<Values extends Readonly<Record<string, string>>>(
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

/** A required e-mail address, by the rule that browsers apply to `type="email"`, with a dot after the @ (docs/decisions.md). */
export const requiredEmail = () =>
  requiredText('email').check(
    z.overwrite(readEmail),
    z.regex(z.regexes.html5Email, { error: 'emailFormat' }),
    z.regex(/@.+\../, { error: 'emailFormat' }),
  )
