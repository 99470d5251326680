import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { FormBorder } from '#components/ToolPage.tsx'
import { TypedDayField } from '#components/TypedDayField.tsx'
import { useVisaSelection } from '#components/useVisaSelection.ts'
import type { DeadlineRule } from '#contract/deadlines.ts'
import {
  checkLetter,
  type DayQuestion,
  type Letter,
  type LetterError,
  type LetterErrors,
  type LetterQuestion,
  letterQuestions,
  type LetterValues,
  otherCountryCode,
  readLetter,
} from '#domain/deadlines/letter-answers.ts'
import { isTypedDayError } from '#domain/typed-day.ts'
import { withSlugs } from '#domain/slug.ts'
import { getRecordCountryName, useCountryName } from '#i18n/country-names.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { useClock } from '#ui/hooks/clock-context.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { RadioGroup, type RadioOption } from '#ui/RadioGroup/RadioGroup.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { AppealHelp, FindLetterLawyer } from './AppealHelp.tsx'
import styles from './Letter.module.css'
import { LetterDrawing } from './LetterDrawing.tsx'
import { useLetterTexts } from './useLetterTexts.ts'

type FormValues = LetterValues & { readonly subject: string }

interface LetterFormProps {
  rules: readonly DeadlineRule[]
  values: LetterValues
  /** The slug of the visa that was applied for; empty if it is not known. */
  subject: string
  /** Undefined in the first render. */
  now: Date | undefined
  /** Whether the URL names an answer that cannot be used: the form says so before it is submitted. */
  isMisread: boolean
  /** Called with each change. */
  onChange: (values: LetterValues, subject: string) => void
  /** Called with answers that are complete. */
  onSubmit: (values: LetterValues, subject: string) => void
}

/** The questions about a letter. Each answer decides which question follows; nothing is asked that changes nothing. */
export function LetterForm({
  rules,
  values,
  subject,
  now,
  isMisread,
  onChange,
  onSubmit,
}: LetterFormProps) {
  const { t } = useTranslation(['letter', 'dates'])
  const clock = useClock()
  const [answers, setAnswers] = useState<FormValues>({ ...values, subject })
  const [submits, setSubmits] = useState(0)
  const submitCount = Math.max(submits, isMisread ? 1 : 0)
  const letter = readLetter(answers, rules)
  const { asked, applicable, start } = letter
  const { toQuestion } = useLetterTexts(letter)
  const { translate } = useRecordTexts()
  // Checked as a whole: a date is judged by another one.
  const errors: LetterErrors =
    submitCount === 0 || now === undefined ? {} : checkLetter(letter, now)
  const getMessage = (question: LetterQuestion, error: LetterError) => {
    if (error === 'missing' && !isDayQuestion(question)) return t(`errors.${question}`)
    return isTypedDayError(error) ? t(`dates:errors.${error}`) : t(`errors.${error}`)
  }
  const getError = (question: LetterQuestion) => {
    const error = errors[question]
    return error && getMessage(question, error)
  }
  const summary = asked.flatMap((question) => {
    const message = getError(question)
    return message === undefined ? [] : [{ fieldId: toFieldId(question), message }]
  })
  function change(changed: Partial<FormValues>): void {
    const next = { ...answers, ...changed }
    setAnswers(next)
    // What is typed goes into the URL, which is then read rightly.
    setSubmits(submitCount)
    const { subject: visa, ...typed } = next
    onChange(typed, visa)
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    setSubmits(submitCount + 1)
    const { subject: visa, ...typed } = answers
    if (Object.keys(checkLetter(letter, clock())).length === 0) onSubmit(typed, visa)
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormBorder />
      <ErrorSummary
        title={t('errors.title', { count: summary.length })}
        submitCount={submitCount}
        errors={summary}
      />
      <Choices
        letter={letter}
        rules={rules}
        getError={getError}
        onChange={(name, value) =>
          // The visas are those of another country.
          change({ [name]: value, ...(name === 'country' && { subject: '' }) })
        }
      />
      <div role="status" className={styles.period}>
        {applicable !== undefined && (
          <Notice variant="info">
            <p {...translate(applicable.period)} />
          </Notice>
        )}
      </div>
      {asked.filter(isDayQuestion).map((question) => (
        <TypedDayField
          key={question}
          id={toFieldId(question)}
          label={toQuestion(question)}
          hint={question === 'received' ? t(`starts.${start}.hint`) : t(`hints.${question}`)}
          error={getError(question)}
          value={answers[question]}
          onChange={(day) => change({ [question]: day })}
        />
      ))}
      {answers.letter !== '' && (
        <SubjectField
          country={answers.country}
          value={answers.subject}
          onChange={(chosen) => change({ subject: chosen })}
        />
      )}
      <Button type="submit">{t('submit')}</Button>
      {answers.subject !== '' && (
        <>
          <AppealHelp country={answers.country} subject={answers.subject} />
          <FindLetterLawyer country={answers.country} subject={answers.subject} />
        </>
      )}
    </form>
  )
}

/** The id of the first control of a question. */
export const toFieldId = (question: LetterQuestion) => `lettre-${question}`

const isDayQuestion = (question: LetterQuestion): question is DayQuestion =>
  letterQuestions[question].kind === 'day'
type ChoiceQuestion = Exclude<LetterQuestion, DayQuestion>

interface ChoicesProps {
  letter: Letter
  rules: readonly DeadlineRule[]
  getError: (question: LetterQuestion) => string | undefined
  onChange: (name: ChoiceQuestion, value: string) => void
}

/** The questions that are answered by a choice. */
function Choices({ letter, rules, getError, onChange }: ChoicesProps) {
  const { t } = useTranslation('letter')
  const countries = useCountryOptions(rules)
  const { options, toQuestion } = useLetterTexts(letter)
  const choices: Readonly<
    Record<
      ChoiceQuestion,
      Omit<ComponentProps<typeof RadioGroup>, 'label' | 'name' | 'value' | 'onChange'>
    >
  > = {
    country: { ...countries, inline: true },
    letter: {
      options: options.letter.map((option) => ({
        ...option,
        leading: <LetterDrawing kind={option.value} />,
      })),
    },
    rule: { options: options.rule, hint: t('hints.rule') },
    held: { options: options.held, hint: t('hints.held'), inline: true },
    came: { options: options.came, hint: t('hints.came') },
  }
  return letter.asked
    .filter((name) => !isDayQuestion(name))
    .map((name) => (
      <RadioGroup
        key={name}
        {...choices[name]}
        id={toFieldId(name)}
        name={name}
        label={toQuestion(name)}
        error={getError(name)}
        value={letter.values[name]}
        onChange={(value) => onChange(name, value)}
      />
    ))
}

/**
 * The countries of which a rule is known, the others of the site, and any other. The first ones never wait; the page
 * keeps room for the others, so that it does not move when they come.
 */
function useCountryOptions(rules: readonly DeadlineRule[]) {
  const { t } = useTranslation('letter')
  const nameCountry = useCountryName()
  const { data: countries = [], isPending } = useQuery(useApi().queries.countries.list())
  const codes = new Set([
    ...rules.map(({ country }) => country),
    ...countries.map(({ code }) => code.toUpperCase()),
  ])
  const options: RadioOption[] = [...codes].map((code) => {
    const name = countries.find((country) => country.code.toUpperCase() === code)?.name ?? ''
    const { lang, children } = nameCountry({ code, name: name || getRecordCountryName(code) })
    return { value: code, label: children, lang, leading: <Flag code={code} size="small" /> }
  })
  if (isPending) return { options, loading: Math.max(usualCountryCount - options.length, 0) + 1 }
  return {
    options: [...options, { value: otherCountryCode, label: t('otherCountry') }],
    loading: 0,
  }
}

/** How many countries the site had when it opened: the room that is kept while they load. */
const usualCountryCount = 6

interface SubjectFieldProps {
  country: string
  value: string
  onChange: (value: string) => void
}

/** Which visa it was about, for a country whose visas the site has. */
function SubjectField({ country: code, value, onChange }: SubjectFieldProps) {
  const { t } = useTranslation('letter')
  const { translate } = useRecordTexts()
  const countries = useQuery({ ...useApi().queries.countries.list(), select: withSlugs })
  const country = countries.data?.find((one) => one.code.toUpperCase() === code)
  const { visas } = useVisaSelection({ country: country?.slug })
  const isLoading = countries.isPending || (country !== undefined && visas.isPending)
  if (isLoading && code !== otherCountryCode) {
    return (
      <LoadingRegion busy label={t('loadingVisas')}>
        <Skeleton variant="block" className={styles.placeholder} />
      </LoadingRegion>
    )
  }
  // Without the country the selection is that of Belgium.
  if (country === undefined || visas.data === undefined || visas.data.length === 0) return null
  return (
    <Select
      label={t('questions.subject')}
      hint={t('hints.subject')}
      options={[
        { value: '', label: t('noSubject') },
        ...visas.data.map(({ slug, name }) => ({ value: slug, ...toLabel(translate(name)) })),
      ]}
      value={visas.data.some(({ slug }) => slug === value) ? value : ''}
      onChange={onChange}
    />
  )
}
