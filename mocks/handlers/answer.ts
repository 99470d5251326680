import { HttpResponse } from 'msw'

import { type Endpoint, recordId } from '#contract/endpoint.ts'

import type { Database } from '../database/database.ts'
import { type Implementation, Refusal } from './implementation.ts'

interface Question {
  readonly endpoint: Endpoint
  readonly implementation: Implementation<Endpoint>
  readonly request: Request
  readonly parameters: Readonly<Record<string, unknown>>
  readonly database: Database
}

/** Answers one request: parses what came, asks the implementation, checks what goes out. */
export async function answerTo(question: Question): Promise<Response> {
  try {
    const answer = await question.implementation({
      parameters: readParameters(question),
      // parsed with the endpoint's own schema
      body: (await readBody(question)) as never,
      database: question.database,
    })
    return responseOf(question.endpoint, answer)
  } catch (error) {
    if (error instanceof Refusal) return HttpResponse.text(error.message, { status: error.status })
    throw error
  }
}

/** An id that is no whole number above 0 names no record. */
function readParameters({ endpoint, parameters }: Question): Record<string, number> {
  const names = Array.from(endpoint.path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const entries = names.map((name) => {
    const id = recordId().safeParse(Number(parameters[name]))
    if (!id.success) throw new Refusal(404, `No record has the ${name} ${String(parameters[name])}`)
    return [name, id.data] as const
  })
  return Object.fromEntries(entries)
}

async function readBody({ endpoint, request }: Question): Promise<unknown> {
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
  throw new Refusal(400, `Invalid fields: ${[...new Set(fields)].join(', ')}`)
}

function responseOf({ answer: declared, status }: Endpoint, answer: unknown): Response {
  switch (declared.kind) {
    case 'text':
      return HttpResponse.text(String(answer), { status })
    case 'acknowledgement':
      return new HttpResponse(null, { status })
    case 'json':
      return HttpResponse.json(declared.schema().parse(answer) as never, { status })
  }
}
