import { useQuery } from '@tanstack/react-query'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import styles from '../form/FormLayout.module.css'
import { RecordSelect } from '../form/RecordSelect.tsx'
import { useVisaOptions } from '../form/useVisaOptions.ts'
import type { InterventionValues } from './form-values.ts'

interface InterventionSubjectFieldsProps {
  form: UseFormReturn<InterventionValues>
  getFieldId: (name: string) => string
  getError: (name: 'countryId' | 'visaId') => string | undefined
}

/** The country, with its code in brackets, and the visa that the intervention is for (spec 2.13). */
export function InterventionSubjectFields({
  form,
  getFieldId,
  getError,
}: InterventionSubjectFieldsProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const { control } = form
  const { field: country } = useController({ control, name: 'countryId' })
  const { field: visa } = useController({ control, name: 'visaId' })
  const { visas, toOption, isInCountry } = useVisaOptions(country.value)

  return (
    <div className={styles.twoColumns}>
      <RecordSelect
        {...country}
        id={getFieldId('countryId')}
        label={t('interventions.country')}
        error={getError('countryId')}
        placeholder={t('interventions.countryPlaceholder')}
        query={countries}
        toOption={({ id, name, code }) => ({ value: String(id), label: `${name} (${code})` })}
        onChange={(chosen) => {
          country.onChange(chosen)
          if (!isInCountry(visa.value, chosen)) visa.onChange('')
        }}
      />
      <RecordSelect
        {...visa}
        id={getFieldId('visaId')}
        label={t('interventions.visa')}
        error={getError('visaId')}
        placeholder={t('interventions.visaPlaceholder')}
        query={visas}
        toOption={toOption}
      />
    </div>
  )
}
