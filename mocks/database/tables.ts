import * as z from 'zod/mini'

import { ArticleStatus } from '#contract/articles.ts'
import { ContactSubject, Mail } from '#contract/contact.ts'
import { Country } from '#contract/countries.ts'
import { ServiceLevel } from '#contract/interventions.ts'
import { DeadlineRule } from '#contract/deadlines.ts'
import { RecordFacts, TagFacts } from '#contract/record-facts.ts'
import { Statement } from '#contract/statements.ts'
import { Lawyer } from '#contract/lawyers.ts'
import { Tag } from '#contract/tags.ts'
import { Testimonial } from '#contract/testimonials.ts'

const id = z.int().check(z.positive())

/**
 * The tables of the database, as schemas, because imported files are validated with them. Rows refer to others by id;
 * handlers create the nested objects of the contract.
 */
export const rowSchemas = {
  countries: z.object({ ...Country().shape, id }),
  visas: z.object({
    id,
    name: z.string(),
    image: z.nullable(z.string()),
    summary: z.string(),
    content: z.string(),
    countryId: z.nullable(id),
    /** No reference (database-file.ts). */
    interventionId: z.int(),
  }),
  interventions: z.object({
    id,
    countryId: id,
    visaId: id,
    serviceLevels: z.array(ServiceLevel()),
  }),
  articles: z.object({
    id,
    slug: z.string(),
    title: z.string(),
    image: z.nullable(z.string()),
    authorId: z.nullable(z.int()),
    date: z.string(),
    createdDate: z.string(),
    views: z.int(),
    /** Null for an article about every country. */
    countryId: z.nullable(id),
    statusId: z.nullable(id),
    tagIds: z.array(id),
    introduction: z.string(),
    content: z.string(),
  }),
  authors: z.object({ id, firstName: z.string(), lastName: z.string() }),
  articleStatuses: z.object({ ...ArticleStatus().shape, id }),
  tags: z.object({ ...Tag().shape, id }),
  faqs: z.object({
    id,
    question: z.string(),
    response: z.string(),
    countryId: id,
    /** Null for 'Autre'. */
    visaId: z.nullable(id),
  }),
  contactSubjects: z.object({ ...ContactSubject().shape, id }),
  testimonials: z.object({ ...Testimonial().shape, id }),
  lawyers: z.object({ ...Lawyer().shape, id }),
  deadlineRules: z.object({ ...DeadlineRule().shape, id }),
  statements: z.object({ ...Statement().shape, id }),
  recordFacts: z.object({ ...RecordFacts().shape, id }),
  tagFacts: z.object({ ...TagFacts().shape, id }),
  /** The mails that forms sent. */
  mails: z.object({ ...Mail().shape, id, sentAt: z.string() }),
}

export type Tables = { [Name in keyof typeof rowSchemas]: z.infer<(typeof rowSchemas)[Name]> }
export type TableName = keyof Tables

/** The table that is empty at first. */
export const tableWithoutSeed = 'mails'

export const tableNames = Object.keys(rowSchemas) as TableName[]

export type VisaRow = Tables['visas']
export type InterventionRow = Tables['interventions']
export type ArticleRow = Tables['articles']
export type AuthorRow = Tables['authors']
export type FaqRow = Tables['faqs']
