import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { RichTextEditor } from '#content/rich-text-editor/RichTextEditor.tsx'
import {
  feeCurrencies,
  type EditorState,
  type FeeCurrency,
  type LevelDraft,
  type LevelEditorEvent,
  type LevelErrors,
} from '#domain/level-editor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { TextArea } from '#ui/TextArea/TextArea.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'

import { usePreparations } from '../form/usePreparations.ts'
import styles from './Levels.module.css'

interface LevelFormProps {
  idPrefix: string
  editor: Exclude<EditorState, { status: 'closed' }>
  send: (event: LevelEditorEvent) => void
}

type ErrorMessages = Readonly<Record<string, Readonly<Record<string, string>>>>

const validatedFields = ['levelNumber', 'title', 'summary', 'amount'] as const

/** The inline level editor (spec 2.13). Its input is in the state machine of `domain/level-editor.ts`. */
export function LevelForm({ idPrefix, editor, send }: LevelFormProps) {
  const { t } = useTranslation('adminForms')
  const { draft, isAlertShown } = editor
  const isNew = editor.status === 'new'
  const messages: ErrorMessages = t('levels.errors', { returnObjects: true })
  const getFieldId = (name: string) => `${idPrefix}${name}`
  const getError = (name: keyof LevelErrors) => {
    const error = editor.errors[name]
    return error && messages[name]?.[error]
  }
  const getFieldProps = (name: keyof LevelDraft): DraftFieldProps => ({
    id: getFieldId(name),
    label: t(`levels.${name === 'title' ? 'levelTitle' : name}`),
    value: draft[name],
    onChange: (event: { target: { value: string } }) =>
      send({ type: 'change', changes: { [name]: event.target.value } }),
  })
  const [fileError, setFileError] = useState<string | undefined>(undefined)
  const [saveRequests, setSaveRequests] = useState(0)
  const errors = [...validatedFields, 'fullDescription' as const].flatMap((name) => {
    const summarisedFileError = saveRequests === 0 ? undefined : fileError
    const message = name === 'fullDescription' ? summarisedFileError : getError(name)
    return message === undefined ? [] : [{ fieldId: getFieldId(name), message }]
  })
  const { onPreparation, waitForPreparations } = usePreparations()
  async function onSave(): Promise<void> {
    await waitForPreparations()
    setSaveRequests((count) => count + 1)
  }
  // In an effect, because the preparation of a picture may just have changed the draft or the error.
  const save = useEffectEvent(() => {
    if (fileError === undefined) send({ type: 'save' })
  })
  useEffect(() => {
    if (saveRequests > 0) save()
  }, [saveRequests])

  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    container.current?.querySelector('input')?.focus()
  }, [])
  useEffect(() => {
    if (isAlertShown) container.current?.scrollIntoView({ block: 'nearest' })
  }, [isAlertShown])

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // Enter in an input saves the level, not the whole form.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void onSave()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keydown events bubble from the fields of the group
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
        submitCount={editor.saveAttempts + saveRequests}
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
        error={fileError}
        isFileRefused={fileError !== undefined}
        onRefusalChange={setFileError}
        onPreparation={onPreparation}
        value={draft.fullDescription}
        onChange={(fullDescription) => send({ type: 'change', changes: { fullDescription } })}
      />
      <FeeFields
        getFieldProps={getFieldProps}
        amountError={getError('amount')}
        currency={draft.currency}
        onCurrencyChange={(currency) => send({ type: 'change', changes: { currency } })}
      />
      <div className={styles.editorActions}>
        <Button variant="secondary" onClick={() => send({ type: 'cancel' })}>
          {t('cancel')}
        </Button>
        <Button onClick={() => void onSave()}>{t(isNew ? 'levels.save' : 'edit')}</Button>
      </div>
    </div>
  )
}

interface DraftFieldProps {
  id: string
  label: string
  value: string
  onChange: (event: { target: { value: string } }) => void
}

interface FeeFieldsProps {
  getFieldProps: (name: keyof LevelDraft) => DraftFieldProps
  amountError: string | undefined
  currency: FeeCurrency
  onCurrencyChange: (currency: FeeCurrency) => void
}

/** 'Informations sur les frais' (spec 2.13). The amount is a text input: a number input misreads a comma. */
function FeeFields({ getFieldProps, amountError, currency, onCurrencyChange }: FeeFieldsProps) {
  const { t } = useTranslation('adminForms')
  return (
    <fieldset className={styles.feeFields}>
      <legend className={styles.legend}>{t('levels.fee')}</legend>
      <div className={styles.amountRow}>
        <TextField
          {...getFieldProps('amount')}
          hint={t('levels.amountHint')}
          error={amountError}
          inputMode="decimal"
          autoComplete="off"
        />
        <Select
          id={getFieldProps('currency').id}
          label={t('levels.currency')}
          hint={t('levels.currencyHint')}
          options={feeCurrencies.map((code) => ({ value: code, label: code }))}
          value={currency}
          onChange={(chosen) => {
            const chosenCurrency = feeCurrencies.find((code) => code === chosen)
            if (chosenCurrency !== undefined) onCurrencyChange(chosenCurrency)
          }}
        />
      </div>
      <TextField
        {...getFieldProps('valueString')}
        hint={t('levels.valueStringHint')}
        autoComplete="off"
      />
      <TextField {...getFieldProps('basis')} hint={t('levels.basisHint')} autoComplete="off" />
      <TextArea {...getFieldProps('notes')} rows={2} />
    </fieldset>
  )
}
