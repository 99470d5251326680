import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { withSlugs, withVisaSlugs } from '#domain/slug.ts'
import { VisaContent } from '#components/visa-content/VisaContent.tsx'

import { Preview } from '../form/Preview.tsx'
import { toRequestBody, type VisaRecord, type VisaValues } from './form-values.ts'

interface VisaPreviewProps {
  values: VisaValues
  original: VisaRecord | undefined
}

/** The sheet of the page 'visa details', with what is in the form. */
export function VisaPreview({ values, original }: VisaPreviewProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const visas = useQuery(queries.visas.list())
  const body = toRequestBody(useDeferredValue(values), original)
  const country = countries.data?.find(({ id }) => id === body.countryId)
  const visa = {
    ...body,
    id: original?.id ?? Number.MAX_SAFE_INTEGER,
    name: body.name || t('preview.noName'),
  }
  const others = visas.data?.filter(({ id }) => id !== visa.id) ?? []
  const [slugged] = withVisaSlugs([visa, ...others])
  return (
    <Preview>
      <VisaContent
        country={country ?? { id: 0, name: t('preview.noCountry'), code: '' }}
        visa={visa}
        slugs={{ country: country?.slug ?? '', visa: slugged?.slug ?? '' }}
      />
    </Preview>
  )
}
