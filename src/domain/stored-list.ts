import * as z from 'zod/mini'

import { parseJson } from '#platform/parse-json.ts'

/** The items of a stored JSON list that can be read; whatever else is stored gives none. */
export function parseStoredList<Schema extends z.ZodMiniType>(
  stored: string | null,
  schema: Schema,
): z.infer<Schema>[] {
  const listed = parseJson(stored)
  if (!Array.isArray(listed)) return []
  return listed.flatMap((item) => {
    const read = z.safeParse(schema, item)
    return read.success ? [read.data] : []
  })
}
