import * as z from 'zod/mini'

import { endpoint, getList, multipart, text } from './endpoint.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** A subject of a contact message; the same shape as a visa option (spec 3). */
export const ContactSubject = lazySchema(() => z.object({ id: z.int(), name: z.string() }))
export type ContactSubject = InferSchema<typeof ContactSubject>

/** A mail: exactly these three fields are sent (spec 7). */
export const Mail = lazySchema(() =>
  z.strictObject({
    recipient: z.string(),
    pSubject: z.string(),
    pHtmlContent: z.string(),
  }),
)
export type Mail = InferSchema<typeof Mail>

export const contactSubjects = {
  list: getList('/api/ContactSubject', ContactSubject),
}

export const mail = {
  send: endpoint({
    method: 'POST',
    path: '/api/Email/SendMail',
    body: multipart(Mail),
    response: text,
  }),
}
