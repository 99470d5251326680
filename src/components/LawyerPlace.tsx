import type { Lawyer } from '#contract/lawyers.ts'
import { useCountryName } from '#i18n/country-names.ts'

import { RecordText } from './RecordText.tsx'
import { useCityName } from './useCityName.ts'

/** 'Gand, Belgique': the city and the country in the language of the page. */
export function LawyerPlace({
  lawyer: { address, country },
}: {
  lawyer: Pick<Lawyer, 'address' | 'country'>
}) {
  const nameCity = useCityName()
  const nameCountry = useCountryName()
  return (
    // One element: the parent may be a flex container.
    <span>
      <RecordText {...nameCity(address.city)} />
      <span>, </span>
      <RecordText {...nameCountry(country)} />
    </span>
  )
}
