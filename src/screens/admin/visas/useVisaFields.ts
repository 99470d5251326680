import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { nameOf, textOfHtml } from '../form/fields.ts'
import { imageMark } from '../form/imageMark.ts'
import type { VisaValues } from './values.ts'

/** The fields of a visa in their order, as a person reads them. */
export function useVisaFields() {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  return [
    { name: 'name', label: t('visas.name'), show: (v: VisaValues) => v.name },
    { name: 'summary', label: t('visas.summary'), show: (v: VisaValues) => v.summary },
    { name: 'content', label: t('visas.content'), show: (v: VisaValues) => textOfHtml(v.content) },
    {
      name: 'image',
      label: t('visas.image'),
      show: (v: VisaValues) =>
        t(v.image === null ? 'image.none' : 'image.some', imageMark(v.image)),
    },
    {
      name: 'countryId',
      label: t('visas.country'),
      show: (v: VisaValues) => nameOf(countries.data, v.countryId),
    },
  ] as const
}
