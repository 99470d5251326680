import { useQuery } from '@tanstack/react-query'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import styles from '../form/FormFrame.module.css'
import { RecordSelect } from '../form/RecordSelect.tsx'
import { useVisaOptions } from '../form/useVisaOptions.ts'
import type { InterventionValues } from './values.ts'

interface InterventionSubjectProps {
  form: UseFormReturn<InterventionValues>
  idOf: (name: string) => string
  errorOf: (name: 'countryId' | 'visaId') => string | undefined
}

/** The country, with its code in brackets, and the visa that the intervention is for (spec 2.13). */
export function InterventionSubject({ form, idOf, errorOf }: InterventionSubjectProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const { control } = form
  const { field: country } = useController({ control, name: 'countryId' })
  const { field: visa } = useController({ control, name: 'visaId' })
  const { visas, optionOf, isOfCountry } = useVisaOptions(country.value)

  return (
    <div className={styles.pair}>
      <RecordSelect
        {...country}
        id={idOf('countryId')}
        label={t('interventions.country')}
        error={errorOf('countryId')}
        placeholder={t('interventions.countryPlaceholder')}
        list={countries}
        optionOf={({ id, name, code }) => ({ value: String(id), label: `${name} (${code})` })}
        onChange={(chosen) => {
          country.onChange(chosen)
          if (!isOfCountry(visa.value, chosen)) visa.onChange('')
        }}
      />
      <RecordSelect
        {...visa}
        id={idOf('visaId')}
        label={t('interventions.visa')}
        error={errorOf('visaId')}
        placeholder={t('interventions.visaPlaceholder')}
        list={visas}
        optionOf={optionOf}
      />
    </div>
  )
}
