import { Link } from '@tanstack/react-router'
import { CalendarPlus, FolderPlus, Phone, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageUrl } from '#components/usePageUrl.ts'
import { formatFullDate } from '#domain/dates.ts'
import { getActDay, type Deadline } from '#domain/deadlines/deadlines.ts'
import type { Letter, LetterOutcome } from '#domain/deadlines/letter-answers.ts'
import { writeLetterAddress } from '#domain/deadlines/letter-identity.ts'
import { getOffice, organisation, toTelUrl } from '#domain/organisation.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { downloadText } from '#platform/download-text.ts'
import { loadOnce } from '#platform/load-module.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { useClock } from '#ui/hooks/clock-context.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { FindLetterLawyer } from './AppealHelp.tsx'
import styles from './Letter.module.css'

interface LetterEvent {
  readonly deadline: Deadline
  readonly letterId: string
}

/** What a calendar can hold: a day that is not over. */
function getEvent({ deadline }: LetterOutcome, letterId: string): LetterEvent | undefined {
  return deadline === undefined || deadline.daysLeft < 0 ? undefined : { deadline, letterId }
}

interface LetterActionsProps {
  letter: Letter
  outcome: LetterOutcome
  /** The slug of the visa that was applied for. */
  subject: string | undefined
  /** Which letter it is (`letter-identity.ts`). */
  letterId: string
}

/** A call and a lawyer first; then what keeps the result: the calendar for who has a date, paper, the file. */
export function LetterActions({ letter, outcome, subject, letterId }: LetterActionsProps) {
  const { t } = useTranslation('letter')
  const { values, search } = letter
  const { phone } = getOffice(values.country)
  const event = getEvent(outcome, letterId)
  const [hasFailed, setHasFailed] = useState(false)
  const download = useEventDownload(event !== undefined)
  return (
    <>
      <div className={styles.actions}>
        <a href={toTelUrl(phone)} className={styles.call}>
          <Phone size={18} strokeWidth={1.75} aria-hidden />
          <Ltr>{phone}</Ltr>
        </a>
        <FindLetterLawyer
          country={values.country}
          subject={subject}
          letter={writeLetterAddress({ ...search, subject })}
          isPending={outcome.reason === 'unknownSilence'}
        />
      </div>
      <div className={styles.keeping}>
        {event !== undefined && (
          <Button
            variant="tertiary"
            size="small"
            onClick={() => {
              setHasFailed(false)
              download(event).catch((error: unknown) => {
                console.error(error)
                setHasFailed(true)
              })
            }}
          >
            <CalendarPlus size={16} strokeWidth={1.75} aria-hidden />
            <span>{t('result.calendar')}</span>
          </Button>
        )}
        <Button variant="tertiary" size="small" onClick={() => window.print()}>
          <Printer size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('result.print')}</span>
        </Button>
        <Link
          to="/mon-dossier"
          search={{ ...search, subject, letterId }}
          // The connection may be gone by then.
          preload="render"
          className={getButtonClassName('tertiary', 'small')}
        >
          <FolderPlus size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('result.keep')}</span>
        </Link>
        <div role="status" className={styles.failed}>
          {hasFailed && <Notice variant="warning" title={t('result.calendarFailed')} />}
        </div>
      </div>
    </>
  )
}

const loadEvent = loadOnce(() => import('./deadline-event.ts'))

/** Returns a function that downloads the calendar entry. Its code loads with the result: the connection may be gone by then. */
function useEventDownload(isOffered: boolean) {
  const { t, i18n } = useTranslation('letter')
  const clock = useClock()
  const url = usePageUrl()
  useEffect(() => {
    // The button tries again, and says if it fails.
    if (isOffered) loadEvent().catch(() => undefined)
  }, [isOffered])
  return async ({ deadline, letterId }: LetterEvent): Promise<void> => {
    const { createDeadlineEvent } = await loadEvent()
    const now = clock()
    const language = getLanguage(i18n)
    downloadText({
      name: t('event.file'),
      extension: 'ics',
      type: 'text/calendar;charset=utf-8',
      text: createDeadlineEvent({
        day: getActDay(deadline),
        letterId,
        now,
        title: t('event.title'),
        text: t('event.text', {
          site: organisation.name,
          day: formatFullDate(now.toISOString(), language) ?? '',
          url,
        }),
      }),
    })
  }
}
