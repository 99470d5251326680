import { articles, articleStatuses } from './articles.ts'
import { contactSubjects, mail } from './contact.ts'
import { countries } from './countries.ts'
import { deadlineRules } from './deadlines.ts'
import type { Endpoint, EndpointGroup } from './endpoint.ts'
import { faqs } from './faqs.ts'
import { interventions } from './interventions.ts'
import { lawyers } from './lawyers.ts'
import { recordFacts, tagFacts } from './record-facts.ts'
import { statements } from './statements.ts'
import { tags } from './tags.ts'
import { testimonials } from './testimonials.ts'
import { visas } from './visas.ts'

/** All endpoints by entity. CONTRIBUTING.md tells what a new entity needs. */
export const contract = {
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
  deadlineRules,
  statements,
  recordFacts,
  tagFacts,
}
export type Contract = typeof contract

/** `'visas.byCountry'`: a call's name in errors, query keys and scenarios. */
export type EndpointName = {
  [Group in keyof Contract]: `${Group}.${keyof Contract[Group] & string}`
}[keyof Contract]

/** All endpoints with their names, in order. */
export function listEndpoints(): {
  name: EndpointName
  group: keyof Contract
  endpoint: Endpoint
}[] {
  return Object.entries<EndpointGroup>(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loops walk the contract that the types describe
      name: `${group}.${name}` as EndpointName,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
      group: group as keyof Contract,
      endpoint,
    })),
  )
}
