import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { RichTextEditor } from '#content/rich-text-editor/RichTextEditor.tsx'
import type {
  EditorState,
  LevelDraft,
  LevelEditorEvent,
  LevelErrors,
} from '#domain/level-editor.ts'
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
  editor: Exclude<EditorState, { status: 'closed' }>
  send: (event: LevelEditorEvent) => void
}

type ErrorMessages = Readonly<Record<string, Readonly<Record<string, string>>>>

const validatedFields = ['levelNumber', 'title', 'summary', 'amount'] as const

/** The inline level editor (spec 2.13). It holds nothing: what is typed goes to the machine. */
export function LevelForm({ idPrefix, editor, send }: LevelFormProps) {
  const { t } = useTranslation('adminForms')
  const { draft, errors: problems } = editor
  const messages: ErrorMessages = t('levels.errors', { returnObjects: true })
  const getFieldId = (name: string) => `${idPrefix}${name}`
  const getError = (name: keyof LevelErrors) => {
    const problem = problems[name]
    return problem === undefined ? undefined : messages[name]?.[problem]
  }
  const getFieldProps = (name: keyof LevelDraft) => ({
    id: getFieldId(name),
    label: t(`levels.${name === 'title' ? 'levelTitle' : name}`),
    value: draft[name],
    onChange: (event: { target: { value: string } }) => {
      send({ type: 'type', changes: { [name]: event.target.value } })
    },
  })
  const [refusal, setRefusal] = useState<string | undefined>(undefined)
  /** The attempts to save that a refused file held back. */
  const [heldBack, setHeldBack] = useState(0)
  const errors = [...validatedFields, 'fullDescription' as const].flatMap((name) => {
    const held = heldBack === 0 ? undefined : refusal
    const message = name === 'fullDescription' ? held : getError(name)
    return message === undefined ? [] : [{ fieldId: getFieldId(name), message }]
  })
  function onSave(): void {
    if (refusal === undefined) send({ type: 'save' })
    else setHeldBack(heldBack + 1)
  }
  const isNew = editor.status === 'new'

  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    container.current?.querySelector('input')?.focus()
  }, [])
  const { isAlertShown } = editor
  useEffect(() => {
    if (isAlertShown) container.current?.scrollIntoView({ block: 'nearest' })
  }, [isAlertShown])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // Enter in a line of text saves the level, not the whole form.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onSave()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a group whose fields bubble their keys
    <div
      ref={container}
      role="group"
      aria-labelledby={getFieldId('heading')}
      className={styles.editor}
      onKeyDown={onKeyDown}
    >
      <h3 id={getFieldId('heading')} className={styles.cardTitle}>
        {t(isNew ? 'levels.new' : 'levels.edit')}
      </h3>
      {isAlertShown && (
        <Notice variant="warning" announce="alert" title={t('levels.unsavedLevel')} />
      )}
      <ErrorSummary
        title={t('errors.summary', { count: errors.length })}
        submitCount={editor.saveAttempts + heldBack}
        errors={errors}
      />
      <div className={styles.numberAndTitle}>
        <TextField
          {...getFieldProps('levelNumber')}
          error={getError('levelNumber')}
          inputMode="numeric"
        />
        <TextField {...getFieldProps('title')} error={getError('title')} autoComplete="off" />
      </div>
      <TextArea {...getFieldProps('summary')} error={getError('summary')} rows={3} />
      <RichTextEditor
        id={getFieldId('fullDescription')}
        label={t('levels.fullDescription')}
        error={refusal}
        isFileRefused={refusal !== undefined}
        onFileRefused={setRefusal}
        value={draft.fullDescription}
        onChange={(fullDescription) => {
          send({ type: 'type', changes: { fullDescription } })
        }}
      />
      <FeeFields
        getFieldProps={getFieldProps}
        amountError={getError('amount')}
        currency={draft.currency}
        onCurrencyChange={(currency) => {
          send({ type: 'type', changes: { currency } })
        }}
      />
      <div className={styles.editorActions}>
        <Button
          variant="secondary"
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
