import * as z from 'zod/mini'

import type { Country } from '#contract/countries.ts'
import type { Visa } from '#contract/visas.ts'
import { getVisaCountryId } from '#domain/slug.ts'

import {
  checkFilled,
  findRecordName,
  requiredReference,
  getSelectProps,
  toSelectValue,
  type Requirement,
} from './fields.tsx'
import type { FieldKind } from './record-definition.ts'
import { RecordSelect } from './RecordSelect.tsx'

/** The value of the subject 'Autre', which a request sends as a null visa (spec 3). */
const otherSubject = 'other'

interface CountryAndVisaOptions {
  required: Requirement
  formatCountry?: ((country: Country) => string) | undefined
}

type StoredId = number | null | undefined

/**
 * A country and one of its visas, the fields `countryId` and `visaId`. While no country is chosen, all visas are offered,
 * each with the name of its country. A change of country clears a visa of another country.
 */
export function countryAndVisa({ required, formatCountry }: CountryAndVisaOptions): {
  readonly countryId: FieldKind<string, StoredId, number>
  readonly visaId: FieldKind<string, StoredId, number>
} {
  return {
    countryId: countryOfVisa({ required, formatCountry }),
    visaId: {
      ...visaOfCountry(required),
      read: toSelectValue,
      write: Number,
    },
  }
}

/** As {@link countryAndVisa}, with the subject 'Autre', which is no visa and fits every country (spec 3). */
export function countryAndSubject({ required }: CountryAndVisaOptions): {
  readonly countryId: FieldKind<string, StoredId, number>
  readonly visaId: FieldKind<string, StoredId, number | null>
} {
  return {
    countryId: countryOfVisa({ required }),
    visaId: {
      ...visaOfCountry(required, 'other'),
      read: (stored) => (stored == null ? otherSubject : String(stored)),
      write: (value) => (value === otherSubject ? null : Number(value)),
    },
  }
}

function countryOfVisa({
  required,
  formatCountry = ({ name }) => name,
}: CountryAndVisaOptions): FieldKind<string, StoredId, number> {
  return {
    ...requiredReference('countries', required),
    lists: ['countries', 'visas'],
    render: (field) => (
      <RecordSelect
        {...getSelectProps(field, required)}
        query={field.lists.countries}
        toOption={(country) => ({ value: String(country.id), label: formatCountry(country) })}
        onChange={(countryId) => {
          field.valueProps.onChange(countryId)
          const { visaId } = field.values
          const { data: visas } = field.lists.visas
          const isValid =
            visaId === otherSubject ||
            visas === undefined ||
            visas.some((visa) => String(visa.id) === visaId && isVisaInCountry(visa, countryId))
          if (!isValid) field.setValue('visaId', '')
        }}
      />
    ),
  }
}

/** `other` is the field's text for a subject that is no visa. */
function visaOfCountry(required: Requirement, other?: string) {
  return {
    schema: z.string(),
    empty: '',
    lists: ['visas'],
    format: (value, { lists, texts }) =>
      value === otherSubject && other !== undefined
        ? (texts[other] ?? '')
        : findRecordName(lists.visas.data, value),
    check: checkFilled(required),
    render: (field) => {
      const countryId = String(field.values['countryId'])
      const { visas } = field.lists
      const otherLabel = other === undefined ? undefined : field.texts[other]
      return (
        <RecordSelect
          {...getSelectProps(field, required)}
          query={{ ...visas, data: visas.data?.filter((visa) => isVisaInCountry(visa, countryId)) }}
          toOption={({ id, name, country }) => ({
            value: String(id),
            label: countryId === '' && country != null ? `${name} – ${country.name}` : name,
          })}
          extraOptions={
            otherLabel === undefined ? undefined : [{ value: otherSubject, label: otherLabel }]
          }
        />
      )
    },
  } satisfies Omit<FieldKind<string, StoredId, number | null>, 'read' | 'write'>
}

/** A visa without a country belongs to every country. */
function isVisaInCountry(visa: Visa, countryId: string): boolean {
  const own = getVisaCountryId(visa)
  return countryId === '' || own === undefined || String(own) === countryId
}
