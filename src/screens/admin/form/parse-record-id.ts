import { recordIdSchema } from '#contract/endpoint.ts'

/** The id in an address; undefined when it is no whole number above 0, and so no record's. */
export function parseRecordId(parameter: string): number | undefined {
  if (!/^\d+$/.test(parameter)) return undefined
  const id = recordIdSchema().safeParse(Number(parameter))
  return id.success ? id.data : undefined
}
