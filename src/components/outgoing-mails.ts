import { type QueryClient, useQueryClient } from '@tanstack/react-query'

import type { Clock } from '#platform/clock.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

/** What a person typed into a form, by field. */
type TypedValues = Readonly<Record<string, string>>

/** The last message of a form, or its draft. It outlives the form, so that it is neither lost nor sent twice when the page is left. */
export interface OutgoingMail {
  /** The page of the form, which has one form only. */
  readonly path: string
  /** Leads to the form. */
  readonly href: string
  /** As typed last. */
  readonly values: TypedValues
  readonly status: 'draft' | 'sending' | 'sent' | 'failed'
  /** Whether the person typed while the message was on its way. */
  readonly hasNewerInput: boolean
  /** Those to whom it has been delivered, if it goes to several. */
  readonly delivered: readonly string[]
  /** Whether its form was not on the screen when it was sent or failed: the outcome is said elsewhere. */
  readonly isUnseen: boolean
  /** What the message says beside its fields: the names behind their ids, for a copy. */
  readonly details: TypedValues
  /** When the last server accepted it. Its values are then those that were sent. */
  readonly sentAt?: Date
}

/** A form that is mounted. */
interface MountedForm {
  readonly getValues: () => TypedValues
  /** Without what the form was filled in with. */
  readonly getTyped: () => TypedValues
  readonly isOnScreen: () => boolean
  readonly onSent: (hasNewerInput: boolean) => void
}

export type OutgoingMails = ReturnType<typeof createOutgoingMails>

/** The last message of each form, and who listens to it. */
function createMailStore() {
  const mails = new Map<string, OutgoingMail>()
  const listeners = new Set<() => void>()
  let list: readonly OutgoingMail[] = []

  function set(path: string, mail: OutgoingMail | undefined): void {
    if (mail === undefined) mails.delete(path)
    else mails.set(path, mail)
    list = [...mails.values()]
    for (const onChanged of listeners) onChanged()
    const isSending = list.some(({ status }) => status === 'sending')
    // oxlint-disable-next-line baseline/use-baseline -- where it is missing, nothing asks
    if (isSending) addEventListener('beforeunload', askBeforeUnload)
    else removeEventListener('beforeunload', askBeforeUnload)
  }
  return {
    set,
    change: (path: string, changes: Partial<OutgoingMail>): void => {
      const mail = mails.get(path)
      if (mail !== undefined) set(path, { ...mail, ...changes })
    },
    get: (path: string): OutgoingMail | undefined => mails.get(path),
    /** The same array until something changes. */
    getAll: () => list,
    subscribe: (onChanged: () => void) => {
      listeners.add(onChanged)
      return () => void listeners.delete(onChanged)
    },
  }
}

function createOutgoingMails(clock: Clock) {
  const forms = new Map<string, MountedForm>()
  const { set, change, get, getAll, subscribe } = createMailStore()

  /** Who looks something up on another page finds the text again. */
  function keepDraft(path: string, values: TypedValues): void {
    if (Object.keys(values).length === 0) return
    set(path, {
      path,
      href: path,
      values,
      status: 'draft',
      hasNewerInput: false,
      delivered: [],
      isUnseen: false,
      details: {},
    })
  }

  return {
    subscribe,
    get,
    getAll,
    /** Registers a form. Returns the function to call when it unmounts. */
    mount(path: string, form: MountedForm): () => void {
      forms.set(path, form)
      return () => {
        forms.delete(path)
        const mail = get(path)
        if (mail?.status === 'sent') set(path, undefined)
        else if (mail !== undefined) change(path, { values: { ...form.getValues() } })
        else keepDraft(path, form.getTyped())
      }
    },
    addDelivered(path: string, name: string): void {
      change(path, { delivered: [...(get(path)?.delivered ?? []), name] })
    },
    /** Sends a message, unless the form's last one is still on its way. Failures are logged (spec 8). */
    async send(
      page: Pick<OutgoingMail, 'path' | 'href'>,
      submit: () => Promise<unknown>,
      details: TypedValues = {},
    ): Promise<void> {
      const { path } = page
      const previous = get(path)
      if (previous?.status === 'sending') return
      const sent = { ...forms.get(path)?.getValues() }
      set(path, {
        ...page,
        values: sent,
        status: 'sending',
        hasNewerInput: false,
        delivered: previous?.status === 'failed' ? previous.delivered : [],
        isUnseen: false,
        details,
      })
      const isUnseen = () => forms.get(path)?.isOnScreen() !== true
      try {
        await submit()
      } catch (error) {
        console.error(error instanceof Error ? error.message : String(error))
        change(path, { status: 'failed', isUnseen: isUnseen() })
        return
      }
      const values = forms.get(path)?.getValues() ?? get(path)?.values ?? sent
      const hasNewerInput = Object.entries(values).some(([name, value]) => value !== sent[name])
      change(path, {
        status: 'sent',
        hasNewerInput,
        isUnseen: isUnseen(),
        values: sent,
        sentAt: clock(),
      })
      forms.get(path)?.onSent(hasNewerInput)
    },
    /** The outcome has been read. What could not be sent stays for the form; a draft is in it now. */
    dismiss(path: string): void {
      const status = get(path)?.status
      if (status === 'sent' || status === 'draft') set(path, undefined)
      else change(path, { isUnseen: false })
    },
  }
}

/** A browser asks in its own words. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** One for each client, so that stories and tests share none. */
const mailsOfClients = new WeakMap<QueryClient, OutgoingMails>()

/** The messages of this visit that are on their way, or could not be sent. */
export function useOutgoingMails(): OutgoingMails {
  const client = useQueryClient()
  const clock = useClock()
  const mails = mailsOfClients.get(client) ?? createOutgoingMails(clock)
  mailsOfClients.set(client, mails)
  return mails
}
