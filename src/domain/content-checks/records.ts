import type { Article } from '#contract/articles.ts'
import type { Country } from '#contract/countries.ts'
import type { Faq } from '#contract/faqs.ts'
import type { Intervention, ServiceLevel } from '#contract/interventions.ts'
import type { RecordFacts } from '#contract/record-facts.ts'
import type { Visa } from '#contract/visas.ts'

import { getArticleDate, isPublished } from '../articles.ts'
import { parseTimestamp } from '../dates.ts'
import type { EntityName } from '../entities.ts'
import { stripTags } from '../html.ts'
import { findVisaFacts } from '../record-facts.ts'
import { getVisaCountryId } from '../slug.ts'
import type { Finding } from './finding.ts'

/** The lists of the server, by entity. A rule whose list is not loaded finds nothing. */
export interface CheckedLists {
  readonly articles?: readonly Article[] | undefined
  readonly countries?: readonly Country[] | undefined
  readonly visas?: readonly Visa[] | undefined
  readonly interventions?: readonly Intervention[] | undefined
  readonly faqs?: readonly Faq[] | undefined
  readonly recordFacts?: readonly RecordFacts[] | undefined
}

/** The lists that the rules across records need, for a record of each entity. */
export const listsOfRules: Readonly<Record<EntityName, readonly (keyof CheckedLists)[]>> = {
  articles: ['articles'],
  countries: ['faqs'],
  visas: ['visas', 'interventions', 'recordFacts'],
  interventions: ['interventions', 'recordFacts'],
  faqs: [],
}

interface CheckedRecord {
  readonly entity: EntityName
  readonly id: number
  /** What visitors would see it under now; undefined for what the lists say. */
  readonly name?: string | undefined
}

/** What a record lacks beside others, and since when nobody touched it. */
export function checkAcrossRecords(
  { entity, id, name }: CheckedRecord,
  lists: CheckedLists,
  today: string,
): Finding[] {
  switch (entity) {
    case 'visas':
      return hasCountry(id, lists)
        ? [...checkIntervention(id, lists), ...checkFacts(id, name, lists)]
        : [{ rule: 'visaCountry', field: 'countryId', quote: '' }]
    case 'countries':
      return lists.faqs === undefined || lists.faqs.some(({ countryId }) => countryId === id)
        ? []
        : [{ rule: 'countryFaq', field: 'name', quote: '' }]
    case 'articles':
      return checkAge(
        lists.articles?.find((article) => article.id === id),
        today,
      )
    case 'interventions':
      return checkUsualTime(id, lists)
    case 'faqs':
      return []
  }
}

/** A visa without a country can be saved (spec 5), and no page has it. */
function hasCountry(id: number, { visas }: CheckedLists): boolean {
  const own = visas?.find((visa) => visa.id === id)
  return own === undefined || getVisaCountryId(own) != null
}

function checkIntervention(id: number, { interventions }: CheckedLists): Finding[] {
  return interventions === undefined || interventions.some(({ visaId }) => visaId === id)
    ? []
    : [{ rule: 'visaIntervention', field: 'name', quote: '' }]
}

/** Tools know a visa by its id (`public/record-facts.json`): a new one is not reached before somebody has added it. */
function checkFacts(
  id: number,
  name: string | undefined,
  { visas, recordFacts }: CheckedLists,
): Finding[] {
  const own = visas?.find((visa) => visa.id === id)
  if (own === undefined || recordFacts === undefined) return []
  return findVisaFacts(recordFacts, id) === undefined
    ? [{ rule: 'visaOrientation', field: 'name', quote: name ?? own.name }]
    : []
}

/** The texts of the headings of HTML, as `content/sections.ts` finds them. */
const listHeadings = (html: string) =>
  [...html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1\s*>/gis)].map(([, , text = '']) =>
    stripTags(text).trim(),
  )

/** Tools read the usual time of a level under the heading that the facts of its visa name. */
function checkUsualTime(id: number, { interventions, recordFacts }: CheckedLists): Finding[] {
  const own = interventions?.find((intervention) => intervention.id === id)
  if (own === undefined || recordFacts === undefined) return []
  const heading = findVisaFacts(recordFacts, own.visaId)?.usualTimeHeading
  const isKnown = ({ fullDescription }: ServiceLevel) =>
    heading != null && listHeadings(fullDescription ?? '').includes(heading)
  return own.serviceLevels.every(isKnown)
    ? []
    : [{ rule: 'interventionTime', field: 'serviceLevels', quote: heading ?? '' }]
}

/** The API has no date of a change: the last of those in the record, and of the `<time>` that its text ends with. */
function checkAge(article: Article | undefined, today: string): Finding[] {
  if (article === undefined || !isPublished(article)) return []
  const updates = [...(article.content ?? '').matchAll(/<time[^>]*\sdatetime="([^"]*)"/giu)]
  const days = [getArticleDate(article), article.createdDate, updates.at(-1)?.[1]]
    .filter((day) => day != null && parseTimestamp(day) !== undefined)
    .map((day) => day?.slice(0, 10) ?? '')
    .toSorted()
  const last = days.at(-1)
  return last !== undefined && last < yearBefore(today)
    ? [{ rule: 'articleOld', field: 'title', quote: last }]
    : []
}

/** The same day a year before; of 29 February, the day before 1 March. Days are compared as texts. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
