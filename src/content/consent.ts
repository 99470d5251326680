import * as z from 'zod/mini'

/** The categories of third-party content, each with its own consent: the home page's videos, the offices' maps. */
export const consentCategories = ['videos', 'maps'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Nothing is requested before `allowed`; there is nothing to refuse. */
export type Decision = 'undecided' | 'allowed'
export interface Consent extends Readonly<Record<ConsentCategory, Decision>> {
  /** The other hosts that images may load from. */
  readonly pictures: readonly string[]
}

export const noConsent: Consent = { videos: 'undecided', maps: 'undecided', pictures: [] }

const StoredConsent = z.object({
  videos: z.catch(z.enum(['undecided', 'allowed']), 'undecided'),
  maps: z.catch(z.enum(['undecided', 'allowed']), 'undecided'),
  pictures: z.catch(z.array(z.string()), []),
})

/** Parses the stored consent; invalid values count as no consent. */
export function parseConsent(stored: string | null): Consent {
  if (stored === null) return noConsent
  try {
    const result = StoredConsent.safeParse(JSON.parse(stored))
    return result.success ? result.data : noConsent
  } catch {
    return noConsent
  }
}
