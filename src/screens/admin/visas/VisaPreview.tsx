import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { VisaContent } from '#components/visa-content/VisaContent.tsx'
import type { VisaInput } from '#contract/visas.ts'
import { withSlugs, withVisaSlugs } from '#domain/slug.ts'

import { Preview } from '../form/Preview.tsx'

interface VisaPreviewProps {
  /** Undefined for a new visa. */
  id: number | undefined
  body: VisaInput
}

/** Previews the content of the public page 'visa details'. */
export function VisaPreview({ id = Number.MAX_SAFE_INTEGER, body }: VisaPreviewProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const visas = useQuery(queries.visas.list())
  const deferredBody = useDeferredValue(body)
  const country = countries.data?.find((each) => each.id === deferredBody.countryId)
  const visa = { ...deferredBody, id, name: deferredBody.name || t('preview.noName') }
  const others = visas.data?.filter((each) => each.id !== id) ?? []
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
