import * as z from 'zod/mini'

import type { InferSchema } from '#contract/schema.ts'
import type { VisaDetail, VisaInput } from '#contract/visas.ts'
import { paragraphsToHtml, htmlToParagraphs } from '#domain/paragraphs.ts'

import { toNullableId, toSelectValue } from '../form/field-values.ts'

/** The visa form always sends it (spec 5, 9), until a server says otherwise; an edit keeps the record's own. */
const newVisaInterventionId = 1

/** Nothing but the image's kind is checked (spec 5). */
export const VisaValues = z.object({
  name: z.string(),
  summary: z.string(),
  content: z.string(),
  image: z.nullable(z.string()),
  countryId: z.string(),
})
export type VisaValues = z.infer<typeof VisaValues>
export type VisaRecord = InferSchema<typeof VisaDetail>

export const emptyVisa: VisaValues = {
  name: '',
  summary: '',
  content: '',
  image: null,
  countryId: '',
}

export function toFormValues(visa: VisaRecord): VisaValues {
  return {
    name: visa.name,
    summary: htmlToParagraphs(visa.summary ?? ''),
    content: visa.content ?? '',
    image: toNullableImage(visa.image),
    countryId: toSelectValue(visa.countryId ?? visa.country?.id),
  }
}

/** `before` is the record as it was opened: what nobody touched is sent as it came. */
export function toRequestBody(values: VisaValues, original?: VisaRecord): VisaInput {
  return {
    name: values.name.trim(),
    content: values.content,
    summary: paragraphsToHtml(values.summary, original?.summary ?? ''),
    countryId: toNullableId(values.countryId),
    interventionId: original?.interventionId ?? newVisaInterventionId,
    image: values.image,
  }
}

function toNullableImage(image: string | null | undefined): string | null {
  return image == null || image === '' ? null : image
}
