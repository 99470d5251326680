import { Link } from '@tanstack/react-router'
import { ChevronDown, Plus } from 'lucide-react'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { ConfirmedButton } from '#components/ConfirmedButton.tsx'
import { TypedDayField } from '#components/TypedDayField.tsx'
import { useCaseFile } from '#components/useCaseFile.ts'
import type { TranslatedList } from '#content/page-lists.ts'
import {
  type CaseFile,
  createId,
  type DocumentStatus,
  documentStatuses,
  maxLineLength,
  maxLists,
  maxPersonLength,
} from '#domain/case-file/case-file.ts'
import {
  addLine,
  changeLine,
  countReady,
  type DocumentLine,
  endPoint,
  followList,
  getExpiry,
  isAboutDocuments,
  removeLine,
  removeList,
  setPerson,
  startList,
} from '#domain/case-file/documents.ts'
import { formatLongDate } from '#domain/dates.ts'
import { fromTypedDay, isEmptyTypedDay, toTypedDay, type TypedDay } from '#domain/typed-day.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { getLanguage } from '#i18n/i18n.ts'
import { type RecordTextProps, useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './CaseFile.module.css'
import type { CaseRecords, ListView, VisaRecord } from './useCaseRecords.ts'

interface DocumentsProps {
  file: CaseFile
  records: CaseRecords
  today: string
}

/** What is to be gathered: the lists that are followed, then those of the visas that can be. */
export function Documents({ file, records, today }: DocumentsProps) {
  const { t } = useTranslation('caseFile')
  const section = useFocusAfterRemoval<HTMLElement>(file.lists.length)
  const counts = records.listViews.map(({ lines }) => countReady(lines, today))
  const total = counts.reduce((sum, count) => sum + count.total, 0)
  const ready = counts.reduce((sum, count) => sum + count.ready, 0)
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.section}
      data-empty={file.lists.length === 0 || undefined}
      aria-labelledby="pieces"
    >
      <h2 id="pieces">{t('documents.title')}</h2>
      <p role="status" className={styles.total}>
        {counts.length > 1 && t('documents.ready', { count: ready, total })}
      </p>
      {file.visas.length === 0 && file.lists.length === 0 && (
        <p className={styles.none}>{t('documents.none')}</p>
      )}
      {records.listViews.map((view) => (
        <List key={view.list.id} view={view} today={today} />
      ))}
      {file.visas.map((visa) => (
        <Offers
          key={`${visa.country}/${visa.visa}`}
          file={file}
          visa={visa}
          record={records.getRecord(visa)}
        />
      ))}
    </section>
  )
}

/** Returns a function that gives the words of a line: those of the page in its language, else those that were kept. */
export function useLineText(): (view: ListView, line: DocumentLine) => RecordTextProps {
  const { translate } = useRecordTexts()
  return ({ current }, { key, text }) => {
    if (key === undefined) return { lang: undefined, children: text }
    const { lang, children } = current?.texts.get(key) ?? translate(text)
    return { lang, children: endPoint(children) }
  }
}

/** A list that is followed. */
function List({ view, today }: { view: ListView; today: string }) {
  const { t } = useTranslation('caseFile')
  const { translate } = useRecordTexts()
  const getText = useLineText()
  const { change } = useCaseFile()
  const { list, record, current, lines } = view
  const { ready, total } = countReady(lines, today)
  const frame = useFocusAfterRemoval<HTMLDivElement>(lines.length)
  const nameCountry = useCountryName()
  const isOwn = list.items.every(({ key }) => key === undefined)
  const heading = current?.title ?? translate(list.heading)
  const isGone =
    !isOwn && (record.status === 'gone' || (record.status === 'found' && current === undefined))
  return (
    <div ref={frame} id={toListId(list.id)} tabIndex={-1} className={styles.list}>
      <h3>
        <span lang={heading.lang}>
          {heading.children || t(isOwn ? 'documents.ownHeading' : 'documents.untitled')}
        </span>
        {list.person !== '' && <span translate="no">{` · ${list.person}`}</span>}
      </h3>
      <p className={styles.note}>
        {record.visa !== undefined && (
          <>
            <span {...translate(record.visa.name)} />
            {record.country !== undefined && (
              <>
                <span>, </span>
                <span {...nameCountry(record.country)} />
              </>
            )}
            <span>{' · '}</span>
          </>
        )}
        <span>{t('documents.ready', { count: ready, total })}</span>
      </p>
      {isGone && <p>{t('documents.gone')}</p>}
      <TextField
        className={styles.person}
        label={t('documents.person')}
        hint={t('documents.personHint')}
        maxLength={maxPersonLength}
        value={list.person}
        onChange={(event) => {
          const { value } = event.target
          change((file) => setPerson(file, list.id, value))
        }}
      />
      <ul role="list">
        {lines.map((line) => (
          <Line
            // A point keeps its place when its new text is read.
            key={line.key ?? line.id}
            line={line}
            text={getText(view, line)}
            today={today}
            onChange={(changes) => change((file) => changeLine(file, list.id, line, changes))}
            onRemove={
              line.key === undefined || line.change === 'removed' || isGone
                ? () => change((file) => removeLine(file, list.id, line.id))
                : undefined
            }
          />
        ))}
      </ul>
      <OwnLine onAdd={(text) => change((file) => addLine(file, list.id, text))} />
      <div className={styles.buttons}>
        <ConfirmedButton
          label={t('documents.removeList')}
          title={t('documents.removeListTitle')}
          text={t('documents.removeListText')}
          confirm={t('erase.confirm')}
          cancel={t('erase.cancel')}
          isAsked={list.items.some(({ key, status }) => key === undefined || status !== 'missing')}
          onConfirm={() => change((file) => removeList(file, list.id))}
        />
      </div>
    </div>
  )
}

interface LineProps {
  line: DocumentLine
  text: RecordTextProps
  today: string
  onChange: (changes: { status?: DocumentStatus; expiresOn?: string | undefined }) => void
  /** Undefined for a point of the page. */
  onRemove: (() => void) | undefined
}

/** A document: what it is, how far it is, until when it holds. */
function Line({ line, text, today, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('caseFile')
  const document = text.children
  const select = useRef<HTMLSelectElement>(null)
  return (
    <li className={styles.line} data-status={line.status}>
      <p className={styles.text} {...(line.key === undefined && { translate: 'no' })} {...text} />
      <label className={styles.status}>
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
          {line.status === 'ready' && (
            <ExpiryField
              day={line.expiresOn}
              document={document}
              onChange={(expiresOn) => onChange({ expiresOn })}
            />
          )}
          <ExpiryNote line={line} today={today} />
          {onRemove !== undefined && (
            <Button
              variant="tertiary"
              size="small"
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
function StatusOnPaper({ line: { status, expiresOn } }: { line: DocumentLine }) {
  const { t, i18n } = useTranslation('caseFile')
  const day = formatLongDate(expiresOn ?? '', getLanguage(i18n))
  const parts = [
    t(`documents.statuses.${status}`),
    ...(status === 'ready' && day !== undefined ? [t('documents.until', { day })] : []),
  ]
  return <p className={styles.onPaper}>{parts.join(', ')}</p>
}

/** What the page says otherwise than the file. */
function LineNews({ line, onRead }: { line: DocumentLine; onRead: () => void }) {
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

/** The day until which a document holds, as it is told and printed. */
function ExpiryNote({ line, today }: { line: DocumentLine; today: string }) {
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

/** A line of one's own. */
function OwnLine({ onAdd }: { onAdd: (text: string) => boolean }) {
  const { t } = useTranslation('caseFile')
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<'added' | 'empty' | 'full'>()
  const error = { added: undefined, empty: t('documents.emptyLine'), full: t('documents.listFull') }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const words = text.trim()
    if (words === '') {
      setOutcome('empty')
      return
    }
    const isAdded = onAdd(words)
    setOutcome(isAdded ? 'added' : 'full')
    if (isAdded) setText('')
  }
  return (
    <form noValidate className={styles.add} onSubmit={submit}>
      <TextField
        label={t('documents.ownLine')}
        error={outcome && error[outcome]}
        announce="error"
        maxLength={maxLineLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        <Plus size={18} strokeWidth={1.75} aria-hidden />
        <span>{t('documents.addLine')}</span>
      </Button>
      <VisuallyHidden role="status">
        {outcome === 'added' && t('documents.lineAdded')}
      </VisuallyHidden>
    </form>
  )
}

/** Of a list that is followed: it takes the focus. */
const toListId = (id: string) => `liste-${id}`

interface OffersProps {
  file: CaseFile
  visa: { readonly country: string; readonly visa: string }
  record: VisaRecord
}

/** The lists on a visa's page that are about documents, the others on request, and one of one's own. */
function Offers({ file, visa: slugs, record: { status, country, visa, lists } }: OffersProps) {
  const { t } = useTranslation('caseFile')
  const { translate } = useRecordTexts()
  const { change } = useCaseFile()
  const nameCountry = useCountryName()
  const id = useId()
  if (status === 'loading') {
    return (
      <LoadingRegion busy label={t('loading')}>
        <Skeleton lines={3} />
      </LoadingRegion>
    )
  }
  if (visa === undefined || country === undefined) return null
  const newId = createId(file.lists)
  const isFull = file.lists.length >= maxLists
  const documents = lists.filter(isAboutDocuments)
  const others = lists.filter((list) => !isAboutDocuments(list))
  function follow(add: (open: CaseFile) => CaseFile): void {
    flushSync(() => change(add))
    // The newest is the last, and its lines are what comes next.
    document.getElementById(toListId(newId))?.focus()
  }
  const followed = (list: TranslatedList) =>
    file.lists.some(
      (one) =>
        one.country === slugs.country && one.visa === slugs.visa && one.heading === list.heading,
    )
  const toOffer = (list: TranslatedList) => (
    <Offer
      key={`${list.heading} ${list.points[0]?.key}`}
      list={list}
      isFollowed={followed(list)}
      isFull={isFull}
      onFollow={() => follow((open) => followList(open, slugs, list))}
    />
  )
  return (
    <section className={styles.offers} aria-labelledby={id}>
      <h3 id={id}>
        <span>{t('documents.offered')}</span>
        <span>{' · '}</span>
        <span {...translate(visa.name)} />
        <span>, </span>
        <span {...nameCountry(country)} />
      </h3>
      {isFull && <p>{t('documents.full')}</p>}
      {documents.length === 0 && (
        <p>
          <span>{t('documents.noDocuments')}</span>{' '}
          <Link
            to="/detailsvisa/$country/$visa"
            params={{ country: country.slug, visa: visa.slug }}
          >
            {t('documents.page')}
          </Link>
        </p>
      )}
      {documents.length > 0 && <ul role="list">{documents.map(toOffer)}</ul>}
      <p className={styles.buttons}>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={isFull}
          onClick={() => follow((open) => startList(open, slugs))}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('documents.own')}</span>
        </Button>
      </p>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <span>{t('documents.others')}</span>
            <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
          </summary>
          <p className={styles.note}>{t('documents.othersText')}</p>
          <ul role="list">{others.map(toOffer)}</ul>
        </details>
      )}
    </section>
  )
}

interface OfferProps {
  list: TranslatedList
  isFollowed: boolean
  isFull: boolean
  onFollow: () => void
}

function Offer({ list, isFollowed, isFull, onFollow }: OfferProps) {
  const { t } = useTranslation('caseFile')
  const id = useId()
  return (
    <li>
      <span className={styles.offer}>
        <span id={id} lang={list.title.lang}>
          {list.title.children || t('documents.untitled')}
        </span>{' '}
        <span className={styles.note}>{t('documents.points', { count: list.points.length })}</span>
      </span>
      <Button
        id={`${id}-follow`}
        variant="secondary"
        size="small"
        aria-labelledby={`${id}-follow ${id}`}
        aria-disabled={isFull}
        onClick={onFollow}
      >
        {t(isFollowed ? 'documents.followAgain' : 'documents.follow')}
      </Button>
    </li>
  )
}
