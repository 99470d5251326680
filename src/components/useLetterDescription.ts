import { useTranslation } from 'react-i18next'

import type { CaseDeadline } from '#domain/case-file/case-deadlines.ts'
import { formatFullDate } from '#domain/dates.ts'
import { fromTypedDay } from '#domain/typed-day.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Returns a function that says in one line, for a lawyer, by when to act on a letter, what it says and when it came. */
export function useLetterDescription() {
  const { t, i18n } = useTranslation('caseFile')
  const { toText } = useRecordTexts()
  const language = getLanguage(i18n)
  return ({ outcome, act, values }: CaseDeadline): string => {
    const { rule, deadline } = outcome ?? {}
    const format = (day: string | undefined) => formatFullDate(day, language)
    const received = format(fromTypedDay(values.received))
    const posted = format(fromTypedDay(values.posted))
    const end = act?.kind === 'aim' ? format(deadline?.day) : undefined
    const unnamed = values.letter === 'silence' ? 'summary.silence' : 'summary.letter'
    const situation = [
      rule === undefined ? t(unnamed) : toText(rule.situation),
      ...(received === undefined ? [] : [t('summary.received', { day: received })]),
      ...(posted === undefined ? [] : [t('deadlines.posted', { day: posted })]),
      ...(end === undefined || deadline === undefined
        ? []
        : [lowerFirst(t(`next.${deadline.certainty}`, { day: end }))]),
    ].join(', ')
    if (act === undefined) {
      return t(values.letter === 'silence' ? 'summary.noAnswer' : 'summary.noDate', { situation })
    }
    return t(`summary.${act.kind}`, {
      day: formatFullDate(act.day, language) ?? act.day,
      situation,
    })
  }
}
