import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactElement, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
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
import { getNextDocument } from '#domain/case-file/documents.ts'
import { writeLetterAddress } from '#domain/deadlines/letter-identity.ts'
import { formatFullDate, getOfficeDay } from '#domain/dates.ts'
import { appealLevel } from '#domain/lawyers/need.ts'
import { getOffice, organisation, toTelUrl } from '#domain/organisation.ts'
import { findBySlug, withSlugs } from '#domain/slug.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { useNow } from '#ui/hooks/useNow.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Sheet, SheetBody } from '#ui/Sheet/Sheet.tsx'

import styles from './CaseFile.module.css'
import { Deadlines } from './Deadlines.tsx'
import { Documents } from './Documents.tsx'
import { useLineText } from './FollowedList.tsx'
import { FileActions } from './FileActions.tsx'
import { Lawyers, type LawyerSearches } from './Lawyers.tsx'
import { Notes } from './Notes.tsx'
import { caseFileQueryMeta, type CaseRecords, useCaseRecords } from './useCaseRecords.ts'
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

interface NextStepProps {
  file: CaseFile
  records: CaseRecords
  /** Undefined until the rules are known. */
  deadlines: readonly CaseDeadline[] | undefined
  searches: LawyerSearches
  /** The rules could not be loaded. */
  hasNoRules: boolean
  today: string
}

/** One thing to do, the most urgent: a deadline, a visa, a list, a document, a lawyer. */
function NextStep({ file, records, deadlines, searches, hasNoRules, today }: NextStepProps) {
  const { t, i18n } = useTranslation('caseFile')
  const getText = useLineText()
  const [urgent] = deadlines ?? []
  // Nothing else may come first until it is known whether a deadline does.
  if (file.letters.length > 0 && deadlines === undefined && !hasNoRules) {
    return (
      <LoadingRegion busy label={t('loading')}>
        <Skeleton lines={4} />
      </LoadingRegion>
    )
  }
  if (urgent !== undefined || (hasNoRules && file.letters.length > 0)) {
    const { act, values } = urgent ?? {}
    const { phone } = getOffice(values?.country)
    return (
      <Step
        title={
          act === undefined
            ? t('next.call')
            : t(`next.${act.kind}`, { day: formatFullDate(act.day, getLanguage(i18n)) ?? act.day })
        }
        text={t(getUrgentText(act))}
      >
        <span className={styles.buttons}>
          <a href={toTelUrl(phone)} className={styles.call}>
            <Ltr>{phone}</Ltr>
          </a>
          {searches.appeal !== undefined && (
            <FindLawyerLink search={searches.appeal} text="appeal" variant="primary" />
          )}
        </span>
      </Step>
    )
  }
  if (file.visas.length === 0 && file.lists.length === 0) {
    return (
      <Step title={t('next.visa')} text={t('next.visaText')}>
        <Link to="/orientation">{t('visas.orientation')}</Link>
      </Step>
    )
  }
  const lines = records.listViews.flatMap((view) =>
    view.lines.map((line) => ({ ...line, text: getText(view, line).children })),
  )
  if (lines.length === 0) return <Step title={t('next.list')} text={t('next.listText')} />
  const { kind, line } = getNextDocument(lines, today)
  const [visa] = file.visas
  return (
    <Step
      title={kind === 'ready' ? t('next.ready') : t(`next.${kind}`, { document: line?.text ?? '' })}
      text={t(`next.${kind}Text`)}
    >
      {kind === 'ready' && visa !== undefined ? (
        <FindLawyerLink search={searches.visa} text="visa" />
      ) : undefined}
    </Step>
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

function getUrgentText(act: CaseDeadline['act']) {
  if (act === undefined) return 'next.callText'
  return act.kind === 'aim' ? 'next.aimText' : 'next.endText'
}

interface StepProps {
  title: string
  text: string
  children?: ReactElement | undefined
}

function Step({ title, text, children }: StepProps) {
  const { t } = useTranslation('caseFile')
  return (
    <Sheet seed={organisation.name}>
      <SheetBody>
        <h2 className={styles.step}>
          <span>{t('next.title')}</span>
          <strong>{title}</strong>
        </h2>
        <p>{text}</p>
        {children !== undefined && <p>{children}</p>}
      </SheetBody>
    </Sheet>
  )
}
