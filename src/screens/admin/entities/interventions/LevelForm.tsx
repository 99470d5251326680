import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'

import { RichTextEditor } from '#content/rich-text-editor/RichTextEditor.tsx'
import { currencies } from '#contract/interventions.ts'
import type {
  EditorState,
  FeeName,
  LevelEditorEvent,
  LevelName,
  LevelTexts,
  NewLevel,
} from '#domain/level-editor.ts'
import { getPressedKey } from '#platform/pressed-key.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import type { FieldTexts } from '../../core/definition/record-definition.ts'
import type { PendingInput } from '../../core/definition/usePendingInput.ts'
import { feeNames, levelInputs, ownNames } from './level-fields.ts'
import styles from './Levels.module.css'

interface LevelFormProps {
  idPrefix: string
  editor: Exclude<EditorState, { status: 'closed' }>
  send: (event: LevelEditorEvent) => unknown
  /** What a level that is opened after this one begins with. */
  newLevel: NewLevel
  /** Of the whole form: leaving it loses what is pending here, too. */
  pendingInput: PendingInput
}

/** These are side by side. The other fields follow one another. */
const firstRow: readonly LevelName[] = ['levelNumber', 'title']
const amountRow: readonly FeeName[] = ['amount', 'currency']

/** The fields that a new level may begin in. */
const focusOrder = ['title', 'summary', 'amount'] as const

/** In the order of the form. */
const validatedNames = ['levelNumber', 'title', 'summary', 'amount'] as const

/** The inline level editor (spec 2.13). Its input is in the state machine of `domain/level-editor.ts`. */
export function LevelForm({ idPrefix, editor, send, newLevel, pendingInput }: LevelFormProps) {
  const { t } = useTranslation('adminForms')
  const { draft, isAlertShown } = editor
  const isNew = editor.status === 'new'
  const texts: Readonly<Record<keyof LevelTexts, FieldTexts>> = t('levels.fields', {
    returnObjects: true,
  })
  const errors = validatedNames.flatMap((name) => {
    const message = texts[name][editor.errors[name] ?? '']
    return message === undefined ? [] : [{ fieldId: `${idPrefix}${name}`, message }]
  })
  const change = (changes: Partial<LevelTexts>) => send({ type: 'change', changes })
  const getFieldProps = (name: keyof LevelTexts) => ({
    id: `${idPrefix}${name}`,
    label: texts[name].label,
    hint: texts[name]['hint'] ?? '',
    error: errors.find(({ fieldId }) => fieldId === `${idPrefix}${name}`)?.message,
    value: draft[name],
  })
  /** A record may have another currency than those that the form offers (spec 9): it can be kept. */
  const [storedCurrency] = useState(draft.currency)
  const [fileError, setFileError] = useState<string | undefined>(undefined)
  const [saveRequests, setSaveRequests] = useState(0)
  if (saveRequests > 0 && fileError !== undefined)
    errors.push({ fieldId: `${idPrefix}fullDescription`, message: fileError })
  /** Whether the last request opens the level that follows. */
  const isNextWanted = useRef(false)
  function requestSave(): void {
    if (pendingInput.insertPanels()) setSaveRequests((count) => count + 1)
  }
  function onSave(opensNext: boolean): void {
    isNextWanted.current = opensNext
    // At once if it can be: an open level prevents the submit that may follow.
    if (pendingInput.isPreparing()) void pendingInput.waitForPreparations().then(requestSave)
    else requestSave()
  }
  // In an effect, because the preparation of a picture may just have changed the draft or the error.
  const save = useEffectEvent(() => {
    if (fileError !== undefined) return
    send(isNextWanted.current ? { type: 'save', next: newLevel } : { type: 'save' })
  })
  useEffect(() => {
    if (saveRequests > 0) save()
  }, [saveRequests])

  function renderInput(name: keyof LevelTexts): ReactNode {
    const input = levelInputs[name]
    const props = getFieldProps(name)
    const onChange = (event: { target: { value: string } }) => {
      change({ [name]: event.target.value })
    }
    switch (input.kind) {
      case 'integer':
        return <TextField key={name} {...props} inputMode="numeric" onChange={onChange} />
      // A text input, because a number input misreads a comma.
      case 'decimal':
        return (
          <TextField
            key={name}
            {...props}
            inputMode="decimal"
            autoComplete="off"
            onChange={onChange}
          />
        )
      case 'line':
      case 'price':
        return <TextField key={name} {...props} autoComplete="off" onChange={onChange} />
      case 'lines':
        return <TextArea key={name} {...props} rows={input.rows} onChange={onChange} />
      case 'richText':
        return (
          <RichTextEditor
            key={name}
            {...props}
            error={fileError}
            isFileRefused={fileError !== undefined}
            onRefusalChange={setFileError}
            {...pendingInput.fileProps}
            onChange={(html) => change({ [name]: html })}
          />
        )
      case 'currency':
        return (
          <Select
            key={name}
            {...props}
            options={[...new Set([...currencies, storedCurrency])].map((code) => ({
              value: code,
              label: code,
            }))}
            onChange={(currency) => change({ [name]: currency })}
          />
        )
    }
  }

  const container = useRef<HTMLDivElement>(null)
  const focusFirst = useEffectEvent(() => {
    // In a new level the number, and often the title, are there already.
    const empty = isNew ? focusOrder.find((name) => draft[name] === '') : undefined
    const field = empty && document.querySelector<HTMLElement>(`#${CSS.escape(idPrefix + empty)}`)
    ;(field ?? container.current?.querySelector('input'))?.focus()
  })
  useEffect(() => focusFirst(), [])
  useEffect(() => {
    if (isAlertShown) container.current?.scrollIntoView({ block: 'nearest' })
  }, [isAlertShown])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (getPressedKey(event.nativeEvent) !== 'Enter') return
    const goesOn = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    // Enter in an input saves the level, not the whole form. With Ctrl it does so everywhere, and goes on.
    if (!goesOn && !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (!event.repeat) onSave(goesOn)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keydown events bubble from the fields of the group
    <div
      ref={container}
      role="group"
      aria-labelledby={`${idPrefix}heading`}
      className={styles.editor}
      onKeyDown={onKeyDown}
    >
      <h3 id={`${idPrefix}heading`} className={styles.cardTitle}>
        {t(isNew ? 'levels.new' : 'levels.edit')}
      </h3>
      {isAlertShown && (
        <Notice variant="warning" announce="alert" title={t('levels.unsavedLevel')} />
      )}
      <ErrorSummary
        title={t('errors.summary', { count: errors.length })}
        submitCount={editor.saveAttempts + saveRequests}
        errors={errors}
      />
      <div className={styles.numberAndTitle}>{firstRow.map(renderInput)}</div>
      {ownNames.filter((name) => !firstRow.includes(name)).map(renderInput)}
      <fieldset className={styles.feeFields}>
        <legend className={styles.legend}>{t('levels.fee')}</legend>
        <div className={styles.amountRow}>{amountRow.map(renderInput)}</div>
        {feeNames.filter((name) => !amountRow.includes(name)).map(renderInput)}
      </fieldset>
      <div className={styles.editorActions}>
        <Button variant="secondary" onClick={() => send({ type: 'cancel' })}>
          {t('cancel')}
        </Button>
        <Button
          variant="secondary"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={t('levels.saveAndNextShortcut')}
          onClick={() => onSave(true)}
        >
          {t('levels.saveAndNext')}
        </Button>
        <Button onClick={() => onSave(false)}>{t(isNew ? 'levels.save' : 'edit')}</Button>
      </div>
    </div>
  )
}
