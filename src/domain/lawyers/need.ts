import { slugify } from '../slug.ts'
import type { DirectorySearchParams } from './search-params.ts'

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

/** The lawyers who can help: of the country, for the visa or its appeal, in the language of the page. */
export function toDirectorySearch(
  { country, subject, level }: Need,
  language: string,
): DirectorySearchParams {
  const area = level === String(appealLevel) ? appealArea : areasByVisa[subject ?? '']
  return { country, category: area, language, subject, level }
}

/** The lawyers for the themes of an article, by the names of its tags. */
export function toDirectorySearchByTags(
  country: string | undefined,
  tags: readonly string[],
  language: string,
): DirectorySearchParams {
  const areas = tags.flatMap((tag) => areasByTag[slugify(tag)] ?? [])
  const category = areas.length === 0 ? undefined : [...new Set(areas)].join(',')
  return { country, category, language }
}
