/** The countries with an ink pair of their own, by the value of `data-ink`; in stories only. */
export const countries = {
  be: 'Belgium',
  fr: 'France',
  lu: 'Luxembourg',
  cm: 'Cameroon',
  ch: 'Switzerland',
  ca: 'Canada',
}

export const countryCodes = Object.keys(countries)

/** The first letters of the first two words. */
export function getInitials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
    .slice(0, 2)
}
