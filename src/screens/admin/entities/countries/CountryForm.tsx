import type { CountryDetail, CountryInput } from '#contract/countries.ts'
import type { InferSchema } from '#contract/schema.ts'

import { text } from '../../core/definition/fields.tsx'
import { defineRecord } from '../../core/definition/record-definition.ts'
import { EntityForm } from '../../extensions/EntityForm.tsx'

export const countryDefinition = defineRecord<InferSchema<typeof CountryDetail>, CountryInput>()({
  entity: 'countries',
  getCalls: ({ countries }) => countries,
  fields: {
    name: text({
      required: 'checked',
      isTrimmed: true,
      slugPeers: {
        list: 'countries',
        find: ({ countries }) => countries.data ?? [],
        warn: (t, numbered) => t('countries.sameSlug', numbered),
      },
    }),
    code: text({
      required: 'checked',
      isTrimmed: true,
      autoCapitalize: 'characters',
      spellCheck: false,
    }),
  },
  getOthers: () => ({}),
})

/** 'Créer un pays' and 'Modifier un pays', with the values of the server (spec 2.13, 7). */
export function CountryForm({ id }: { id?: string }) {
  return <EntityForm definition={countryDefinition} id={id} />
}
