import { foldText } from '#platform/text.ts'

/** French city names whose English name differs. */
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

/** The English name of a city; undefined if it is the same or not listed. */
export function getEnglishCityName(city: string): string | undefined {
  return englishNames.get(foldText(city).trim())
}
