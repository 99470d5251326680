import { indexLawyers, type ListedLawyer, noFilters } from './directory.ts'
import { sortLawyers } from './sort-order.ts'

/** One lawyer of each country, in this order of countries: another each day, by the neutral order. */
export function pickFeaturedLawyers<Lawyer extends ListedLawyer>(
  lawyers: readonly Lawyer[],
  countryCodes: readonly string[],
  day: string,
): Lawyer[] {
  const verified = lawyers.filter(({ isVerified }) => isVerified)
  const sorted = sortLawyers(indexLawyers(verified).lawyers, 'neutral', day, noFilters)
  return countryCodes.flatMap((code) => {
    const first = sorted.find(({ country }) => country.code === code)
    return first === undefined ? [] : [first]
  })
}
