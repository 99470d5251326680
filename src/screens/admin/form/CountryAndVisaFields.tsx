import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import type { Country } from '#contract/countries.ts'
import type { Visa } from '#contract/visas.ts'
import { getVisaCountryId } from '#domain/slug.ts'
import type { SelectOption } from '#ui/Select/Select.tsx'

import styles from './FormLayout.module.css'
import { RecordSelect, type RecordSelectProps } from './RecordSelect.tsx'

type ControlledField = Omit<RecordSelectProps<unknown>, 'query' | 'toOption' | 'extraOptions'>

interface CountryAndVisaFieldsProps {
  country: ControlledField
  visa: ControlledField
  formatCountry?: (country: Country) => string
  /** An option that means 'no visa' and is valid for every country. */
  extraVisaOption?: SelectOption
}

/**
 * A country and one of its visas. While no country is chosen, all visas are offered, each with the name of its country.
 * A change of country clears a visa of another country.
 */
export function CountryAndVisaFields({
  country,
  visa,
  formatCountry = getName,
  extraVisaOption,
}: CountryAndVisaFieldsProps) {
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const visas = useQuery({
    ...queries.visas.list(),
    select: (all) => all.filter((each) => isVisaInCountry(each, country.value)),
  })

  function onCountryChange(countryId: string): void {
    country.onChange(countryId)
    const isValidInNewCountry =
      visa.value === extraVisaOption?.value ||
      visas.data === undefined ||
      visas.data.some((each) => String(each.id) === visa.value && isVisaInCountry(each, countryId))
    if (!isValidInNewCountry) visa.onChange('')
  }
  return (
    <div className={styles.twoColumns}>
      <RecordSelect
        {...country}
        query={countries}
        toOption={(each) => ({ value: String(each.id), label: formatCountry(each) })}
        onChange={onCountryChange}
      />
      <RecordSelect
        {...visa}
        query={visas}
        toOption={({ id, name, country: own }) => ({
          value: String(id),
          label: country.value === '' && own != null ? `${name} – ${own.name}` : name,
        })}
        extraOptions={extraVisaOption && [extraVisaOption]}
      />
    </div>
  )
}

const getName = ({ name }: Country) => name

/** A visa without a country belongs to every country. */
function isVisaInCountry(visa: Visa, countryId: string): boolean {
  const own = getVisaCountryId(visa)
  return countryId === '' || own === undefined || String(own) === countryId
}
