import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { TypedDayField } from '#components/TypedDayField.tsx'
import { type DocumentStatus, documentStatuses } from '#domain/case-file/case-file.ts'
import { type DocumentLine as Line, endPoint, getExpiry } from '#domain/case-file/documents.ts'
import { formatLongDate } from '#domain/dates.ts'
import { fromTypedDay, isEmptyTypedDay, toTypedDay, type TypedDay } from '#domain/typed-day.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { type RecordTextProps, useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './CaseFile.module.css'

interface DocumentLineProps {
  line: Line
  text: RecordTextProps
  today: string
  onChange: (changes: { status?: DocumentStatus; expiresOn?: string | undefined }) => void
  /** Undefined for a point of the page. */
  onRemove: (() => void) | undefined
}

/** A document: what it is, how far it is, until when it holds. */
export function DocumentLine({ line, text, today, onChange, onRemove }: DocumentLineProps) {
  const { t } = useTranslation('caseFile')
  const document = text.children
  const select = useRef<HTMLSelectElement>(null)
  return (
    <li className={styles.line} data-status={line.status}>
      <p className={styles.text} {...(line.key === undefined && { translate: 'no' })} {...text} />
      <label className={styles.status} data-status={line.status}>
        <VisuallyHidden>{t('documents.status', { document })}</VisuallyHidden>
        <select
          ref={select}
          value={line.status}
          onChange={({ target }) => {
            const status = documentStatuses.find((known) => known === target.value)
            if (status !== undefined) onChange({ status })
          }}
        >
          {documentStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`documents.statuses.${status}`)}
            </option>
          ))}
        </select>
      </label>
      <StatusOnPaper line={line} />
      <LineNews
        line={line}
        onRead={() => {
          flushSync(() => onChange({}))
          // The button that was pressed is gone.
          select.current?.focus()
        }}
      />
      {(line.status === 'ready' || onRemove !== undefined) && (
        <div className={styles.details}>
          <ExpiryNote line={line} today={today} />
          {line.status === 'ready' && (
            <details className={styles.expiryFold}>
              <summary>
                <ExpirySummary day={line.expiresOn} />
                <VisuallyHidden>{` – ${document}`}</VisuallyHidden>
              </summary>
              <ExpiryField
                day={line.expiresOn}
                document={document}
                onChange={(expiresOn) => onChange({ expiresOn })}
              />
            </details>
          )}
          {onRemove !== undefined && (
            <Button
              variant="tertiary"
              size="small"
              className={styles.remove}
              aria-label={t('documents.removeLine', { document })}
              onClick={onRemove}
            >
              {t('documents.removeShort')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** What opens the field of the last day: that day, once it is typed. */
function ExpirySummary({ day }: { day: string | undefined }) {
  const { t, i18n } = useTranslation('caseFile')
  const text = formatLongDate(day, getLanguage(i18n))
  return (
    <span>
      {text === undefined ? t('documents.addExpiry') : t('documents.validUntil', { day: text })}
    </span>
  )
}

interface ExpiryFieldProps {
  day: string | undefined
  document: string
  onChange: (day: string | undefined) => void
}

/** The day until which a document holds. What is no whole day is not kept, and said so once the field is left. */
function ExpiryField({ day, document, onChange }: ExpiryFieldProps) {
  const { t } = useTranslation('caseFile')
  const [typed, setTyped] = useState<TypedDay>()
  const [isLeft, setIsLeft] = useState(false)
  const isBad = typed !== undefined && !isEmptyTypedDay(typed) && fromTypedDay(typed) === undefined
  return (
    <div
      className={styles.expiry}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setIsLeft(true)
        if (!isBad) setTyped(undefined)
      }}
    >
      <TypedDayField
        label={
          <>
            <span aria-hidden>{t('documents.expiresOn')}</span>
            <VisuallyHidden>{t('documents.expiresOnOf', { document })}</VisuallyHidden>
          </>
        }
        error={isBad && isLeft ? t('documents.badDay') : undefined}
        announce="error"
        value={typed ?? toTypedDay(day)}
        onChange={(next) => {
          setTyped(next)
          setIsLeft(false)
          onChange(fromTypedDay(next))
        }}
      />
    </div>
  )
}

/** A select prints nothing that can be read. */
function StatusOnPaper({ line: { status, expiresOn } }: { line: Line }) {
  const { t, i18n } = useTranslation('caseFile')
  const day = formatLongDate(expiresOn ?? '', getLanguage(i18n))
  const parts = [
    t(`documents.statuses.${status}`),
    ...(status === 'ready' && day !== undefined ? [t('documents.until', { day })] : []),
  ]
  return <p className={styles.onPaper}>{parts.join(', ')}</p>
}

/** How the page differs from the file. */
function LineNews({ line, onRead }: { line: Line; onRead: () => void }) {
  const { t } = useTranslation('caseFile')
  const { toText } = useRecordTexts()
  if (line.change === undefined) return null
  return (
    <p className={styles.news}>
      <span>
        {line.change === 'changed'
          ? t('documents.changed', { before: endPoint(toText(line.before ?? '')) })
          : t(`documents.${line.change}`)}
      </span>
      {line.change !== 'removed' && (
        <Button variant="tertiary" size="small" onClick={onRead}>
          {t('documents.read')}
        </Button>
      )}
    </p>
  )
}

/** Says that a document has expired or soon will. */
function ExpiryNote({ line, today }: { line: Line; today: string }) {
  const { t, i18n } = useTranslation('caseFile')
  const expiry = getExpiry(line, today)
  if (expiry === undefined) return null
  return (
    <strong className={styles.expiryNote}>
      {expiry.kind === 'expired'
        ? t('documents.expired', {
            day: formatLongDate(line.expiresOn ?? '', getLanguage(i18n)) ?? '',
          })
        : expiry.days === 0
          ? t('documents.soonToday')
          : t('documents.soon', { count: expiry.days })}
    </strong>
  )
}
