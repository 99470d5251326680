import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { PrintedOn } from '#components/PrintedOn.tsx'
import { formatLongDate } from '#domain/dates.ts'
import type { Letter, LetterOutcome, LetterQuestion } from '#domain/deadlines/letter-answers.ts'
import { organisation } from '#domain/organisation.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Sheet, SheetBody } from '#ui/Sheet/Sheet.tsx'

import { AppealHelp } from './AppealHelp.tsx'
import { DeadlineDays } from './DeadlineDays.tsx'
import styles from './Letter.module.css'
import { LetterActions } from './LetterActions.tsx'
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
  /** Shows the questions again, at the one that is named, else at the first. */
  onEdit: (question?: LetterQuestion) => void
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
  const { values, isFromDate } = letter
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
                {t(`result.${getNoDateHeading(reason)}`)}
              </h2>
              {reason !== undefined && <p>{t(`result.reasons.${reason}`, { day })}</p>}
              {reason === 'postingUnknown' && (
                <p>
                  <Button variant="secondary" size="small" onClick={() => onEdit('dated')}>
                    <Pencil size={16} strokeWidth={1.75} aria-hidden />
                    <span>{t('result.addDay')}</span>
                  </Button>
                </p>
              )}
              {reason !== 'unknownSilence' && (
                <p>
                  {t(values.letter === 'silence' ? 'result.noAnswerAdvice' : 'result.noDateAdvice')}
                </p>
              )}
            </>
          ) : (
            <DeadlineDays
              deadline={deadline}
              rule={rule}
              headingId={headingId}
              isFromDate={isFromDate}
            />
          )}
          <LetterActions letter={letter} outcome={outcome} letterId={letterId} subject={subject} />
        </SheetBody>
        {rule !== undefined && (
          <SheetBody>
            <RuleDetails rule={rule} deadline={deadline} isFolded />
          </SheetBody>
        )}
      </Sheet>
      {/* There is no decision to contest. */}
      {reason !== 'unknownSilence' && <AppealHelp country={values.country} subject={subject} />}
      <section className={styles.answers} aria-labelledby="reponses">
        <h2 id="reponses">{t('result.answers')}</h2>
        <LetterAnswerList letter={letter} />
        <Button variant="secondary" size="small" onClick={() => onEdit()}>
          <Pencil size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('result.edit')}</span>
        </Button>
      </section>
      <PrintedOn />
    </>
  )
}

function getNoDateHeading(reason: LetterOutcome['reason']) {
  if (reason === 'unknownSilence') return 'keepProof'
  return reason === 'postingUnknown' ? 'dayMissing' : 'noDate'
}
