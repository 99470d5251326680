import * as z from 'zod/mini'

/** An optional search parameter; a repeated or malformed one counts as absent. */
export const optionalString = z.catch(z.optional(z.string()), undefined)
