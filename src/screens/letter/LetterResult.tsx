import { Link } from '@tanstack/react-router'
import { CalendarPlus, Pencil, Phone, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CheckedNote } from '#components/CheckedNote.tsx'
import { PrintedOn } from '#components/PrintedOn.tsx'
import { usePageUrl } from '#components/usePageUrl.ts'
import type { DeadlineRule } from '#contract/deadlines.ts'
import { formatFullDate, formatLongDate } from '#domain/dates.ts'
import { getActDay, type Deadline } from '#domain/deadlines/deadlines.ts'
import type { Letter, LetterOutcome } from '#domain/deadlines/letter-answers.ts'
import { writeLetterAddress } from '#domain/deadlines/letter-identity.ts'
import { getOffice, organisation, toTelUrl } from '#domain/organisation.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { downloadText } from '#platform/download-text.ts'
import { loadOnce } from '#platform/load-module.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useClock } from '#ui/hooks/clock-context.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { Sheet, SheetBody } from '#ui/Sheet/Sheet.tsx'

import { AppealHelp } from './AppealHelp.tsx'
import styles from './Letter.module.css'
import { LetterAnswerList } from './LetterAnswerList.tsx'
import { RuleDetails } from './RuleDetails.tsx'

interface LetterResultProps {
  letter: Letter
  outcome: LetterOutcome
  /** The slug of the visa that was applied for. */
  subject: string | undefined
  /** Which letter it is (`letter-identity.ts`). */
  letterId: string
  /** Of the heading, which takes the focus. */
  headingId: string
  onEdit: () => void
}

/** What follows from the answers: a date or none, the rule with its source, what to do, and with whom. */
export function LetterResult({
  letter,
  outcome,
  subject,
  letterId,
  headingId,
  onEdit,
}: LetterResultProps) {
  const { t, i18n } = useTranslation('letter')
  const { values, search, isFromDate } = letter
  const { rule, deadline, reason } = outcome
  const bound = reason === 'ended' ? rule?.validTo : rule?.validFrom
  const day = formatLongDate(bound ?? undefined, getLanguage(i18n)) ?? ''
  return (
    <>
      <Sheet seed={organisation.name} countryCode={values.country}>
        <SheetBody>
          {deadline === undefined || rule === undefined ? (
            <>
              <h2 id={headingId} tabIndex={-1} className={styles.noDate}>
                {t(reason === 'unknownSilence' ? 'result.keepProof' : 'result.noDate')}
              </h2>
              {reason !== undefined && <p>{t(`result.reasons.${reason}`, { day })}</p>}
              {reason !== 'unknownSilence' && (
                <p>
                  {t(values.letter === 'silence' ? 'result.noAnswerAdvice' : 'result.noDateAdvice')}
                </p>
              )}
            </>
          ) : (
            <Days deadline={deadline} rule={rule} headingId={headingId} isFromDate={isFromDate} />
          )}
          <Actions country={values.country} event={getEvent(outcome, letterId)} />
          <p className={styles.keep}>
            <Link
              to="/mon-dossier"
              search={{ ...search, subject, letterId }}
              // The connection may be gone by then.
              preload="render"
            >
              {t('result.keep')}
            </Link>
          </p>
        </SheetBody>
        {rule !== undefined && (
          <SheetBody>
            <RuleDetails rule={rule} deadline={deadline} areSourcesFolded />
          </SheetBody>
        )}
      </Sheet>
      <AppealHelp
        country={values.country}
        subject={subject}
        letter={writeLetterAddress({ ...search, subject })}
      />
      <section className={styles.answers} aria-labelledby="reponses">
        <h2 id="reponses">{t('result.answers')}</h2>
        <LetterAnswerList letter={letter} />
        <Button variant="secondary" size="small" onClick={onEdit}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('result.edit')}</span>
        </Button>
      </section>
      <PrintedOn />
    </>
  )
}

interface DaysProps {
  deadline: Deadline
  rule: DeadlineRule
  headingId: string
  /** The day on the letter stands for that of its posting. */
  isFromDate: boolean
}

/** The day by which to act, large, and what is certain of it. */
function Days({ deadline, rule, headingId, isFromDate }: DaysProps) {
  const { t, i18n } = useTranslation('letter')
  const format = (day: string) => formatFullDate(day, getLanguage(i18n)) ?? day
  const { certainty, day, aim, daysToAim, daysLeft } = deadline
  if (daysLeft < 0) {
    return (
      <>
        <h2 id={headingId} tabIndex={-1} className={styles.days}>
          {t('result.passed')}
        </h2>
        <p>{t('result.passedAdvice')}</p>
        <p>
          <EndDay deadline={deadline} /> <span>{t('result.prevails')}</span>
        </p>
        <CheckedNote rule={rule} />
      </>
    )
  }
  // Once the day to act on is over, what is left is the end itself.
  const isAimOver = daysToAim < 0
  const shown = certainty === 'last' && aim !== undefined && !isAimOver ? aim : day
  const hasAimLine = certainty === 'earliest' && aim !== undefined && !isAimOver
  const left = hasAimLine || shown !== day ? daysToAim : daysLeft
  const daysText = (
    <p className={styles.left}>
      {left === 0 ? t('result.today') : t('result.daysLeft', { count: left })}
    </p>
  )
  return (
    <>
      <h2 id={headingId} tabIndex={-1} className={styles.days}>
        <span>{t(getHeadingKey(certainty, shown === day))}</span>{' '}
        <time dateTime={shown}>{format(shown)}</time>
      </h2>
      {!hasAimLine && daysText}
      {isAimOver && (
        <p>
          <strong>{t('result.aimOver')}</strong>
        </p>
      )}
      {hasAimLine && (
        <>
          <p>
            <strong>{t('result.aimLine', { day: format(aim) })}</strong>
          </p>
          {/* To the day to act on, as in the file. */}
          {daysText}
        </>
      )}
      <p>
        {shown !== day && <EndDay deadline={deadline} />} <span>{t('result.prevails')}</span>
      </p>
      {isFromDate && <p>{t('result.dated')}</p>}
      <CheckedNote rule={rule} />
    </>
  )
}

function getHeadingKey(certainty: Deadline['certainty'], isEnd: boolean) {
  if (certainty === 'earliest') return 'result.earliest'
  return isEnd ? 'result.lastDay' : 'result.aim'
}

function EndDay({ deadline: { certainty, day } }: { deadline: Deadline }) {
  const { t, i18n } = useTranslation('letter')
  const text = formatFullDate(day, getLanguage(i18n)) ?? day
  return (
    <span>{t(certainty === 'last' ? 'result.last' : 'result.earliestDay', { day: text })}</span>
  )
}

interface LetterEvent {
  readonly deadline: Deadline
  readonly letterId: string
}

/** What a calendar can hold: a day that is not over. */
function getEvent({ deadline }: LetterOutcome, letterId: string): LetterEvent | undefined {
  return deadline === undefined || deadline.daysLeft < 0 ? undefined : { deadline, letterId }
}

interface ActionsProps {
  country: string
  /** Undefined without a date. */
  event: LetterEvent | undefined
}

/** A call first; the calendar and paper for who has a date. */
function Actions({ country, event }: ActionsProps) {
  const { t } = useTranslation('letter')
  const { phone } = getOffice(country)
  const [hasFailed, setHasFailed] = useState(false)
  const download = useEventDownload(event !== undefined)
  return (
    <div className={styles.actions}>
      <a href={toTelUrl(phone)} className={styles.call}>
        <Phone size={18} strokeWidth={1.75} aria-hidden />
        <Ltr>{phone}</Ltr>
      </a>
      {event !== undefined && (
        <Button
          variant="secondary"
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
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        <Printer size={16} strokeWidth={1.75} aria-hidden />
        <span>{t('result.print')}</span>
      </Button>
      <div role="status" className={styles.failed}>
        {hasFailed && <Notice variant="warning" title={t('result.calendarFailed')} />}
      </div>
    </div>
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
