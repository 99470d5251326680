import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDeferredValue } from 'react'

import { useApi } from '#api/context.ts'
import { VisaContent } from '#components/VisaContent.tsx'
import { translatableFields } from '#content/translations/translatable-fields.ts'
import type { InferSchema } from '#contract/schema.ts'
import type { VisaDetail, VisaInput } from '#contract/visas.ts'
import { getVisaCountryId, withSlugs, withVisaSlugs } from '#domain/slug.ts'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'

import { image, paragraphs, reference, richText, text } from '../../core/definition/fields.tsx'
import { Preview } from '../../core/form/Preview.tsx'
import { defineRecord, type PreviewProps } from '../../core/definition/record-definition.ts'
import { EntityForm } from '../../extensions/EntityForm.tsx'

/** The form has no field for it and sends this value for a new visa (spec 5, 9). An edit keeps the record's own. */
const newVisaInterventionId = 1

type VisaRecord = InferSchema<typeof VisaDetail>

/** No field is required (spec 5). */
export const visaDefinition = defineRecord<VisaRecord, VisaInput>()({
  entity: 'visas',
  getCalls: ({ visas }) => visas,
  getStored: (visa) => ({ ...visa, countryId: visa.countryId ?? visa.country?.id }),
  listTranslated: translatableFields.visas,
  fields: {
    name: text({
      isTrimmed: true,
      isTitle: true,
      slugPeers: {
        list: 'visas',
        find: ({ visas }, { countryId }) =>
          visas.data?.filter((visa) => String(getVisaCountryId(visa)) === countryId) ?? [],
        warn: (t, numbered) => t('visas.sameSlug', numbered),
      },
    }),
    summary: paragraphs({ rows: 4, isIntroduction: true }),
    content: richText(),
    image: image(),
    countryId: reference('countries'),
  },
  aside: ['image', 'countryId'],
  getOthers: (original) => ({
    interventionId: original?.interventionId ?? newVisaInterventionId,
  }),
  Preview: VisaPreview,
})

/** 'Créer un visa' and 'Modifier un visa' (spec 2.13). */
export function VisaForm({ id }: { id?: string }) {
  return <EntityForm definition={visaDefinition} id={id} />
}

/** Previews the content of the public page 'visa details'. */
function VisaPreview({ id = Number.MAX_SAFE_INTEGER, body }: PreviewProps<VisaRecord, VisaInput>) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery({ ...queries.countries.list(), select: withSlugs })
  const visas = useQuery(queries.visas.list())
  const deferredBody = useDeferredValue(body)
  const country = countries.data?.find((each) => each.id === deferredBody.countryId)
  const { code, name } = country ?? { code: '', name: t('preview.noCountry') }
  const visa = { ...deferredBody, id, name: deferredBody.name || t('preview.noName') }
  const others = visas.data?.filter((each) => each.id !== id) ?? []
  const [slugged] = withVisaSlugs([visa, ...others])
  return (
    <Preview>
      <header data-ink={code.toLowerCase()}>
        <CodeLabel variant="ink">{name}</CodeLabel>
        <h2>{visa.name}</h2>
      </header>
      <VisaContent
        country={country ?? { id: 0, name, code }}
        visa={visa}
        slugs={{ country: country?.slug ?? '', visa: slugged?.slug ?? '' }}
      />
    </Preview>
  )
}
