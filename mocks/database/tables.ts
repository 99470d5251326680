import type { ArticleStatus } from '#contract/articles.ts'
import type { ContactSubject, Mail } from '#contract/contact.ts'
import type { Country } from '#contract/countries.ts'
import type { ServiceLevel } from '#contract/interventions.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import type { Tag } from '#contract/tags.ts'
import type { Testimonial } from '#contract/testimonials.ts'

/** The tables of the mock's database: records with the ids of what they refer to. Handlers make the wire's nested objects. */
export interface Tables {
  countries: Country
  visas: VisaRow
  interventions: InterventionRow
  articles: ArticleRow
  authors: AuthorRow
  articleStatuses: ArticleStatus
  tags: Tag
  faqs: FaqRow
  contactSubjects: ContactSubject
  testimonials: Testimonial
  lawyers: Lawyer
  /** What the forms 'sent'. */
  mails: MailRow
}

export type TableName = keyof Tables

export interface VisaRow {
  id: number
  name: string
  image: string | null
  summary: string
  content: string
  countryId: number | null
  interventionId: number
}

export interface InterventionRow {
  id: number
  countryId: number
  visaId: number
  serviceLevels: ServiceLevel[]
}

export interface ArticleRow {
  id: number
  slug: string
  title: string
  image: string | null
  authorId: number | null
  date: string
  createdDate: string
  views: number
  /** Null for an article about every country. */
  countryId: number | null
  statusId: number | null
  tagIds: number[]
  introduction: string
  content: string
}

export interface AuthorRow {
  id: number
  firstName: string
  lastName: string
}

export interface FaqRow {
  id: number
  question: string
  response: string
  countryId: number
  /** Null for 'Autre'. */
  visaId: number | null
}

export interface MailRow extends Mail {
  id: number
  sentAt: string
}
