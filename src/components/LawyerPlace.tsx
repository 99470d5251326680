import type { Lawyer } from '#contract/lawyers.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'

import { RecordText } from './RecordText.tsx'

/** 'Gand, Belgique': the city as in the record, the country in the language of the page. */
export function LawyerPlace({
  lawyer: { address, country },
}: {
  lawyer: Pick<Lawyer, 'address' | 'country'>
}) {
  const { originalLanguage } = useRecordTexts()
  const nameCountry = useCountryName()
  return (
    // One element: the parent may be a flex container.
    <span>
      <RecordText lang={originalLanguage}>{address.city}</RecordText>,{' '}
      <RecordText {...nameCountry(country)} />
    </span>
  )
}
