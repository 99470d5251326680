import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactElement, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { RetryMessage } from '#components/RetryMessage.tsx'
import {
  formerRegime,
  getPosition,
  isAnswered,
  isComplete,
  listSteps,
  type OrientationAnswers,
  type OrientationQuestion,
  otherCountry,
  otherPerson,
  type Place,
  toOrientationSearch,
  twoCountries,
} from '#domain/orientation/orientation.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { FieldSet } from '#ui/Field/Field.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { RadioGroup, type RadioOption } from '#ui/RadioGroup/RadioGroup.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import styles from './Orientation.module.css'
import { getWording, useAnswers, useCountries } from './useAnswers.ts'

interface OrientationFormProps {
  headingId: string
  heading: string
  step: OrientationQuestion
  answers: OrientationAnswers
  place: Place | undefined
  /** The question that was changed, if this one hangs on it. */
  changed: OrientationQuestion | undefined
  /** Called with an answer that can be used; empty if the question may be left without one. */
  onSubmit: (answer: string) => void
  /** Called with whether somebody answers for another person. */
  onPersonChange: (isOther: boolean) => void
}

/** One question on a page of its own. Nothing goes on by itself. */
export function OrientationForm({
  headingId,
  heading,
  step,
  answers,
  place,
  changed,
  onSubmit,
  onPersonChange,
}: OrientationFormProps) {
  const { t } = useTranslation('orientation')
  const [value, setValue] = useState(step === 'place' ? (place ?? '') : answers[step])
  const [submitCount, setSubmitCount] = useState(0)
  const getErrors = useErrors(step, answers)
  const errors = submitCount === 0 ? [] : getErrors(value)
  const wording = getWording(answers)
  const legend = (
    <h1 id={headingId} tabIndex={-1} className={styles.question}>
      {heading}
    </h1>
  )

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setSubmitCount(submitCount + 1)
    if (getErrors(value).length === 0) onSubmit(value)
  }
  return (
    // Browsers restore what a form held, and some write it down: not where somebody is.
    <form
      noValidate
      autoComplete={step === 'place' ? 'off' : undefined}
      className={styles.form}
      onSubmit={submit}
    >
      <ErrorSummary
        title={t('errors.title', { count: errors.length })}
        submitCount={submitCount}
        errors={errors}
      />
      <noscript>
        <p>
          <Link to="/orientation/plan">{t('noScript')}</Link>
        </p>
      </noscript>
      <FormNote step={step} answers={answers} changed={changed} />
      {step === 'pair' ? (
        <PairFields legend={legend} value={value} errors={errors} onChange={setValue} />
      ) : step === 'country' ? (
        <CountryField
          legend={legend}
          wording={wording}
          value={value}
          errors={errors}
          onChange={setValue}
        />
      ) : (
        <AnswerField
          step={step}
          wording={wording}
          legend={legend}
          value={value}
          errors={errors}
          onChange={setValue}
        />
      )}
      {step === 'decision' && (
        <PersonField isOther={answers.person === otherPerson} onChange={onPersonChange} />
      )}
      <p className={styles.why}>
        <strong>{t('why')}</strong> <span>{t(`${wording}reasons.${step}`)}</span>
      </p>
      <div className={styles.actions}>
        <Button type="submit">{t('continue')}</Button>
        <BackLink step={step} answers={answers} />
      </div>
    </form>
  )
}

interface StepProps {
  step: OrientationQuestion
  answers: OrientationAnswers
}

/** Which question this is, or what is being changed. */
function FormNote({ step, answers, changed }: StepProps & Pick<OrientationFormProps, 'changed'>) {
  const { t } = useTranslation('orientation')
  if (changed !== undefined) {
    return (
      <Notice variant="info">
        <p>{t('askedAgain', { question: t(`${getWording(answers)}questions.${changed}`) })}</p>
      </Notice>
    )
  }
  if (step === 'regime' && answers.regime === formerRegime) {
    return (
      <Notice variant="info">
        <p>{t('regimeChanged')}</p>
      </Notice>
    )
  }
  return (
    <p className={styles.position}>
      {isComplete(answers) ? t('changing') : t('position', getPosition(answers, step))}
    </p>
  )
}

/** The page before, or the result whose answer is being changed. */
function BackLink({ step, answers }: StepProps) {
  const { t } = useTranslation('orientation')
  const steps = listSteps(answers)
  const before = steps[steps.indexOf(step) - 1]
  const search = toOrientationSearch(answers)
  if (isComplete(answers)) {
    return (
      <Link to="/orientation" search={search} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        <span>{t('result.title')}</span>
      </Link>
    )
  }
  return (
    before !== undefined && (
      <Link to="/orientation" search={{ ...search, question: before }} className={styles.back}>
        <ArrowLeft size={16} aria-hidden />
        <span>{t('back')}</span>
      </Link>
    )
  )
}

interface FormError {
  readonly fieldId: string
  readonly message: string
}

/** Returns a function that gives what is wrong with an answer. */
function useErrors(step: OrientationQuestion, answers: OrientationAnswers) {
  const { t } = useTranslation('orientation')
  return (value: string): FormError[] => {
    if (step === 'place' || isAnswered(step, { ...answers, [step]: value })) return []
    if (step !== 'pair') return [{ fieldId: toFieldId(step), message: t(`errors.${step}`) }]
    const [first, second] = value.split(',')
    const isMissing = { first: !first, second: !second || first === second }
    return (['first', 'second'] as const)
      .filter((name) => isMissing[name])
      .map((name) => ({ fieldId: toFieldId(name), message: t(`errors.${name}`) }))
  }
}

const toFieldId = (name: string) => `orientation-${name}`

interface FieldProps {
  legend: ReactElement
  value: string
  errors: readonly FormError[]
  onChange: (value: string) => void
}

interface WordingProps {
  wording: ReturnType<typeof getWording>
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
    <div>
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

/** A question whose answers are the same everywhere. */
function AnswerField({
  step,
  wording,
  legend,
  value,
  errors,
  onChange,
}: FieldProps & WordingProps & { step: Exclude<OrientationQuestion, 'country' | 'pair'> }) {
  const { t } = useTranslation('orientation')
  return (
    <RadioGroup
      id={toFieldId(step)}
      name={toFieldId(step)}
      label={legend}
      hint={t(`${wording}hints.${step}`)}
      error={errors[0]?.message}
      options={useAnswers(wording)[step]}
      value={value}
      onChange={onChange}
    />
  )
}

/** One country, two of them, or one that the site does not have. */
function CountryField({ legend, wording, value, errors, onChange }: FieldProps & WordingProps) {
  const { t } = useTranslation('orientation')
  const nameCountry = useCountryName()
  const { data: countries = [], isPending, isError, refetch } = useCountries()
  if (isPending) {
    return (
      <LoadingRegion busy label={t('loading')}>
        {legend}
        <Skeleton lines={6} />
      </LoadingRegion>
    )
  }
  const choices: RadioOption[] = countries.map((country) => {
    const { lang, children } = nameCountry(country)
    const leading = <Flag code={country.code} size="small" />
    return { value: country.slug, label: children, lang, leading }
  })
  if (countries.length > 1) choices.push({ value: twoCountries, label: t('twoCountries') })
  return (
    <>
      <RadioGroup
        id={toFieldId('country')}
        name={toFieldId('country')}
        inline
        label={legend}
        hint={t(`${wording}hints.country`)}
        error={errors[0]?.message}
        options={[...choices, { value: otherCountry, label: t('otherCountry') }]}
        value={value}
        onChange={onChange}
      />
      {isError && (
        <RetryMessage title={t('failed')} text={t('failedAdvice')} onRetry={() => void refetch()} />
      )}
    </>
  )
}

/** The two countries between which one hesitates. */
function PairFields({ legend, value, errors, onChange }: FieldProps) {
  const { t } = useTranslation('orientation')
  const nameCountry = useCountryName()
  const { data: countries = [], isPending } = useCountries()
  const [first = '', second = ''] = value.split(',')
  const choices = countries.map((country) => {
    const { lang, children } = nameCountry(country)
    return { value: country.slug, label: children, lang }
  })
  const getError = (name: string) =>
    errors.find(({ fieldId }) => fieldId === toFieldId(name))?.message
  if (isPending) {
    return (
      <LoadingRegion busy label={t('loading')}>
        {legend}
        <Skeleton lines={4} />
      </LoadingRegion>
    )
  }
  return (
    <FieldSet id={toFieldId('pair')} label={legend} hint={t('hints.pair')}>
      <div className={styles.pair}>
        <Select
          id={toFieldId('first')}
          label={t('firstCountry')}
          placeholder={t('chooseCountry')}
          options={choices}
          error={getError('first')}
          value={first}
          onChange={(slug) => onChange(`${slug},${second}`)}
        />
        <Select
          id={toFieldId('second')}
          label={t('secondCountry')}
          placeholder={t('chooseCountry')}
          options={choices}
          error={getError('second')}
          value={second}
          onChange={(slug) => onChange(`${first},${slug}`)}
        />
      </div>
    </FieldSet>
  )
}
