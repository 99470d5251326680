import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import {
  type CaseDeadline,
  readCaseLetter,
  sortByUrgency,
} from '#domain/case-file/case-deadlines.ts'
import type { CaseFile, FollowedList } from '#domain/case-file/case-file.ts'
import { countReady, endPoint, isReady } from '#domain/case-file/documents.ts'
import { formatLongDate, getOfficeDay } from '#domain/dates.ts'
import { findBySlug, withSlugs } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useNow } from '#ui/hooks/useNow.ts'

import styles from './CaseFileSummary.module.css'
import { useCaseFile } from './useCaseFile.ts'
import type { ContactFormValues } from './useContactForm.ts'
import { useLetterDescription } from './useLetterDescription.ts'

interface CaseFileSummaryProps {
  /** Its message gets plain text, which the visitor sees and can change. */
  form: Pick<UseFormReturn<ContactFormValues>, 'control' | 'getValues' | 'setValue' | 'formState'>
}

/** Offers the summary of the file of this device for a message. Nothing is sent that does not stand in the message. */
export function CaseFileSummary({ form }: CaseFileSummaryProps) {
  const { t } = useTranslation('caseFile')
  const { state } = useCaseFile()
  const id = useId()
  const now = useNow()
  const rules = useQuery({
    ...useApi().queries.deadlineRules.list(),
    // Few visitors have a file.
    meta: { isInLoader: false },
  })
  const summarise = useSummary()
  const [withNotes, setWithNotes] = useState(false)
  const [added, setAdded] = useState('')
  /** A message that said all of it already. */
  const [complete, setComplete] = useState<string>()
  const message = useWatch({ control: form.control, name: 'message' })

  /** A later summary takes the place of the one before, unless that was changed by hand. */
  function add(whole: string): void {
    const text = message.trim() === '' ? '' : `${message.trimEnd()}\n\n`
    const hasBefore = added !== '' && message.includes(added)
    // What the message says of a letter already is not said twice.
    const others = hasBefore ? message.replace(added, () => '') : message
    const lines = whole.split('\n').filter((line) => !others.includes(line))
    // A title alone says nothing.
    if (lines.length < 2) {
      setComplete(message)
      return
    }
    const summary = lines.join('\n')
    form.setValue(
      'message',
      hasBefore ? message.replace(added, () => summary) : `${text}${summary}\n`,
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    )
    setAdded(summary)
  }
  if (state.kind !== 'open' || now === undefined || rules.isPending) return null
  const { file } = state
  // Without the rules the deadline would be missing, which comes first.
  if (rules.data === undefined && file.letters.length > 0) return null
  const deadlines = sortByUrgency(
    file.letters.map((letter) => readCaseLetter(letter, rules.data ?? [], now)),
  )
  return (
    <div role="group" aria-labelledby={id} className={styles.summary}>
      <p id={id} className={styles.title}>
        {t('summary.title')}
      </p>
      <p className={styles.hint}>{t('summary.hint')}</p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            add(summarise(file, deadlines, now, withNotes))
          }}
        >
          {t('summary.add')}
        </Button>
        {file.notes.trim() !== '' && (
          <label className={styles.notes}>
            <input
              type="checkbox"
              checked={withNotes}
              onChange={({ target }) => setWithNotes(target.checked)}
            />
            <span>{t('summary.withNotes')}</span>
          </label>
        )}
        <span role="status">
          {message === complete
            ? t('summary.repeated')
            : added !== '' && message.includes(added) && t('summary.added')}
        </span>
      </div>
    </div>
  )
}

/** Returns a function that writes the summary, the day to act on first. */
function useSummary() {
  const { t, i18n } = useTranslation('caseFile')
  const { translate, toText } = useRecordTexts()
  const describeLetter = useLetterDescription()
  const nameCountry = useCountryName()
  const countries = useQuery({ ...useApi().queries.countries.list(), select: withSlugs })
  const language = getLanguage(i18n)

  function describeVisa({ country: slug, countryName, name, level }: CaseFile['visas'][number]) {
    const country = findBySlug(countries.data ?? [], slug)
    const text = t('summary.visa', {
      visa: toText(name),
      country: (country ? nameCountry(country) : translate(countryName)).children,
    })
    return level === undefined ? text : `${text}, ${t('summary.level', { level })}`
  }
  function describeList({ heading, person, items }: FollowedList, today: string): string[] {
    const names = [toText(heading) || t('documents.untitled'), person].filter(Boolean)
    const { ready, total } = countReady(items, today)
    const missing = items.filter((item) => !isReady(item, today))
    return [
      t('summary.documents', { list: names.join(', '), count: ready, total }),
      ...(missing.length === 0
        ? []
        : [
            t('summary.missing', {
              documents: missing.map(({ text }) => endPoint(toText(text))).join(' / '),
            }),
          ]),
    ]
  }
  return (
    file: CaseFile,
    deadlines: readonly CaseDeadline[],
    now: Date,
    withNotes: boolean,
  ): string => {
    const today = getOfficeDay(now)
    return [
      t('summary.heading', { day: formatLongDate(today, language) ?? today }),
      // The day to act on first.
      ...deadlines.filter(({ act }) => act !== undefined).map(describeLetter),
      ...deadlines.filter(({ act }) => act === undefined).map(describeLetter),
      ...file.visas.map(describeVisa),
      ...file.lists.flatMap((list) => describeList(list, today)),
      ...(withNotes ? [t('summary.notes', { notes: file.notes.trim() })] : []),
    ].join('\n')
  }
}
