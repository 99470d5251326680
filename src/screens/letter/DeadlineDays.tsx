import { useTranslation } from 'react-i18next'

import { CheckedNote } from '#components/CheckedNote.tsx'
import type { DeadlineRule } from '#contract/deadlines.ts'
import { formatFullDate } from '#domain/dates.ts'
import type { Deadline } from '#domain/deadlines/deadlines.ts'
import { getLanguage } from '#i18n/i18n.ts'

import styles from './Letter.module.css'

interface DeadlineDaysProps {
  deadline: Deadline
  rule: DeadlineRule
  headingId: string
  /** The day on the letter stands for that of its posting. */
  isFromDate: boolean
}

/** The day by which to act, large, and what is certain of it. */
export function DeadlineDays({ deadline, rule, headingId, isFromDate }: DeadlineDaysProps) {
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
          <EndDay certainty={certainty} day={format(day)} /> <span>{t('result.prevails')}</span>
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
        {shown !== day && <EndDay certainty={certainty} day={format(day)} />}{' '}
        <span>{t('result.prevails')}</span>
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

function EndDay({ certainty, day }: Pick<Deadline, 'certainty' | 'day'>) {
  const { t } = useTranslation('letter')
  return <span>{t(certainty === 'last' ? 'result.last' : 'result.earliestDay', { day })}</span>
}
