import { Plus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmedButton } from '#components/ConfirmedButton.tsx'
import { useCaseFile } from '#components/useCaseFile.ts'
import { maxLineLength, maxPersonLength } from '#domain/case-file/case-file.ts'
import {
  addLine,
  changeLine,
  countReady,
  type DocumentLine as Line,
  endPoint,
  removeLine,
  removeList,
  setPerson,
} from '#domain/case-file/documents.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { type RecordTextProps, useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'
import { TextField } from '#ui/TextField/TextField.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './CaseFile.module.css'
import { DocumentLine } from './DocumentLine.tsx'
import type { ListView } from './useCaseRecords.ts'

/** Of a list that is followed: it takes the focus. */
export const toListId = (id: string) => `liste-${id}`

/** Returns a function that gives the words of a line: those of the page in its language, else those that were kept. */
export function useLineText(): (view: ListView, line: Line) => RecordTextProps {
  const { translate } = useRecordTexts()
  return ({ current }, { key, text }) => {
    if (key === undefined) return { lang: undefined, children: text }
    const { lang, children } = current?.texts.get(key) ?? translate(text)
    return { lang, children: endPoint(children) }
  }
}

/** A list that is followed: its lines, for whom it is, and a line of one's own. */
export function FollowedList({ view, today }: { view: ListView; today: string }) {
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
          <DocumentLine
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
