import type { RecordFacts } from '#contract/record-facts.ts'

/** What the site knows of a visa beside its texts (`public/record-facts.json`). */
export function findVisaFacts(
  facts: readonly RecordFacts[],
  visaId: number,
): RecordFacts | undefined {
  return facts.find(({ entity, recordId }) => entity === 'visas' && recordId === visaId)
}
