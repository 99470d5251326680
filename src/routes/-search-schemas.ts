import * as z from 'zod/mini'

/** A search parameter that is optional: a repeated or malformed one counts as absent. */
export const optionalString = z.catch(z.optional(z.string()), undefined)
