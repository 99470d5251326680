import { useQuery } from '@tanstack/react-query'
import { useController, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { useVisaSelection } from '#components/useVisaSelection.ts'
import type { DeadlineRule } from '#contract/deadlines.ts'
import {
  checkLetter,
  heldAnswers,
  type LetterError,
  type LetterErrors,
  type LetterValues,
  listCandidates,
  listQuestions,
  otherCountry,
  getApplicableRule,
  listLetterKinds,
  startsWithAppeal,
} from '#domain/deadlines/letter-answers.ts'
import type { LetterQuestion } from '#domain/deadlines/letter-questions.ts'
import { withSlugs } from '#domain/slug.ts'
import { getRecordCountryName, useCountryName } from '#i18n/country-names.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { DateField } from '#ui/DateField/DateField.tsx'
import { ErrorSummary } from '#ui/ErrorSummary/ErrorSummary.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { useClock } from '#ui/hooks/clock-context.ts'
import { Notice } from '#ui/Notice/Notice.tsx'
import { RadioGroup, type RadioOption } from '#ui/RadioGroup/RadioGroup.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { AppealHelp } from './AppealHelp.tsx'
import styles from './Letter.module.css'
import { LetterDrawing } from './LetterDrawing.tsx'

type FormValues = LetterValues & { readonly subject: string }

interface LetterFormProps {
  rules: readonly DeadlineRule[]
  values: LetterValues
  /** The slug of the visa that was applied for; empty if it is not known. */
  subject: string
  /** Undefined in the first render. */
  now: Date | undefined
  /** Called with answers that are complete. */
  onSubmit: (values: LetterValues, subject: string) => void
}

/** The questions about a letter. Each answer decides which question follows; nothing is asked that changes nothing. */
export function LetterForm({ rules, values, subject, now, onSubmit }: LetterFormProps) {
  const { t } = useTranslation('letter')
  const clock = useClock()
  const form = useForm<FormValues>({
    defaultValues: { ...values, subject },
    shouldFocusError: false,
  })
  const answers = useWatch({ control: form.control, compute: (watched: FormValues) => watched })
  const asked = listQuestions(answers, rules)
  const rule = getApplicableRule(answers, rules)
  const { translate } = useRecordTexts()
  const { submitCount } = form.formState
  // Checked as a whole: a date is judged by another one.
  const errors: LetterErrors =
    submitCount === 0 || now === undefined ? {} : checkLetter(answers, rules, now)
  const getMessage = (question: LetterQuestion, error: LetterError) =>
    error === 'missing' && question !== 'received' && question !== 'posted'
      ? t(`errors.${question}`)
      : t(`errors.${error}`)
  const getError = (question: LetterQuestion) => {
    const error = errors[question]
    return error && getMessage(question, error)
  }
  const summary = asked.flatMap((question) => {
    const message = getError(question)
    return message === undefined ? [] : [{ fieldId: toFieldId(question), message }]
  })
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        void form.handleSubmit(({ subject: visa, ...typed }) => {
          const isComplete = Object.keys(checkLetter(typed, rules, clock())).length === 0
          if (isComplete) onSubmit(typed, visa)
        })(event)
      }
    >
      <ErrorSummary
        title={t('errors.title', { count: summary.length })}
        submitCount={submitCount}
        errors={summary}
      />
      <Choices form={form} answers={answers} asked={asked} rules={rules} getError={getError} />
      <div role="status" className={styles.period}>
        {rule !== undefined && (
          <Notice variant="info">
            <p {...translate(rule.period)} />
          </Notice>
        )}
      </div>
      {asked.includes('received') && (
        <TypedDayField
          form={form}
          name="received"
          kind={startsWithAppeal(answers, rules) ? 'appealArrived' : 'received'}
          error={getError('received')}
        />
      )}
      {asked.includes('posted') && (
        <TypedDayField form={form} name="posted" kind="posted" error={getError('posted')} />
      )}
      {answers.letter !== '' && <SubjectField form={form} country={answers.country} />}
      <Button type="submit">{t('submit')}</Button>
      {answers.subject !== '' && <AppealHelp country={answers.country} subject={answers.subject} />}
    </form>
  )
}

/** The id of the first control of a question. */
export const toFieldId = (question: LetterQuestion) => `lettre-${question}`

interface ChoicesProps {
  form: UseFormReturn<FormValues>
  answers: FormValues
  asked: readonly LetterQuestion[]
  rules: readonly DeadlineRule[]
  getError: (question: LetterQuestion) => string | undefined
}

/** The questions that are answered by a choice. */
function Choices({ form, answers, asked, rules, getError }: ChoicesProps) {
  const { t } = useTranslation('letter')
  const { translate } = useRecordTexts()
  const countries = useCountryOptions(rules)
  const candidates = listCandidates(answers, rules)
  const choices = {
    country: { options: countries, inline: true, hint: undefined },
    letter: {
      options: listLetterKinds(answers.country, rules).map((kind) => ({
        value: kind,
        label: t(`letters.${kind}.label`),
        hint: t(`letters.${kind}.hint`),
        leading: <LetterDrawing kind={kind} />,
      })),
      inline: false,
      hint: undefined,
    },
    rule: {
      options: candidates.map(({ slug, situation }) => {
        const { lang, children } = translate(situation)
        return { value: slug, label: children, lang }
      }),
      inline: false,
      hint: t('hints.rule'),
    },
    held: {
      options: heldAnswers.map((value) => ({ value, label: t(`held.${value}`) })),
      inline: true,
      hint: t('hints.held'),
    },
  } satisfies Record<string, { options: RadioOption[]; inline: boolean; hint: string | undefined }>
  function choose(name: 'country' | 'letter' | 'rule' | 'held', value: string): void {
    form.setValue(name, value)
    // Its visas are those of another country.
    if (name === 'country') form.setValue('subject', '')
  }
  return (['country', 'letter', 'rule', 'held'] as const)
    .filter((name) => asked.includes(name))
    .map((name) => (
      <RadioGroup
        key={name}
        {...choices[name]}
        id={toFieldId(name)}
        name={name}
        label={t(`questions.${name}`)}
        error={getError(name)}
        value={answers[name]}
        onChange={(value) => choose(name, value)}
      />
    ))
}

/** The countries of the site, those of which a rule is known, and any other. */
function useCountryOptions(rules: readonly DeadlineRule[]): RadioOption[] {
  const { t } = useTranslation('letter')
  const nameCountry = useCountryName()
  const { data: countries = [] } = useQuery(useApi().queries.countries.list())
  const codes = new Set([
    ...countries.map(({ code }) => code.toUpperCase()),
    ...rules.map(({ country }) => country),
  ])
  return [
    ...[...codes].map((code) => {
      const name = countries.find((country) => country.code.toUpperCase() === code)?.name ?? ''
      const { lang, children } = nameCountry({ code, name: name || getRecordCountryName(code) })
      return { value: code, label: children, lang, leading: <Flag code={code} size="small" /> }
    }),
    { value: otherCountry, label: t('otherCountry') },
  ]
}

interface TypedDayFieldProps {
  form: UseFormReturn<FormValues>
  name: 'received' | 'posted'
  kind: 'received' | 'appealArrived' | 'posted'
  error: string | undefined
}

function TypedDayField({ form, name, kind, error }: TypedDayFieldProps) {
  const { t } = useTranslation('letter')
  const { field } = useController({ name, control: form.control })
  return (
    <DateField
      id={toFieldId(name)}
      label={t(`questions.${kind}`)}
      hint={t(`hints.${kind}`)}
      error={error}
      partLabels={{
        day: t('dateParts.day'),
        month: t('dateParts.month'),
        year: t('dateParts.year'),
      }}
      value={field.value}
      onChange={field.onChange}
    />
  )
}

/** Which visa it was about, for a country whose visas the site has. */
function SubjectField({
  form,
  country: code,
}: {
  form: UseFormReturn<FormValues>
  country: string
}) {
  const { t } = useTranslation('letter')
  const { translate } = useRecordTexts()
  const { field } = useController({ name: 'subject', control: form.control })
  const countries = useQuery({ ...useApi().queries.countries.list(), select: withSlugs })
  const country = countries.data?.find((one) => one.code.toUpperCase() === code)
  const { visas } = useVisaSelection({ country: country?.slug })
  const isLoading = countries.isPending || (country !== undefined && visas.isPending)
  if (isLoading && code !== otherCountry) {
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
      value={visas.data.some(({ slug }) => slug === field.value) ? field.value : ''}
      onChange={field.onChange}
    />
  )
}
