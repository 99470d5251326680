import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { type CaseDeadline, isWaiting } from '#domain/case-file/case-deadlines.ts'
import type { CaseFile } from '#domain/case-file/case-file.ts'
import { getNextDocument } from '#domain/case-file/documents.ts'
import { formatFullDate } from '#domain/dates.ts'
import { getOffice, organisation, toTelUrl } from '#domain/organisation.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { Ltr } from '#ui/Ltr/Ltr.tsx'
import { Sheet, SheetBody } from '#ui/Sheet/Sheet.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './CaseFile.module.css'
import { useLineText } from './FollowedList.tsx'
import type { LawyerSearches } from './Lawyers.tsx'
import type { CaseRecords } from './useCaseRecords.ts'

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
export function NextStep({ file, records, deadlines, searches, hasNoRules, today }: NextStepProps) {
  const { t, i18n } = useTranslation('caseFile')
  const getText = useLineText()
  const urgent = deadlines?.find((deadline) => !isWaiting(deadline))
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
