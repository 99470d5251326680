import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { RichTextEditor } from '#content/RichTextEditor/RichTextEditor.tsx'
import type { Editor, LevelDraft, LevelEvent, LevelProblems } from '#domain/level-editor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { FeeFields } from './FeeFields.tsx'
import styles from './Levels.module.css'

interface LevelFormProps {
  /** Before the names of the fields, to make their ids. */
  idPrefix: string
  editor: Exclude<Editor, { status: 'closed' }>
  send: (event: LevelEvent) => void
}

type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>

const checkedFields = ['levelNumber', 'title', 'summary', 'amount'] as const

/** The inline level editor (spec 2.13). It holds nothing: what is typed goes to the machine. */
export function LevelForm({ idPrefix, editor, send }: LevelFormProps) {
  const { t } = useTranslation('adminForms')
  const { draft, problems } = editor
  const sentences: Sentences = t('levels.problems', { returnObjects: true })
  const idOf = (name: string) => `${idPrefix}${name}`
  const errorOf = (name: keyof LevelProblems) => {
    const problem = problems[name]
    return problem === undefined ? undefined : sentences[name]?.[problem]
  }
  const field = (name: keyof LevelDraft) => ({
    id: idOf(name),
    label: t(`levels.${name === 'title' ? 'levelTitle' : name}`),
    value: draft[name],
    onChange: (event: { target: { value: string } }) => {
      send({ type: 'type', typed: { [name]: event.target.value } })
    },
  })
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  /** The attempts to save that a refused file held back. */
  const [heldBack, setHeldBack] = useState(0)
  const errors = [...checkedFields, 'fullDescription' as const].flatMap((name) => {
    const held = heldBack === 0 ? undefined : refusal
    const message = name === 'fullDescription' ? held : errorOf(name)
    return message === undefined ? [] : [{ fieldId: idOf(name), message }]
  })
  function onSave(): void {
    if (refusal === undefined) send({ type: 'save' })
    else setHeldBack(heldBack + 1)
  }
  const isNew = editor.status === 'new'

  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.querySelector('input')?.focus()
  }, [])
  const { alerted } = editor
  useEffect(() => {
    if (alerted) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [alerted])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // Enter in a line of text saves the level, not the whole form.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onSave()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a group whose fields bubble their keys
    <div
      ref={frame}
      role="group"
      aria-labelledby={idOf('heading')}
      className={styles.editor}
      onKeyDown={onKeyDown}
    >
      <h3 id={idOf('heading')} className={styles.cardTitle}>
        {t(isNew ? 'levels.new' : 'levels.existing')}
      </h3>
      {alerted && <Notice kind="warning" announce="alert" title={t('levels.alert')} />}
      <ErrorSummary
        title={t('errors.title', { count: errors.length })}
        attempt={editor.attempts + heldBack}
        errors={errors}
      />
      <div className={styles.numberAndTitle}>
        <TextField {...field('levelNumber')} error={errorOf('levelNumber')} inputMode="numeric" />
        <TextField {...field('title')} error={errorOf('title')} autoComplete="off" />
      </div>
      <TextArea {...field('summary')} error={errorOf('summary')} rows={3} />
      <RichTextEditor
        id={idOf('fullDescription')}
        label={t('levels.fullDescription')}
        error={refusal}
        isFileRefused={refusal !== undefined}
        onFileRefused={setRefusal}
        value={draft.fullDescription}
        onChange={(fullDescription) => {
          send({ type: 'type', typed: { fullDescription } })
        }}
      />
      <FeeFields
        field={field}
        amountError={errorOf('amount')}
        currency={draft.currency}
        onCurrency={(currency) => {
          send({ type: 'type', typed: { currency } })
        }}
      />
      <div className={styles.editorActions}>
        <Button
          look="secondary"
          onClick={() => {
            send({ type: 'cancel' })
          }}
        >
          {t('cancel')}
        </Button>
        <Button onClick={onSave}>{t(isNew ? 'levels.save' : 'edit')}</Button>
      </div>
    </div>
  )
}
