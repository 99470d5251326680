import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { PrintedOn } from '#components/PrintedOn.tsx'
import { useCaseFile } from '#components/useCaseFile.ts'
import { useDirectorySearch } from '#components/useDirectorySearch.ts'
import {
  type CaseDeadline,
  isLongOver,
  readCaseLetter,
  sortByUrgency,
} from '#domain/case-file/case-deadlines.ts'
import type { CaseFile } from '#domain/case-file/case-file.ts'
import { writeLetterAddress } from '#domain/deadlines/letter-identity.ts'
import { getOfficeDay } from '#domain/dates.ts'
import { appealLevel } from '#domain/lawyers/need.ts'
import { findBySlug, withSlugs } from '#domain/slug.ts'
import { useNow } from '#ui/hooks/useNow.ts'
import { Notice } from '#ui/Notice/Notice.tsx'

import styles from './CaseFile.module.css'
import { Deadlines } from './Deadlines.tsx'
import { Documents } from './Documents.tsx'
import { FileActions } from './FileActions.tsx'
import { Lawyers, type LawyerSearches } from './Lawyers.tsx'
import { NextStep } from './NextStep.tsx'
import { Notes } from './Notes.tsx'
import { caseFileQueryMeta, useCaseRecords } from './useCaseRecords.ts'
import { Visas } from './Visas.tsx'

interface OpenCaseFileProps {
  file: CaseFile
  onImported: () => void
  onErased: () => void
  /** Nobody had used it for too long. */
  onExpired: () => void
}

/** The file of this device: the next step first, then its parts. */
export function OpenCaseFile({ file, onImported, onErased, onExpired }: OpenCaseFileProps) {
  const { t } = useTranslation('caseFile')
  const { change, kept } = useCaseFile()
  const records = useCaseRecords(file)
  const now = useNow()
  const rules = useQuery({ ...useApi().queries.deadlineRules.list(), meta: caseFileQueryMeta })
  const deadlines =
    rules.data === undefined || now === undefined
      ? undefined
      : sortByUrgency(file.letters.map((letter) => readCaseLetter(letter, rules.data, now)))
  const searches = useLawyerSearches(file, deadlines?.[0])
  const hasNoRules = rules.isLoadingError
  const touch = useEffectEvent(() => {
    let isAlive = false
    change((current) => {
      isAlive = true
      return current
    })
    if (!isAlive) onExpired()
  })
  useEffect(() => touch(), [])
  if (now === undefined) return null
  const today = getOfficeDay(now)
  return (
    <div className={styles.file}>
      {kept !== 'all' && (
        <Notice variant="warning" title={t(`notKept.${kept}.title`)}>
          <p>{t(`notKept.${kept}.text`)}</p>
        </Notice>
      )}
      <NextStep
        file={file}
        records={records}
        deadlines={deadlines}
        searches={searches}
        hasNoRules={hasNoRules}
        today={today}
      />
      <Deadlines
        deadlines={deadlines}
        hasFailed={hasNoRules}
        onRetry={() => void rules.refetch()}
      />
      <Documents file={file} records={records} today={today} />
      <Visas file={file} records={records} />
      <Lawyers file={file} searches={searches} />
      <Notes notes={file.notes} />
      <FileActions file={file} onImported={onImported} onErased={onErased} />
      <PrintedOn />
    </div>
  )
}

/** The lawyers to look for: for the first visa of the file, and while the period of a letter runs. */
function useLawyerSearches({ visas }: CaseFile, urgent: CaseDeadline | undefined): LawyerSearches {
  const { queries } = useApi()
  const meta = caseFileQueryMeta
  const toSearch = useDirectorySearch(meta)
  const countries = useQuery({ ...queries.countries.list(), meta, select: withSlugs })
  const country = countries.data?.find(({ code }) => code.toUpperCase() === urgent?.values.country)
  const { answers } = urgent?.letter ?? {}
  const own = visas.find(
    (visa) => visa.country === country?.slug && visa.visa === (answers?.subject ?? visa.visa),
  )
  const subject = answers?.subject ?? own?.visa
  // Of a visa that is not in the file, the letter has the slug only.
  const others = useQuery({
    ...queries.visas.byCountry({ countryId: country?.id ?? 0 }),
    meta,
    select: withSlugs,
    enabled: country !== undefined && subject !== undefined && own === undefined,
  })
  const [first] = visas
  const need = { country: first?.country, subject: first?.visa, level: first?.level?.toString() }
  return {
    visa: toSearch(need, first?.visaId),
    appeal:
      urgent === undefined || answers === undefined || isLongOver(urgent)
        ? undefined
        : toSearch(
            {
              country: country?.slug,
              subject,
              level: String(appealLevel),
              letter: writeLetterAddress(answers),
            },
            own?.visaId ?? findBySlug(others.data ?? [], subject ?? '')?.id,
          ),
  }
}
