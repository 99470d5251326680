import type { ContactSubject } from '#contract/contact.ts'
import type { TagFacts } from '#contract/record-facts.ts'

import type { Slugged } from '../slug.ts'
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

const appealArea = 'recours-et-contentieux'
/** Administrative or judicial appeal (spec 2.3). */
export const appealLevel = 3

/**
 * The lawyers who can help: of the country, for the visa, in the language of the page. An appeal needs somebody who knows
 * both, and soon.
 */
export function toDirectorySearch(
  { country, subject, level, letter }: Need,
  language: string,
  /** The area of law of the subject, where it is known (`record-facts.ts`). */
  area?: string | null,
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
 * The lawyers for an article, by what is known of its tags: their first area, and appeals. The subject of a message is that
 * of the area.
 */
export function toDirectorySearchByTags(
  country: string | undefined,
  tags: readonly TagFacts[],
  subjects: readonly Slugged<ContactSubject>[],
  language: string,
): DirectorySearchParams {
  const first = tags.find(({ area }) => area != null && area !== appealArea)
  const appeal = tags.find(({ area }) => area === appealArea)
  const areas = [first?.area, appeal?.area]
  return {
    country,
    category: joinAreas(areas),
    language,
    subject: subjects.find(({ id }) => id === first?.subjectId)?.slug,
    ...sortForAppeal(areas),
  }
}

type Areas = readonly (string | null | undefined)[]

function joinAreas(areas: Areas): string | undefined {
  const known = [...new Set(areas.filter((area) => area != null))]
  return known.length === 0 ? undefined : known.join(',')
}

/** The time limit of an appeal is short. */
function sortForAppeal(areas: Areas): { sort?: SortOrder } {
  return areas.includes(appealArea) ? { sort: 'availability' } : {}
}
