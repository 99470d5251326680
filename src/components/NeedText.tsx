import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { readCaseLetter } from '#domain/case-file/case-deadlines.ts'
import { readLetterAddress } from '#domain/deadlines/letter-identity.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { useNow } from '#ui/hooks/useNow.ts'

import type { ContactFormPrefill } from './useContactForm.ts'
import { useLetterDescription } from './useLetterDescription.ts'
import { useIntervention, useVisaSelection } from './useVisaSelection.ts'

interface NeedTextProps {
  need: ContactFormPrefill
  /** What a message begins with. */
  onWritten: (text: string) => void
}

// Only a message about an offer or a letter needs it.
const meta = { isInLoader: false }

/**
 * Writes what is known of a need into a message: the level by its name, and for a letter what it says, when it came and by
 * when to act. Shows nothing; what cannot be loaded is left out.
 */
export function NeedText({ need, onWritten }: NeedTextProps) {
  const { t } = useTranslation('contactForm')
  const { toText } = useRecordTexts()
  const describeLetter = useLetterDescription()
  const now = useNow()
  const { country, subject, level, letter } = need
  const selection = useVisaSelection({ country, visa: subject })
  const { levels } = useIntervention(selection, meta)
  const rules = useQuery({
    ...useApi().queries.deadlineRules.list(),
    meta,
    enabled: letter !== undefined,
  })
  const isFound = selection.country?.slug === country && selection.visa?.slug === subject
  const title = isFound
    ? levels.find(({ levelNumber }) => String(levelNumber) === level)?.title
    : undefined
  const deadline =
    letter === undefined || rules.data === undefined || now === undefined
      ? undefined
      : readCaseLetter({ id: '', answers: { ...readLetterAddress(letter) } }, rules.data, now)
  const text = [
    ...(title === undefined || level === undefined
      ? [need.message]
      : [t('namedLevel', { level, title: toText(title) })]),
    // Answers that no longer suffice say nothing.
    ...(deadline?.outcome === undefined ? [] : [`${describeLetter(deadline)}.`]),
  ]
    .filter((sentence) => sentence !== undefined)
    .join('\n')
  const write = useEffectEvent(onWritten)
  useEffect(() => {
    if (text !== '') write(text)
  }, [text])
  return null
}
