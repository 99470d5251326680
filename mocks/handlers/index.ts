import { delay, http, type HttpHandler } from 'msw'

import type { Endpoint } from '#contract/endpoint.ts'
import type { Contract, EndpointName } from '#contract/index.ts'

import type { Database } from '../database/database.ts'
import { endpoints } from '../endpoints.ts'
import type { Scenario } from '../scenario.ts'
import { articles, articleStatuses } from './articles.ts'
import { respond } from './respond.ts'
import { contactSubjects, mail } from './contact.ts'
import { countries } from './countries.ts'
import { createFaultResponse } from './fault.ts'
import { faqs } from './faqs.ts'
import type { Resolver, Resolvers } from './resolver.ts'
import { interventions } from './interventions.ts'
import { lawyers } from './lawyers.ts'
import { tags } from './tags.ts'
import { testimonials } from './testimonials.ts'
import { visas } from './visas.ts'

const resolvers: { readonly [Group in keyof Contract]: Resolvers<Group> } = {
  countries,
  visas,
  interventions,
  articles,
  articleStatuses,
  tags,
  faqs,
  contactSubjects,
  mail,
  testimonials,
  lawyers,
}

/**
 * The mock backend: a handler for every endpoint of the contract, at any origin and under any path
 * prefix. The scenario is asked at each request, so it may change while the handlers are in use.
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

/** The implementation of an endpoint; the types above made sure that there is one for each. */
function getResolver(name: EndpointName): Resolver<Endpoint> {
  const untyped = resolvers as unknown as Record<string, Record<string, Resolver<Endpoint>>>
  const [group = '', endpoint = ''] = name.split('.')
  return untyped[group]?.[endpoint] as Resolver<Endpoint>
}
