import { globSync } from 'node:fs'

import type * as z from 'zod/mini'
import type { CreateDocumentOptions } from 'zod-openapi'

import type { LazySchema } from '#contract/schema.ts'

const contractDirectory = new URL('../../src/contract/', import.meta.url)
const files = globSync('*.ts', {
  cwd: contractDirectory.pathname,
  exclude: ['*.test.ts', 'endpoint.ts', 'index.ts', 'schema.ts'],
}).toSorted()
const modules = await Promise.all(
  files.map(
    (file): Promise<Record<string, unknown>> => import(new URL(file, contractDirectory).href),
  ),
)

/** What an entity's file exports as a function is a schema (`lazily`). It stands in the document once, under its name there. */
export const namedSchemas: Record<string, z.ZodMiniType> = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, LazySchema<z.ZodMiniType>] => typeof entry[1] === 'function')
    .map(([name, schema]) => [name, schema()]),
)

/**
 * Answers may carry fields that the contract does not know, so their objects are open; requests may
 * not. The bounds of a safe integer are JavaScript's, not the server's.
 */
export const documentOptions: CreateDocumentOptions = {
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
