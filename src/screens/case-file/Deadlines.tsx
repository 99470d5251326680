import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { CheckedNote } from '#components/CheckedNote.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { useCaseFile } from '#components/useCaseFile.ts'
import { type CaseDeadline, isLongOver, isWaiting } from '#domain/case-file/case-deadlines.ts'
import { removeLetter } from '#domain/case-file/case-file.ts'
import { formatFullDate } from '#domain/dates.ts'
import { otherCountryCode } from '#domain/deadlines/letter-answers.ts'
import { identifyLetter } from '#domain/deadlines/letter-identity.ts'
import { fromTypedDay } from '#domain/typed-day.ts'
import { getRecordCountryName, useCountryName } from '#i18n/country-names.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './CaseFile.module.css'

interface DeadlinesProps {
  /** The most urgent first; undefined until the rules are known. */
  deadlines: readonly CaseDeadline[] | undefined
  hasFailed: boolean
  onRetry: () => void
}

/** The letters of the file. Each date is worked out anew, with the rules of today. */
export function Deadlines({ deadlines, hasFailed, onRetry }: DeadlinesProps) {
  const { t } = useTranslation('caseFile')
  const section = useFocusAfterRemoval<HTMLElement>(deadlines?.length ?? 0)
  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby="delais">
      <h2 id="delais">{t('deadlines.title')}</h2>
      {hasFailed && <RetryMessage title={t('deadlines.rulesFailed')} onRetry={onRetry} />}
      {!hasFailed && (
        <LoadingRegion busy={deadlines === undefined} label={t('loading')}>
          {deadlines === undefined && <Skeleton lines={3} />}
          {deadlines?.length === 0 && <p className={styles.none}>{t('deadlines.none')}</p>}
          <ul role="list">
            {deadlines?.map((deadline) => (
              <li key={deadline.letter.id} className={styles.record}>
                <Letter deadline={deadline} />
              </li>
            ))}
          </ul>
        </LoadingRegion>
      )}
      <p>
        <Link to="/lettre" className={getButtonClassName('secondary', 'small')}>
          {t('deadlines.add')}
        </Link>
      </p>
    </section>
  )
}

/** A letter: what it says, the day to act on with what is certain of it, its source. */
function Letter({ deadline }: { deadline: CaseDeadline }) {
  const { t, i18n } = useTranslation(['caseFile', 'letter'])
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const { change } = useCaseFile()
  const id = useId()
  const { letter, values, outcome } = deadline
  const { rule } = outcome ?? {}
  const received = formatFullDate(fromTypedDay(values.received), getLanguage(i18n))
  const posted = formatFullDate(fromTypedDay(values.posted), getLanguage(i18n))
  const isNamed = values.country !== '' && values.country !== otherCountryCode
  const country = isNamed
    ? nameCountry({
        code: values.country,
        name: getRecordCountryName(values.country) || values.country,
      })
    : { children: t('letter:otherCountry') }
  return (
    <>
      <h3 id={id}>
        <span {...country} />
        {rule !== undefined && (
          <>
            <span>{' · '}</span>
            <span {...translate(rule.situation)} />
          </>
        )}
      </h3>
      {received !== undefined && rule !== undefined && (
        <p className={styles.note}>
          <span>{t(`deadlines.${rule.counting?.starts ?? 'receipt'}`, { day: received })}</span>
          {posted !== undefined && <span>{`, ${t('deadlines.posted', { day: posted })}`}</span>}
        </p>
      )}
      <ActDay deadline={deadline} />
      {isLongOver(deadline) && <p>{t('deadlines.longOver')}</p>}
      <p className={styles.buttons}>
        <Link to="/lettre" search={{ ...letter.answers, letterId: identifyLetter(letter.answers) }}>
          {t(
            outcome === undefined
              ? 'deadlines.complete'
              : isWaiting(deadline)
                ? 'deadlines.answers'
                : 'deadlines.open',
          )}
        </Link>
        <Button
          id={`${id}-remove`}
          variant="tertiary"
          size="small"
          aria-labelledby={`${id}-remove ${id}`}
          onClick={() => change((file) => removeLetter(file, letter.id))}
        >
          {t('deadlines.remove')}
        </Button>
      </p>
    </>
  )
}

/** In the words of the page of letters. */
function ActDay({ deadline: caseDeadline }: { deadline: CaseDeadline }) {
  const { values, outcome, act, isFromDate } = caseDeadline
  const { t, i18n } = useTranslation(['caseFile', 'letter'])
  const format = (day: string) => formatFullDate(day, getLanguage(i18n)) ?? day
  const { rule, deadline } = outcome ?? {}
  if (isWaiting(caseDeadline)) {
    return (
      <>
        <p>
          <strong>{t('letter:result.keepProof')}</strong>
        </p>
        <p>{t('letter:result.reasons.unknownSilence')}</p>
      </>
    )
  }
  if (act === undefined || deadline === undefined || rule === undefined) {
    const isPassed = deadline !== undefined
    const noDateAdvice =
      values.letter === 'silence' ? 'letter:result.noAnswerAdvice' : 'letter:result.noDateAdvice'
    const advice = isPassed ? 'letter:result.passedAdvice' : noDateAdvice
    return (
      <>
        <p>
          <strong>
            {outcome === undefined
              ? t('deadlines.unreadable')
              : t(isPassed ? 'letter:result.passed' : 'letter:result.noDate')}
          </strong>
        </p>
        {outcome !== undefined && <p>{t(advice)}</p>}
      </>
    )
  }
  const ends = { last: 'letter:result.last', earliest: 'letter:result.earliestDay' } as const
  return (
    <>
      <p>
        <strong>
          {t(act.kind === 'aim' ? 'letter:result.aimLine' : ends[act.kind], {
            day: format(act.day),
          })}
        </strong>{' '}
        {/* On paper it would soon be false. */}
        <span className={styles.left}>
          {act.left === 0
            ? `${t('letter:result.today')}.`
            : `${t('letter:result.daysLeft', { count: act.left })}.`}
        </span>
      </p>
      {act.kind === 'aim' ? (
        <p>{t(ends[deadline.certainty], { day: format(deadline.day) })}</p>
      ) : (
        <p>
          <strong>{t('letter:result.aimOver')}</strong>
        </p>
      )}
      <p>{t('letter:result.prevails')}</p>
      {isFromDate && <p>{t('letter:result.dated')}</p>}
      <CheckedNote rule={rule} />
    </>
  )
}
