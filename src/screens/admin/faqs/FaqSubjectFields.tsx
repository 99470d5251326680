import type { UseQueryResult } from '@tanstack/react-query'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { Country } from '#contract/countries.ts'

import styles from '../form/FormLayout.module.css'
import { RecordSelect } from '../form/RecordSelect.tsx'
import { useVisaOptions } from '../form/useVisaOptions.ts'
import { otherSubject, type FaqValues } from './form-values.ts'

interface FaqSubjectFieldsProps {
  form: UseFormReturn<FaqValues>
  countries: UseQueryResult<Country[]>
  getFieldId: (name: string) => string
  getError: (name: 'countryId' | 'visaId') => string | undefined
}

/** The country and, among its visas and 'Autre', the subject. */
export function FaqSubjectFields({ form, countries, getFieldId, getError }: FaqSubjectFieldsProps) {
  const { t } = useTranslation('adminForms')
  const { control } = form
  const { field: country } = useController({ control, name: 'countryId' })
  const { field: subject } = useController({ control, name: 'visaId' })
  const { visas, toOption, isInCountry } = useVisaOptions(country.value)

  return (
    <div className={styles.twoColumns}>
      <RecordSelect
        {...country}
        id={getFieldId('countryId')}
        label={t('faqs.country')}
        error={getError('countryId')}
        placeholder={t('faqs.countryPlaceholder')}
        query={countries}
        toOption={({ id, name }) => ({ value: String(id), label: name })}
        required
        onChange={(chosen) => {
          country.onChange(chosen)
          const keeps = subject.value === otherSubject || isInCountry(subject.value, chosen)
          if (!keeps) subject.onChange('')
        }}
      />
      <RecordSelect
        {...subject}
        id={getFieldId('visaId')}
        label={t('faqs.subject')}
        error={getError('visaId')}
        placeholder={t('faqs.subjectPlaceholder')}
        query={visas}
        toOption={toOption}
        extraOptions={[{ value: otherSubject, label: t('faqs.other') }]}
        required
      />
    </div>
  )
}
