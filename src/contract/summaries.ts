import type { EndpointName } from './index.ts'

/**
 * One sentence for each endpoint, with the section of the specification: for the OpenAPI document and the demo. They are apart
 * from the endpoints, because a visitor's browser loads those.
 */
export const summaries: Readonly<Record<EndpointName, string>> = {
  'countries.list': 'Every country, for filters, selects and flags (spec 7)',
  'countries.detail': 'One country, to fill the admin form (spec 7)',
  'countries.create': 'Create a country (spec 7)',
  'countries.update': 'Change a country (spec 7)',
  'countries.remove': 'Delete a country (spec 7)',
  'visas.list': 'Every visa (spec 7)',
  'visas.byCountry': 'The visas of one country (spec 7)',
  'visas.detail': 'One visa, to fill the admin form (spec 7)',
  'visas.create': 'Create a visa; the answer is read as text (spec 7)',
  'visas.update': 'Change a visa (spec 7)',
  'visas.remove': 'Delete a visa (spec 7)',
  'interventions.list': 'Every intervention with its service levels (spec 7)',
  'interventions.detail': 'One intervention, to fill the admin form (spec 7)',
  'interventions.create': 'Create an intervention; the answer is read as JSON (spec 7)',
  'interventions.update': 'Change an intervention; the answer is read as JSON (spec 7)',
  'interventions.remove': 'Delete an intervention (spec 7)',
  'articles.list': 'Every article; sorted by date in the client (spec 7)',
  'articles.detail': 'One article, to fill the admin form (spec 7)',
  'articles.create': 'Create an article; the server makes its slug from the title (spec 7)',
  'articles.update': 'Change an article; its slug stays (spec 7)',
  'articles.remove': 'Delete an article (spec 7)',
  'articleStatuses.list': 'Every status an article can have (spec 7)',
  'tags.list': 'Every tag (spec 7)',
  'tags.create': 'Create a tag by its name; the answer is appended to the list (spec 7)',
  'faqs.list': 'Every FAQ (spec 7)',
  'faqs.create': 'Create a FAQ (spec 7)',
  'faqs.update': 'Change a FAQ (spec 7)',
  'faqs.remove': 'Delete a FAQ (spec 7)',
  'contactSubjects.list': 'The subjects of the contact form (spec 7)',
  'mail.send': 'Send a mail; the answer is read as text (spec 7)',
  'testimonials.list': 'The testimonials, a static file of the site (spec 7)',
  'lawyers.list':
    'Every lawyer with their profile, a fixed data set: a static file of the site (spec 2.11)',
  'deadlineRules.list':
    'The rules on deadlines, with their sources: a static file of the site (spec 2.1)',
  'statements.list':
    'What the texts say of the law, with its sources: a static file of the site (spec 2.1)',
  'recordFacts.list':
    'What tools know of a record beside its texts: a static file of the site (spec 2.1)',
  'tagFacts.list': 'What a tag of articles means: a static file of the site (spec 2.1)',
}
