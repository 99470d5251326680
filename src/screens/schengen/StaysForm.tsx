import { Plus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { TypedDayField } from '#components/TypedDayField.tsx'
import { FormBorder } from '#components/ToolPage.tsx'
import {
  checkSchengen,
  emptyStay,
  maxStays,
  type SchengenValues,
} from '#domain/schengen/schengen-form.ts'
import { isTypedDayError, type TypedDay } from '#domain/typed-day.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './SchengenDays.module.css'

/** What is typed; the day is undefined until it is. */
export interface TypedStays extends Pick<SchengenValues, 'stays'> {
  readonly day: TypedDay | undefined
}

interface StaysFormProps {
  values: SchengenValues
  /** Called when something is typed: what was counted is of other stays then. */
  onChange: (typed: TypedStays) => void
  onSubmit: (values: SchengenValues) => void
}

const toFieldId = (field: string) => `schengen-${field}`

/** The stays, past and planned, and the day that one asks about. */
export function StaysForm({ values, onChange, onSubmit }: StaysFormProps) {
  const { t, i18n } = useTranslation(['schengen', 'dates'])
  const [stays, setStays] = useState(values.stays)
  // Until it is typed it is today, which is known after the first render only.
  const [typedDay, setTypedDay] = useState<TypedDay>()
  const day = typedDay ?? values.day
  const typed = { stays, day }
  const [submitCount, setSubmitCount] = useState(0)
  const [change, setChange] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const errors = submitCount === 0 ? {} : checkSchengen(typed)
  const getError = (field: string) => {
    const error = errors[field]
    if (error === undefined) return undefined
    return isTypedDayError(error) ? t(`dates:errors.${error}`) : t(`errors.${error}`)
  }

  /** An error beside others says which date it is about. */
  function describeError(field: string): string {
    const error = getError(field) ?? ''
    const [, name, index] = /^(entry|exit)(\d+)$/.exec(field) ?? []
    if (index === undefined) return error
    const stay = t('stay', { number: Number(index) + 1 })
    const date = t(name === 'entry' ? 'entry' : 'exit').toLocaleLowerCase(i18n.language)
    return t('errors.inStay', { stay, date, error })
  }
  function changeStays(changed: SchengenValues['stays']): void {
    setStays(changed)
    onChange({ stays: changed, day: typedDay })
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setSubmitCount(submitCount + 1)
    if (Object.keys(checkSchengen(typed)).length === 0) onSubmit(typed)
  }
  function add(): void {
    if (stays.length >= maxStays) return
    // The focus goes to what was asked for.
    flushSync(() => {
      setStays([...stays, emptyStay])
      setChange(t('added', { number: stays.length + 1 }))
    })
    document.getElementById(toFieldId(`entry${stays.length}`))?.focus()
  }
  function remove(index: number): void {
    changeStays(stays.filter((_, other) => other !== index))
    setChange(t('removed', { number: index + 1 }))
    addButton.current?.focus()
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormBorder />
      <ErrorSummary
        title={t('errors.title', { count: Object.keys(errors).length })}
        submitCount={submitCount}
        errors={Object.keys(errors).map((field) => ({
          fieldId: toFieldId(field),
          message: describeError(field),
        }))}
      />
      <ol role="list" className={styles.stays}>
        {stays.map((stay, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
          <li key={index} className={styles.stay}>
            <h2>{t('stay', { number: index + 1 })}</h2>
            {(['entry', 'exit'] as const).map((name) => (
              <TypedDayField
                key={name}
                id={toFieldId(`${name}${index}`)}
                label={t(name)}
                error={getError(`${name}${index}`)}
                value={stay[name]}
                onChange={(value) =>
                  changeStays(
                    stays.map((other, place) =>
                      place === index ? { ...other, [name]: value } : other,
                    ),
                  )
                }
              />
            ))}
            {stays.length > 1 && (
              <Button
                variant="tertiary"
                size="small"
                className={styles.remove}
                onClick={() => remove(index)}
              >
                <Trash2 size={16} strokeWidth={1.75} aria-hidden />
                <span>{t('remove', { number: index + 1 })}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <div>
        <Button
          ref={addButton}
          variant="secondary"
          size="small"
          aria-disabled={stays.length >= maxStays}
          onClick={add}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          <span>{t('add')}</span>
        </Button>
        <VisuallyHidden role="status">{change}</VisuallyHidden>
      </div>
      <TypedDayField
        id={toFieldId('day')}
        label={t('day')}
        hint={t('dayHint')}
        error={getError('day')}
        value={day}
        onChange={(value) => {
          setTypedDay(value)
          onChange({ stays, day: value })
        }}
      />
      <Button type="submit" className={styles.submit}>
        {t('submit')}
      </Button>
    </form>
  )
}
