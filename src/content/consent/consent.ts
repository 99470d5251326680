import * as z from 'zod/mini'

/** What may ask another site for something, each on its own: the videos of the home page, the maps of the offices. */
export const consentCategories = ['videos', 'maps'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Nothing leaves before it is `allowed`; nobody has to refuse. */
export type Decision = 'undecided' | 'allowed'
export interface Consent extends Readonly<Record<ConsentCategory, Decision>> {
  /** The other hosts that may be asked for pictures. */
  readonly pictures: readonly string[]
}

export const noConsent: Consent = { videos: 'undecided', maps: 'undecided', pictures: [] }

const StoredConsent = z.object({
  videos: z.catch(z.enum(['undecided', 'allowed']), 'undecided'),
  maps: z.catch(z.enum(['undecided', 'allowed']), 'undecided'),
  pictures: z.catch(z.array(z.string()), []),
})

/** What the device has kept; whatever cannot be read is not consent. */
export function parseConsent(stored: string | null): Consent {
  if (stored === null) return noConsent
  try {
    const result = StoredConsent.safeParse(JSON.parse(stored))
    return result.success ? result.data : noConsent
  } catch {
    return noConsent
  }
}
