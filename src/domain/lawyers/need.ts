import { slugify } from '../slug.ts'
import type { DirectorySearchParams } from './search-params.ts'
import type { SortOrder } from './sort-order.ts'

/**
 * What a visitor is known to look for. It is carried from page to page in the URL, filters the directory and fills in the
 * contact forms. What is not known is not guessed.
 */
export interface Need {
  /** The slug of the country of destination. */
  readonly country?: string | undefined
  /** The slug of a visa, which is the subject of a message. */
  readonly subject?: string | undefined
  /** The number of a service level. */
  readonly level?: string | undefined
  /** What a lawyer must know of a letter (`deadlines/letter-identity.ts`). */
  readonly letter?: string | undefined
}

/** The area of law of a visa, both as slugs. A visa that is not here has none. */
const areasByVisa: Readonly<Partial<Record<string, string>>> = {
  'visa-etudiant': 'sejour-etudiant',
  'visa-regroupement-familial': 'regroupement-familial',
  'visa-court-sejour': 'court-sejour',
  'visa-permis-de-travail': 'sejour-pour-travail',
  'visa-entrepreneur-investisseur-carte-professionnelle': 'droit-des-affaires',
}

const appealArea = 'recours-et-contentieux'
/** Administrative or judicial appeal (spec 2.3). */
export const appealLevel = 3

/** The areas of law of a tag of the blog, both as slugs. */
const areasByTag: Readonly<Partial<Record<string, string>>> = {
  etudes: 'sejour-etudiant',
  famille: 'regroupement-familial',
  travail: 'sejour-pour-travail',
  independants: 'droit-des-affaires',
  nationalite: 'nationalite',
  refus: appealArea,
  recours: appealArea,
}

/**
 * The lawyers who can help: of the country, for the visa, in the language of the page. An appeal needs somebody who knows
 * both, and soon.
 */
export function toDirectorySearch(
  { country, subject, level, letter }: Need,
  language: string,
  /** The area of law of the subject. */
  area = areasByVisa[subject ?? ''],
): DirectorySearchParams {
  const isAppeal = level === String(appealLevel)
  const areas = [area, isAppeal ? appealArea : undefined]
  return {
    country,
    category: joinAreas(areas),
    language,
    subject,
    level,
    letter,
    ...sortForAppeal(areas),
  }
}

/**
 * The lawyers for an article, by the names of its tags: their first area, and appeals. The visa of that area is the
 * subject of a message.
 */
export function toDirectorySearchByTags(
  country: string | undefined,
  tags: readonly string[],
  language: string,
): DirectorySearchParams {
  const tagged = tags.map((tag) => areasByTag[slugify(tag)])
  const first = tagged.find((area) => area !== undefined && area !== appealArea)
  const areas = [first, tagged.includes(appealArea) ? appealArea : undefined]
  const subject = Object.keys(areasByVisa).find((visa) => areasByVisa[visa] === first)
  return {
    country,
    category: joinAreas(areas),
    language,
    subject: first === undefined ? undefined : subject,
    ...sortForAppeal(areas),
  }
}

function joinAreas(areas: readonly (string | undefined)[]): string | undefined {
  const known = areas.filter((area) => area !== undefined)
  return known.length === 0 ? undefined : known.join(',')
}

/** The time limit of an appeal is short. */
function sortForAppeal(areas: readonly (string | undefined)[]): { sort?: SortOrder } {
  return areas.includes(appealArea) ? { sort: 'availability' } : {}
}
