import { articles, articleStatuses } from './articles.ts'
import { contactSubjects, mail } from './contact.ts'
import { countries } from './countries.ts'
import { faqs } from './faqs.ts'
import { interventions } from './interventions.ts'
import { lawyers } from './lawyers.ts'
import { tags } from './tags.ts'
import { testimonials } from './testimonials.ts'
import { visas } from './visas.ts'

/** Every call there is, by entity. A new entity is added here once; the compiler asks for the rest. */
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
}
export type Contract = typeof contract

/** `'visas.byCountry'`: how a call is named in errors, query keys and scenarios. */
export type EndpointName = {
  [Group in keyof Contract]: `${Group}.${keyof Contract[Group] & string}`
}[keyof Contract]
