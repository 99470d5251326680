import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Level } from '#domain/level-editor.ts'

import { findRecordName, htmlToText } from '../form/form-fields.ts'
import type { InterventionValues } from './form-values.ts'

/** The fields of an intervention in their order, as a person reads them. */
export function useInterventionFormFields() {
  const { t, i18n } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const visas = useQuery(queries.visas.list())

  function formatLevel({ fee, levelNumber, title, ...level }: Level): string {
    const price = formatPrice(fee, i18n.language)
    const heading = t('levels.heading', { levelNumber, title })
    const parts = [level.summary, htmlToText(level.fullDescription), price, fee.valueString]
    return [heading, ...parts, fee.basis, fee.notes].filter((part) => part !== '').join('\n')
  }
  return [
    {
      name: 'countryId',
      label: t('interventions.country'),
      formatValue: (v: InterventionValues) => findRecordName(countries.data, v.countryId),
    },
    {
      name: 'visaId',
      label: t('interventions.visa'),
      formatValue: (v: InterventionValues) => findRecordName(visas.data, v.visaId),
    },
    {
      name: 'serviceLevels',
      label: t('levels.title'),
      formatValue: (v: InterventionValues) => v.serviceLevels.levels.map(formatLevel).join('\n\n'),
    },
  ] as const
}

/** Amount and currency, as a card shows them (spec 2.13). */
export function formatPrice({ amount, currency }: Level['fee'], language: string): string {
  if (amount === undefined) return ''
  const fractions = Number.isInteger(amount) ? 0 : 2
  return `${amount.toLocaleString(language, { minimumFractionDigits: fractions })}\u00a0${currency}`
}
