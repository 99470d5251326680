import { CalendarPlus, Pencil, Phone, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageUrl } from '#components/usePageUrl.ts'
import type { DeadlineRule } from '#contract/deadlines.ts'
import { formatFullDate } from '#domain/dates.ts'
import type { Deadline } from '#domain/deadlines/deadlines.ts'
import type { LetterOutcome, LetterValues } from '#domain/deadlines/letter-answers.ts'
import { getOffice, organisation, toTelUrl } from '#domain/organisation.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { downloadText } from '#platform/download-text.ts'
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
  values: LetterValues
  rules: readonly DeadlineRule[]
  outcome: LetterOutcome
  /** The slug of the visa that was applied for. */
  subject: string | undefined
  onEdit: () => void
}

/** What follows from the answers: a date or none, the rule with its source, what to do, and with whom. */
export function LetterResult({ values, rules, outcome, subject, onEdit }: LetterResultProps) {
  const { t } = useTranslation('letter')
  const { rule, deadline, reason } = outcome
  return (
    <>
      <Sheet seed={organisation.name} countryCode={values.country}>
        <SheetBody>
          {deadline === undefined ? (
            <>
              <h2 className={styles.noDate}>{t('result.noDate')}</h2>
              {reason !== undefined && <p>{t(`result.reasons.${reason}`)}</p>}
              <p>{t('result.noDateAdvice')}</p>
            </>
          ) : (
            <Days deadline={deadline} rule={rule} />
          )}
          <Actions
            country={values.country}
            event={deadline && rule && { deadline, rule, start: values.received }}
          />
        </SheetBody>
        {rule !== undefined && (
          <SheetBody>
            <RuleDetails rule={rule} deadline={deadline} />
          </SheetBody>
        )}
      </Sheet>
      <AppealHelp country={values.country} subject={subject} />
      <section className={styles.answers} aria-labelledby="reponses">
        <h2 id="reponses">{t('result.answers')}</h2>
        <LetterAnswerList values={values} rules={rules} />
        <Button variant="secondary" size="small" onClick={onEdit}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('result.edit')}</span>
        </Button>
      </section>
    </>
  )
}

/** The day by which to act, large, and what is certain of it. */
function Days({ deadline, rule }: { deadline: Deadline; rule: DeadlineRule | undefined }) {
  const { t, i18n } = useTranslation('letter')
  const format = (day: string | undefined) => formatFullDate(day, getLanguage(i18n)) ?? ''
  const { certainty, day, aim, daysLeft } = deadline
  const isPast = daysLeft < 0
  const isLast = certainty === 'last' && aim !== undefined
  return (
    <>
      <h2 className={styles.days}>
        {isPast ? (
          t('result.passed')
        ) : (
          <>
            <span>{t(isLast ? 'result.aim' : 'result.earliest')}</span>{' '}
            <time dateTime={isLast ? aim : day}>{format(isLast ? aim : day)}</time>
          </>
        )}
      </h2>
      {isPast ? (
        <p>{t('result.passedAdvice')}</p>
      ) : (
        <p className={styles.left}>
          {daysLeft === 0 ? t('result.today') : t('result.daysLeft', { count: daysLeft })}
        </p>
      )}
      {!isLast && aim !== undefined && !isPast && (
        <p>
          <strong>{t('result.aimLine', { day: format(aim) })}</strong>
        </p>
      )}
      {(isLast || isPast) && (
        <p>{t(isLast ? 'result.last' : 'result.earliestDay', { day: format(day) })}</p>
      )}
      {rule?.counting?.mustArrive === true && <p>{t('result.mustArrive')}</p>}
      <p className={styles.note}>
        {rule?.checkedBy == null
          ? t('result.notVerified')
          : t('result.verified', { name: rule.checkedBy })}
      </p>
    </>
  )
}

interface ActionsProps {
  country: string
  /** Undefined without a date. */
  event: { deadline: Deadline; rule: DeadlineRule; start: LetterValues['received'] } | undefined
}

/** A call first; the calendar and paper for who has a date. */
function Actions({ country, event }: ActionsProps) {
  const { t } = useTranslation('letter')
  const { phone } = getOffice(country)
  const [hasFailed, setHasFailed] = useState(false)
  const download = useEventDownload()
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

/** Returns a function that downloads the calendar entry. Its code loads then: few want it. */
function useEventDownload() {
  const { t, i18n } = useTranslation('letter')
  const clock = useClock()
  const url = usePageUrl()
  return async ({ deadline, rule, start }: NonNullable<ActionsProps['event']>): Promise<void> => {
    const { createDeadlineEvent } = await import('./deadline-event.ts')
    const now = clock()
    const language = getLanguage(i18n)
    downloadText({
      name: t('event.file'),
      extension: 'ics',
      type: 'text/calendar;charset=utf-8',
      text: createDeadlineEvent({
        day: deadline.aim ?? deadline.day,
        rule,
        start: Object.values(start).join('-'),
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
