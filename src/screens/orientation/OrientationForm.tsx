import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactElement, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { RetryMessage } from '#components/RetryMessage.tsx'
import {
  formerRegime,
  getPosition,
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
import { getWording, type ListedQuestion, useAnswers, useCountries } from './useAnswers.ts'

interface OrientationFormProps {
  headingId: string
  heading: string
  step: OrientationQuestion
  answers: OrientationAnswers
  place: Place | undefined
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
  place,
  changed,
  onSubmit,
  onPersonChange,
}: OrientationFormProps) {
  const { t } = useTranslation('orientation')
  const wording = getWording(answers)
  const value = step === 'place' ? (place ?? '') : answers[step]
  const legend = (
    <h1 id={headingId} tabIndex={-1} className={styles.question}>
      {heading}
    </h1>
  )
  const hint = t(`${wording}hints.${step}`)
  return (
    <div className={styles.form}>
      <noscript>
        <p>
          <Link to="/orientation/plan">{t('noScript')}</Link>
        </p>
      </noscript>
      <FormNote step={step} answers={answers} changed={changed} />
      {step === 'pair' ? (
        <PairForm legend={legend} hint={hint} value={value} onSubmit={onSubmit} />
      ) : step === 'country' ? (
        <CountryChoices legend={legend} hint={hint} value={value} onSubmit={onSubmit} />
      ) : (
        <FieldSet id={toFieldId(step)} label={legend} hint={hint}>
          {step === 'decision' && (
            <PersonField isOther={answers.person === otherPerson} onChange={onPersonChange} />
          )}
          <Answers step={step} wording={wording} value={value} onSubmit={onSubmit} />
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

const toFieldId = (name: string) => `orientation-${name}`

interface QuestionProps {
  legend: ReactElement
  hint: string
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

interface AnswersProps extends Pick<QuestionProps, 'value' | 'onSubmit'> {
  step: ListedQuestion
  wording: ReturnType<typeof getWording>
}

/** Answers that are the same everywhere. */
function Answers({ step, wording, value, onSubmit }: AnswersProps) {
  return <ChoiceList options={useAnswers(wording)[step]} value={value} onChoose={onSubmit} />
}

/** One country, two of them, or one that the site does not have. */
function CountryChoices({ legend, hint, value, onSubmit }: QuestionProps) {
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
      <FieldSet id={toFieldId('country')} label={legend} hint={hint}>
        <ChoiceList
          inline
          options={[...choices, { value: otherCountry, label: t('otherCountry') }]}
          value={value}
          onChoose={onSubmit}
        />
      </FieldSet>
      {isError && (
        <RetryMessage title={t('failed')} text={t('failedAdvice')} onRetry={() => void refetch()} />
      )}
    </>
  )
}

/** The two countries between which one hesitates. */
function PairForm({ legend, hint, value, onSubmit }: QuestionProps) {
  const { t } = useTranslation('orientation')
  const nameCountry = useCountryName()
  const { data: countries = [], isPending } = useCountries()
  const [chosen, setChosen] = useState(value)
  const [submitCount, setSubmitCount] = useState(0)
  const [first = '', second = ''] = chosen.split(',')
  const isMissing = { first: first === '', second: second === '' || second === first }
  const missing = (['first', 'second'] as const).filter((name) => isMissing[name])
  const errors = (submitCount === 0 ? [] : missing).map((name) => ({
    fieldId: toFieldId(name),
    message: t(`errors.${name}`),
  }))
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
