import type { UseQueryResult } from '@tanstack/react-query'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { Country } from '#contract/countries.ts'

import styles from '../form/FormFrame.module.css'
import { RecordSelect } from '../form/RecordSelect.tsx'
import { useVisaOptions } from '../form/useVisaOptions.ts'
import { otherSubject, type FaqValues } from './values.ts'

interface FaqSubjectProps {
  form: UseFormReturn<FaqValues>
  countries: UseQueryResult<Country[]>
  idOf: (name: string) => string
  errorOf: (name: 'countryId' | 'visaId') => string | undefined
}

/** The country and, among its visas and 'Autre', the subject. */
export function FaqSubject({ form, countries, idOf, errorOf }: FaqSubjectProps) {
  const { t } = useTranslation('adminForms')
  const { control } = form
  const { field: country } = useController({ control, name: 'countryId' })
  const { field: subject } = useController({ control, name: 'visaId' })
  const { visas, optionOf, isOfCountry } = useVisaOptions(country.value)

  return (
    <div className={styles.pair}>
      <RecordSelect
        {...country}
        id={idOf('countryId')}
        label={t('faqs.country')}
        error={errorOf('countryId')}
        placeholder={t('faqs.countryPlaceholder')}
        list={countries}
        optionOf={({ id, name }) => ({ value: String(id), label: name })}
        required
        onChange={(chosen) => {
          country.onChange(chosen)
          const keeps = subject.value === otherSubject || isOfCountry(subject.value, chosen)
          if (!keeps) subject.onChange('')
        }}
      />
      <RecordSelect
        {...subject}
        id={idOf('visaId')}
        label={t('faqs.subject')}
        error={errorOf('visaId')}
        placeholder={t('faqs.subjectPlaceholder')}
        list={visas}
        optionOf={optionOf}
        others={[{ value: otherSubject, label: t('faqs.other') }]}
        required
      />
    </div>
  )
}
