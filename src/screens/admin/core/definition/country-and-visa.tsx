import type { Country } from '#contract/countries.ts'
import type { Visa } from '#contract/visas.ts'
import { getVisaCountryId } from '#domain/slug.ts'

import { getSelectProps, requiredReference, type Requirement } from './fields.tsx'
import { parseRecordName } from './parse-text.ts'
import type { FieldKind, FormValues } from './record-definition.ts'
import { RecordSelect } from './RecordSelect.tsx'

/** The value of the subject 'Autre', which a request sends as a null visa (spec 3). */
const otherSubject = 'other'

const countryAndVisaUnit = 'countryAndVisa'

interface CountryAndVisaOptions {
  required: Requirement
  formatCountry?: ((country: Country) => string) | undefined
  /** Whether the only visa of a country is chosen with it. */
  choosesOnlyVisa?: boolean
}

type StoredId = number | null | undefined

/**
 * A country and one of its visas, the fields `countryId` and `visaId`. While no country is chosen, all visas are offered,
 * each with the name of its country. A change of country clears a visa of another country, and chooses the only visa.
 */
export function countryAndVisa({ required, formatCountry }: CountryAndVisaOptions): {
  readonly countryId: FieldKind<string, StoredId, number>
  readonly visaId: FieldKind<string, StoredId, number>
} {
  return {
    countryId: countryOfVisa({ required, formatCountry, choosesOnlyVisa: true }),
    visaId: visaOfCountry(required),
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
      ...visaOfCountry(required),
      read: (stored) => (stored == null ? otherSubject : String(stored)),
      write: (value) => (value === otherSubject ? null : Number(value)),
    },
  }
}

function countryOfVisa({
  required,
  formatCountry = ({ name }) => name,
  choosesOnlyVisa = false,
}: CountryAndVisaOptions): FieldKind<string, StoredId, number> {
  return {
    ...requiredReference('countries', required),
    unit: countryAndVisaUnit,
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
          const offered = visas?.filter((visa) => isVisaInCountry(visa, countryId)) ?? []
          const only = choosesOnlyVisa && countryId !== '' && offered.length === 1 && offered[0]
          if (only) field.setValue('visaId', String(only.id))
          else if (!isValid) field.setValue('visaId', '')
        }}
      />
    ),
  }
}

/** Its text `other`, if it has one, names a subject that is no visa. */
function visaOfCountry(required: Requirement): FieldKind<string, StoredId, number> {
  const visa = requiredReference('visas', required)
  return {
    ...visa,
    unit: countryAndVisaUnit,
    // The form cannot hold such a visa, but a plan changes one field of many records.
    check: (value, lists, values) => {
      const chosen = lists.visas.data?.find(({ id }) => String(id) === value)
      const isOfOther =
        values !== undefined &&
        chosen !== undefined &&
        !isVisaInCountry(chosen, getCountryId(values))
      return visa.check?.(value, lists) ?? (isOfOther ? 'otherCountry' : undefined)
    },
    parse: (name, { context, values }) => {
      const { other } = context.texts
      if (other !== undefined && name === other) return otherSubject
      const countryId = getCountryId(values)
      const visas = context.lists.visas.data?.filter((each) => isVisaInCountry(each, countryId))
      return parseRecordName(name, visas, context)
    },
    format: (value, context) =>
      value === otherSubject ? (context.texts['other'] ?? '') : visa.format(value, context),
    render: (field) => {
      const countryId = String(field.values['countryId'])
      const { visas } = field.lists
      const { other } = field.texts
      return (
        <RecordSelect
          {...getSelectProps(field, required)}
          query={{ ...visas, data: visas.data?.filter((each) => isVisaInCountry(each, countryId)) }}
          toOption={({ id, name, country }) => ({
            value: String(id),
            label: countryId === '' && country != null ? `${name} – ${country.name}` : name,
          })}
          extraOptions={other === undefined ? [] : [{ value: otherSubject, label: other }]}
        />
      )
    },
  }
}

function getCountryId({ countryId }: FormValues): string {
  return typeof countryId === 'string' ? countryId : ''
}

/** A visa without a country belongs to every country. */
function isVisaInCountry(visa: Visa, countryId: string): boolean {
  const own = getVisaCountryId(visa)
  return countryId === '' || own === undefined || String(own) === countryId
}
