import { delay, http, type HttpHandler, HttpResponse } from 'msw'

import { type Endpoint, getPathParameterNames, recordIdSchema } from '#contract/endpoint.ts'
import { contract, type Contract, type EndpointName } from '#contract/index.ts'
import { type Clock, systemClock } from '#platform/clock.ts'

import type { Database } from '../database/database.ts'
import { endpoints } from '../endpoints.ts'
import type { Fault, Scenario } from '../scenarios.ts'
import { articles, articleStatuses } from './articles.ts'
import { countries } from './countries.ts'
import { type Extreme, toExtreme } from './extremes.ts'
import { faqs } from './faqs.ts'
import { HttpError, type Resolver, type Resolvers } from './resolver.ts'
import { interventions } from './interventions.ts'
import { visas } from './visas.ts'

const resolvers: { readonly [Group in keyof Contract]: Resolvers<Group> } = {
  countries,
  visas,
  interventions,
  articles,
  articleStatuses,
  tags: {
    list: ({ database }) => database.tags.all(),
    create: ({ body, database }) => database.tags.insert(body),
  },
  faqs,
  contactSubjects: { list: ({ database }) => database.contactSubjects.all() },
  mail: {
    async send({ body, database, clock }) {
      await database.mails.insert({ ...body, sentAt: clock().toISOString() })
      return 'Mail sent'
    },
  },
  testimonials: { list: ({ database }) => database.testimonials.all() },
  lawyers: { list: ({ database }) => database.lawyers.all() },
  deadlineRules: { list: ({ database }) => database.deadlineRules.all() },
  statements: { list: ({ database }) => database.statements.all() },
  recordFacts: { list: ({ database }) => database.recordFacts.all() },
  tagFacts: { list: ({ database }) => database.tagFacts.all() },
}

/**
 * Creates a handler for every endpoint of the contract, at any origin and path prefix. The scenario is read at each
 * request, so it may change while the handlers are in use.
 */
export function createHandlers(
  database: Database,
  getScenario: () => Scenario,
  clock: Clock = systemClock,
): HttpHandler[] {
  return endpoints.map(({ name, endpoint }) =>
    http[mswMethods[endpoint.method]](
      `*${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      async ({ request, params }) => {
        const { latencies, faults, extremes } = getScenario()
        await delay(latencies?.[name] ?? latencies?.['*'] ?? 0)
        const fault = faults?.[name] ?? faults?.['*']
        if (fault !== undefined) return createFaultResponse(fault, endpoint)
        return respond(async () => {
          const parameters = parseParameters(endpoint, params)
          // Parsed with the schema of the endpoint.
          const body = (await parseBody(endpoint, request)) as never
          const answer = await getResolver(name)({ parameters, body, database, clock })
          return toResponse(endpoint, answer, extremes?.[name] ?? extremes?.['*'])
        })
      },
    ),
  )
}

const mswMethods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

/** The type of `resolvers` guarantees that every endpoint has one. */
function getResolver(name: EndpointName): Resolver<Endpoint> {
  const untyped = resolvers as unknown as Record<string, Record<string, Resolver<Endpoint>>>
  const [group = '', endpoint = ''] = name.split('.')
  return untyped[group]?.[endpoint] as Resolver<Endpoint>
}

/** The response of a call with a fault. */
async function createFaultResponse(fault: Fault, endpoint: Endpoint): Promise<Response> {
  switch (fault) {
    case 'never':
      await delay('infinite')
      return HttpResponse.error()
    case 'offline':
      return HttpResponse.error()
    case 'malformed':
      return HttpResponse.text('<!doctype html><title>Bad gateway</title>', { status: 200 })
    case 'wrongShape':
      return HttpResponse.json([{ identifier: 'one', title: null }])
    case 'empty':
      return endpoint.response.kind === 'json'
        ? HttpResponse.json([])
        : new HttpResponse(null, { status: 204 })
    default:
      return HttpResponse.text(fault.text ?? `Fault ${fault.status}`, { status: fault.status })
  }
}

/** The response of a resolver, or of the error that it throws. */
async function respond(createResponse: () => Promise<Response>): Promise<Response> {
  try {
    return await createResponse()
  } catch (error) {
    if (error instanceof HttpError)
      return HttpResponse.text(error.message, { status: error.status })
    throw error
  }
}

/** An id that is not a positive integer is that of no record. */
function parseParameters(
  { path }: Endpoint,
  parameters: Readonly<Record<string, unknown>>,
): Record<string, number> {
  const entries = getPathParameterNames(path).map((name) => {
    const id = recordIdSchema().safeParse(Number(parameters[name]))
    if (!id.success)
      throw new HttpError(404, `No record has the ${name} ${String(parameters[name])}`)
    return [name, id.data] as const
  })
  return Object.fromEntries(entries)
}

async function parseBody({ body }: Endpoint, request: Request): Promise<unknown> {
  if (body === undefined) return undefined
  const raw: unknown =
    body.kind === 'json'
      ? await request.json().catch(() => undefined)
      : Object.fromEntries(await request.formData())
  const parsed = body.schema().safeParse(raw)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [issue.path.join('.') || 'body'],
  )
  throw new HttpError(400, `Invalid fields: ${[...new Set(fields)].join(', ')}`)
}

function toResponse(
  { method, path, response, status }: Endpoint,
  answer: unknown,
  extreme: Extreme | undefined,
): Response {
  switch (response.kind) {
    case 'text':
      return HttpResponse.text(String(answer), { status })
    case 'acknowledgement':
      return new HttpResponse(null, { status })
    case 'json': {
      const schema = response.schema()
      const shown =
        extreme === undefined || method !== 'GET'
          ? answer
          : toExtreme(extreme, schema, answer, { isContentPlain: path === testimonialsPath })
      return HttpResponse.json(schema.parse(shown) as never, { status })
    }
  }
}

const { path: testimonialsPath } = contract.testimonials.list
