import { ApiError } from '#api/errors.ts'
import { translatableFields } from '#content/translations/translatable-fields.ts'
import type { Faq, FaqInput } from '#contract/faqs.ts'

import { countryAndSubject } from '../../core/definition/country-and-visa.tsx'
import { multiline, text } from '../../core/definition/fields.tsx'
import { defineRecord } from '../../core/definition/record-definition.ts'
import { EntityForm } from '../../extensions/EntityForm.tsx'

/** Every field is required (spec 5). */
const required = 'marked'

export const faqDefinition = defineRecord<Faq, FaqInput>()({
  entity: 'faqs',
  getCalls: ({ faqs }) => ({
    // The contract has no call for one FAQ: it comes from the list (docs/decisions.md).
    async detail({ parameters }, signal) {
      const all = await faqs.list({}, signal)
      const faq = all.find(({ id }) => id === parameters.id)
      // As the server answers for the other entities.
      if (faq === undefined) throw new ApiError('faqs.list', 404, `No FAQ ${parameters.id}`)
      return faq
    },
    list: faqs.list,
    create: faqs.create,
    update({ parameters, body }) {
      const { id: _id, ...sent } = body
      return faqs.update({ parameters, body: sent })
    },
  }),
  listTranslated: translatableFields.faqs,
  fields: {
    question: text({ required }),
    response: multiline({ rows: 8, required }),
    ...countryAndSubject({ required }),
  },
  aside: ['countryId', 'visaId'],
  getOthers: () => ({}),
  // The user stays on the form and its fields are cleared (spec 4).
  staysOpen: true,
  saveErrorTitle: 'faqs.failed',
})

/** 'Créer une FAQ' and 'Modifier une FAQ' (spec 2.13). */
export function FaqForm({ id }: { id?: string }) {
  return <EntityForm definition={faqDefinition} id={id} />
}
