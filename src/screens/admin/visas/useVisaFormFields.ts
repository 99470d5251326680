import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { findRecordName, htmlToText } from '../form/form-fields.ts'
import { getImageSize } from '../form/image-size.ts'
import type { VisaValues } from './form-values.ts'

/** The fields of a visa in their order, as a person reads them. */
export function useVisaFormFields() {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  return [
    { name: 'name', label: t('visas.name'), formatValue: (v: VisaValues) => v.name },
    { name: 'summary', label: t('visas.summary'), formatValue: (v: VisaValues) => v.summary },
    {
      name: 'content',
      label: t('visas.content'),
      formatValue: (v: VisaValues) => htmlToText(v.content),
    },
    {
      name: 'image',
      label: t('visas.image'),
      formatValue: (v: VisaValues) =>
        t(v.image === null ? 'image.none' : 'image.present', getImageSize(v.image)),
    },
    {
      name: 'countryId',
      label: t('visas.country'),
      formatValue: (v: VisaValues) => findRecordName(countries.data, v.countryId),
    },
  ] as const
}
