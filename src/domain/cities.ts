import { foldText } from '#platform/text.ts'

/** English names of cities that have another one in French. */
const englishNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Anvers: 'Antwerp',
    Bâle: 'Basel',
    Berne: 'Bern',
    Bruxelles: 'Brussels',
    Courtrai: 'Kortrijk',
    Dunkerque: 'Dunkirk',
    Gand: 'Ghent',
    Genève: 'Geneva',
    Louvain: 'Leuven',
    Malines: 'Mechelen',
    Montréal: 'Montreal',
    Ostende: 'Ostend',
    Québec: 'Quebec City',
  }).map(([french, english]) => [foldText(french), english]),
)

/** The English name of a city that a record names in French; undefined if it is not another one. */
export function getEnglishCityName(city: string): string | undefined {
  return englishNames.get(foldText(city).trim())
}
