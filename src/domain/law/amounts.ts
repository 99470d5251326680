const words =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
const numbers = new Map([
  ...words.split(' ').map((word, index) => [word, index + 1] as const),
  ['une', 1] as const,
  ['dix-huit', 18] as const,
  ['vingt', 20] as const,
  ['vingt et un', 21] as const,
  ['vingt-deux', 22] as const,
  ['vingt-quatre', 24] as const,
  ['vingt-cinq', 25] as const,
  ['trente', 30] as const,
  ['quarante-cinq', 45] as const,
  ['quarante-huit', 48] as const,
  ['cinquante-cinq', 55] as const,
  ['soixante', 60] as const,
  ['quatre-vingt-dix', 90] as const,
  ['cent quatre-vingts', 180] as const,
])
const units: readonly (readonly [RegExp, string])[] = [
  [/^jours?$/, 'day'],
  [/^semaines?$/, 'week'],
  [/^mois$/, 'month'],
  [/^(?:ans?|années?|année)$/, 'year'],
  [/^heures?$/, 'hour'],
  [/^(?:€|euros?)$/, '€'],
  [/^\$$/, '$'],
  [/^%$/, '%'],
  [/^(?:FCFA)$/, 'FCFA'],
  [/^(?:francs?)$/, 'CHF'],
  [/^États$/, 'state'],
]
const amountPattern = new RegExp(
  `(?<![\\p{L}\\d-])(\\d[\\d ]*(?:,\\d+)?|${[...numbers.keys()]
    .toSorted((a, b) => b.length - a.length)
    .join('|')}) ([\\p{L}€$%]+)`,
  'giu',
)

/** Makes no-break spaces plain, and any run of whitespace one space: words stay the same however they are set. */
export function normaliseSpaces(text: string): string {
  return text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim()
}

/** 'un jour de trop', 'prenez une heure': no law counts a single one in words. */
const idiom = /^une? (?:jour|heure)$/i

/** The periods and sums in a French text, in words or digits: '30 day', '1000 €'. */
export function readAmounts(text: string): string[] {
  return [...normaliseSpaces(text).matchAll(amountPattern)]
    .filter(([found]) => !idiom.test(found))
    .flatMap(([, number = '', word = '']) => {
      const unit = units.find(([pattern]) => pattern.test(word))?.[1]
      const value =
        numbers.get(number.toLowerCase()) ?? number.replaceAll(' ', '').replace(',', '.')
      return unit === undefined ? [] : [`${value} ${unit}`]
    })
}

/** The years that a text names. */
export function readYears(text: string): string[] {
  return [...text.matchAll(/(?<![\d-])(?:19|20)\d\d(?![\d-])/g)].map(([year]) => year)
}

/** The articles and annexes that a text names: '9bis', '32'; of 'articles 44 et 45' the first. */
export function readReferences(text: string): string[] {
  return [
    ...normaliseSpaces(text).matchAll(
      /(?<!\p{L})(?:articles?|annexes?) (?:[LR]\. )?(\d[\d.-]*(?:bis|ter|quater)?)/giu,
    ),
  ].map(([, number = '']) => number)
}
