import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ComponentProps, type ReactElement, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { RetryMessage } from '#components/RetryMessage.tsx'
import { FormBorder } from '#components/ToolPage.tsx'
import {
  blocks,
  type OrientationQuestion,
  twoCountries,
} from '#domain/orientation/orientation-questions.ts'
import {
  getPosition,
  isComplete,
  listSteps,
  type OrientationAnswers,
  otherPerson,
  toOrientationSearch,
} from '#domain/orientation/orientation.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ChoiceList } from '#ui/ChoiceList/ChoiceList.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { FieldSet } from '#ui/Field/Field.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import type { RadioOption } from '#ui/RadioGroup/RadioGroup.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Orientation.module.css'
import { getWording, useCountries, useOptions } from './useAnswers.ts'

interface OrientationFormProps {
  headingId: string
  heading: string
  step: OrientationQuestion
  answers: OrientationAnswers
  /** The question that was changed, if this one hangs on it. */
  changed: OrientationQuestion | undefined
  /** Called with an answer that can be used. */
  onSubmit: (answer: string) => void
  /** Called with whether somebody answers for another person. */
  onPersonChange: (isOther: boolean) => void
}

/** One question on a page of its own. An answer is a button, so that it takes one press and cannot be missing. */
export function OrientationForm({
  headingId,
  heading,
  step,
  answers,
  changed,
  onSubmit,
  onPersonChange,
}: OrientationFormProps) {
  const { t } = useTranslation('orientation')
  const wording = getWording(answers)
  const legend = (
    <h1 id={headingId} tabIndex={-1} className={styles.question}>
      {heading}
    </h1>
  )
  const hint = t(`${wording}hints.${step}`)
  const { kind } = blocks[step]
  const options = useOptions(wording)(step)
  const question = { legend, hint, options, value: answers[step], onSubmit }
  return (
    <div className={styles.form}>
      <FormBorder />
      <noscript>
        <p>
          <Link to="/orientation/plan">{t('noScript')}</Link>
        </p>
      </noscript>
      <FormNote step={step} answers={answers} changed={changed} />
      {kind !== undefined ? (
        <CountryQuestion {...question} isPair={kind === 'pair'} />
      ) : (
        <FieldSet id={toFieldId(step)} label={legend} hint={hint}>
          {step === 'decision' && (
            <PersonField isOther={answers.person === otherPerson} onChange={onPersonChange} />
          )}
          <ChoiceList options={options} value={answers[step]} onChoose={onSubmit} />
        </FieldSet>
      )}
      <p className={styles.why}>
        <strong>{t('why')}</strong> <span>{t(`${wording}reasons.${step}`)}</span>
      </p>
      <BackLink step={step} answers={answers} />
    </div>
  )
}

interface StepProps {
  step: OrientationQuestion
  answers: OrientationAnswers
}

/** Which question this is, or what is being changed. */
function FormNote({ step, answers, changed }: StepProps & Pick<OrientationFormProps, 'changed'>) {
  const { t } = useTranslation('orientation')
  const position = getPosition(answers, step)
  const note =
    changed === undefined
      ? answers[step] === blocks[step].former && t('formerAnswer')
      : t('askedAgain', { question: t(`${getWording(answers)}questions.${changed}`) })
  if (note !== false) {
    return (
      <Notice variant="info">
        <p>{note}</p>
      </Notice>
    )
  }
  return (
    <p className={styles.position}>
      {isComplete(answers) ? (
        t('changing')
      ) : (
        <>
          <span>{t('position', position)}</span>
          <span className={styles.perforation} aria-hidden>
            {Array.from({ length: position.count }, (_, index) => (
              <i key={index} data-punched={index < position.number || undefined} />
            ))}
          </span>
        </>
      )}
    </p>
  )
}

/** The page before, or the result whose answer is being changed. */
function BackLink({ step, answers }: StepProps) {
  const { t } = useTranslation('orientation')
  const steps = listSteps(answers)
  const before = steps[steps.indexOf(step) - 1]
  const search = toOrientationSearch(answers)
  const isChanging = isComplete(answers)
  if (!isChanging && before === undefined) return null
  return (
    <Link
      to="/orientation"
      search={isChanging ? search : { ...search, question: before }}
      className={styles.back}
    >
      <ArrowLeft size={16} aria-hidden />
      <span>{t(isChanging ? 'result.title' : 'back')}</span>
    </Link>
  )
}

const toFieldId = (name: string) => `orientation-${name}`

interface QuestionProps {
  legend: ReactElement
  hint: string
  /** Beside the countries. */
  options: readonly RadioOption[]
  /** The answer given before. */
  value: string
  onSubmit: (answer: string) => void
}

interface PersonFieldProps {
  isOther: boolean
  onChange: (isOther: boolean) => void
}

/** Whether the questions are about the visitor. A choice beside the first of them, so that nobody has one more to answer. */
function PersonField({ isOther, onChange }: PersonFieldProps) {
  const { t } = useTranslation('orientation')
  const hintId = toFieldId('person-hint')
  return (
    <div className={styles.personField}>
      <label className={styles.person}>
        <input
          type="checkbox"
          checked={isOther}
          aria-describedby={hintId}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{t('person')}</span>
      </label>
      <p id={hintId} className={styles.note}>
        {t('personHint')}
      </p>
    </div>
  )
}

/** One country, two of them, or one that the site does not have; or which two. */
function CountryQuestion({ isPair, ...question }: QuestionProps & { isPair: boolean }) {
  const { t } = useTranslation('orientation')
  const nameCountry = useCountryName()
  const { data: countries = [], isPending, isLoadingError, refetch } = useCountries()
  const { legend, hint, options, value, onSubmit } = question
  if (isPending) {
    return (
      <LoadingRegion busy label={t('loading')}>
        {legend}
        <Skeleton lines={isPair ? 4 : 6} />
      </LoadingRegion>
    )
  }
  const choices = countries.map((country) => {
    const { lang, children } = nameCountry(country)
    const leading = <Flag code={country.code} size="small" />
    return { value: country.slug, label: children, lang, leading }
  })
  if (isPair) return <PairForm {...question} choices={choices} />
  const special = options.filter(({ value: one }) => one !== twoCountries || countries.length > 1)
  return (
    <>
      <FieldSet id={toFieldId('country')} label={legend} hint={hint}>
        <ChoiceList inline options={[...choices, ...special]} value={value} onChoose={onSubmit} />
      </FieldSet>
      {isLoadingError && (
        <RetryMessage title={t('failed')} text={t('failedAdvice')} onRetry={() => void refetch()} />
      )}
    </>
  )
}

interface PairFormProps extends QuestionProps {
  choices: ComponentProps<typeof Select>['options']
}

/** The two countries between which one hesitates. */
function PairForm({ legend, hint, choices, value, onSubmit }: PairFormProps) {
  const { t } = useTranslation('orientation')
  const [chosen, setChosen] = useState(value)
  const [submitCount, setSubmitCount] = useState(0)
  const [first = '', second = ''] = chosen.split(',')
  const isMissing = { first: first === '', second: second === '' || second === first }
  const missing = (['first', 'second'] as const).filter((name) => isMissing[name])
  const errors = (submitCount === 0 ? [] : missing).map((name) => ({
    fieldId: toFieldId(name),
    message: t(`errors.${name}`),
  }))
  const getError = (name: string) =>
    errors.find(({ fieldId }) => fieldId === toFieldId(name))?.message
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setSubmitCount(submitCount + 1)
    if (missing.length === 0) onSubmit(chosen)
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <ErrorSummary
        title={t('errors.title', { count: errors.length })}
        submitCount={submitCount}
        errors={errors}
      />
      <FieldSet id={toFieldId('pair')} label={legend} hint={hint}>
        <div className={styles.pair}>
          <Select
            id={toFieldId('first')}
            label={t('firstCountry')}
            placeholder={t('chooseCountry')}
            options={choices}
            error={getError('first')}
            value={first}
            onChange={(slug) => setChosen(`${slug},${second}`)}
          />
          <Select
            id={toFieldId('second')}
            label={t('secondCountry')}
            placeholder={t('chooseCountry')}
            options={choices}
            error={getError('second')}
            value={second}
            onChange={(slug) => setChosen(`${first},${slug}`)}
          />
        </div>
      </FieldSet>
      <div>
        <Button type="submit">{t('continue')}</Button>
      </div>
    </form>
  )
}
