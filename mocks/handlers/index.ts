import { delay, http, type HttpHandler, HttpResponse } from 'msw'

import type { Endpoint } from '#contract/endpoint.ts'
import type { Contract, EndpointName } from '#contract/index.ts'

import type { Database } from '../database/database.ts'
import { endpoints } from '../endpoints.ts'
import type { Fault, Scenario } from '../scenario.ts'
import { articles, articleStatuses } from './articles.ts'
import { respond } from './respond.ts'
import { contactSubjects, mail } from './contact.ts'
import { countries } from './countries.ts'
import { faqs } from './faqs.ts'
import type { Resolver, Resolvers } from './resolver.ts'
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
  contactSubjects,
  mail,
  testimonials: { list: ({ database }) => database.testimonials.all() },
  lawyers: { list: ({ database }) => database.lawyers.all() },
}

/**
 * Creates a handler for every endpoint of the contract, at any origin and path prefix. The scenario is read at each
 * request, so it may change while the handlers are in use.
 */
export function createHandlers(database: Database, getScenario: () => Scenario): HttpHandler[] {
  return endpoints.map(({ name, endpoint }) =>
    http[mswMethods[endpoint.method]](
      `*${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      async ({ request, params }) => {
        const { latencies, faults } = getScenario()
        await delay(latencies?.[name] ?? latencies?.['*'] ?? 0)
        const fault = faults?.[name] ?? faults?.['*']
        if (fault !== undefined) return createFaultResponse(fault, endpoint)
        return respond({
          endpoint,
          resolver: getResolver(name),
          request,
          parameters: params,
          database,
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
