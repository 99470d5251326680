import { HttpResponse } from 'msw'

import { type Endpoint, recordIdSchema } from '#contract/endpoint.ts'

import type { Database } from '../database/database.ts'
import { type Resolver, HttpError } from './resolver.ts'

interface ResolverContext {
  readonly endpoint: Endpoint
  readonly resolver: Resolver<Endpoint>
  readonly request: Request
  readonly parameters: Readonly<Record<string, unknown>>
  readonly database: Database
}

/** Responds to one request: parses it, calls the resolver and validates the result. */
export async function respond(context: ResolverContext): Promise<Response> {
  try {
    const result = await context.resolver({
      parameters: readParameters(context),
      // Parsed with the schema of the endpoint.
      body: (await readBody(context)) as never,
      database: context.database,
    })
    return toResponse(context.endpoint, result)
  } catch (error) {
    if (error instanceof HttpError)
      return HttpResponse.text(error.message, { status: error.status })
    throw error
  }
}

/** An id that is no positive integer names no record. */
function readParameters({ endpoint, parameters }: ResolverContext): Record<string, number> {
  const names = Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const entries = names.map((name) => {
    const id = recordIdSchema().safeParse(Number(parameters[name]))
    if (!id.success)
      throw new HttpError(404, `No record has the ${name} ${String(parameters[name])}`)
    return [name, id.data] as const
  })
  return Object.fromEntries(entries)
}

async function readBody({ endpoint, request }: ResolverContext): Promise<unknown> {
  if (endpoint.body === undefined) return undefined
  const raw: unknown =
    endpoint.body.kind === 'json'
      ? await request.json().catch(() => undefined)
      : Object.fromEntries(await request.formData())
  const parsed = endpoint.body.schema().safeParse(raw)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) =>
    issue.path.length > 0 ? issue.path.join('.') : issue.message,
  )
  throw new HttpError(400, `Invalid fields: ${[...new Set(fields)].join(', ')}`)
}

function toResponse({ response, status }: Endpoint, answer: unknown): Response {
  switch (response.kind) {
    case 'text':
      return HttpResponse.text(String(answer), { status })
    case 'acknowledgement':
      return new HttpResponse(null, { status })
    case 'json':
      return HttpResponse.json(response.schema().parse(answer) as never, { status })
  }
}
