import * as z from 'zod/mini'

import { parseJson } from '#platform/parse-json.ts'

/** The categories of third-party content, each with its own consent: the home page's videos, the offices' maps. */
export const consentCategories = ['videos', 'maps'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Nothing is requested before `allowed`; there is nothing to refuse. */
const Decision = z.catch(z.enum(['undecided', 'allowed']), 'undecided')

const Consent = z.object({
  videos: Decision,
  maps: Decision,
  /** The other hosts that images may load from. */
  pictures: z.catch(z.array(z.string()), []),
})
export type Consent = z.infer<typeof Consent>

export const noConsent: Consent = { videos: 'undecided', maps: 'undecided', pictures: [] }

/** Parses the stored consent; invalid values count as no consent. */
export function parseConsent(stored: string | null): Consent {
  return Consent.safeParse(parseJson(stored)).data ?? noConsent
}
