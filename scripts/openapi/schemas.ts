import { globSync } from 'node:fs'

import * as z from 'zod/mini'
import type { CreateDocumentOptions } from 'zod-openapi'

const folder = new URL('../../src/contract/', import.meta.url)
const files = globSync('*.ts', {
  cwd: folder.pathname,
  exclude: ['*.test.ts', 'endpoint.ts'],
}).toSorted()
const modules = await Promise.all(
  files.map((file): Promise<Record<string, unknown>> => import(new URL(file, folder).href)),
)

/** What the contract exports as a schema stands in the document once, under its name there. */
export const namedSchemas: Record<string, z.ZodMiniType> = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.ZodMiniType),
)

/**
 * Answers may carry fields that the contract does not know, so their objects are open; requests may
 * not. The bounds of a safe integer are JavaScript's, not the server's.
 */
export const rendering: CreateDocumentOptions = {
  override({ jsonSchema, zodSchema, io }) {
    const { def } = zodSchema._zod
    if (io === 'output' && def.type === 'object' && def.catchall === undefined) {
      delete jsonSchema.additionalProperties
    }
    if (jsonSchema.type === 'integer') {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    }
  },
}
