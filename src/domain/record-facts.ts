import type { RecordFacts, TagFacts } from '#contract/record-facts.ts'

import { slugify } from './slug.ts'

/** What the site knows of a visa beside its texts (`public/record-facts.json`). */
export function findVisaFacts(
  facts: readonly RecordFacts[] | undefined,
  visaId: number | null | undefined,
): RecordFacts | undefined {
  return facts?.find(({ entity, recordId }) => entity === 'visas' && recordId === visaId)
}

/** What the site knows of tags (`public/tag-facts.json`), in their order. */
export function findTagFacts(
  facts: readonly TagFacts[] | undefined,
  tags: readonly { readonly name: string }[],
): TagFacts[] {
  return tags.flatMap(({ name }) => facts?.find(({ slug }) => slug === slugify(name)) ?? [])
}
