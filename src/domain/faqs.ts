import { findBySlug, slugOf } from './slug.ts'
import { foldText, hasFoldedWords, readableText, searchWords } from './text-search.ts'

interface Named {
  readonly id: number
  readonly name: string
}
interface Addressed {
  readonly id: number
  readonly slug: string
}
interface Question {
  readonly id: number
  readonly question: string
  readonly response: string
  readonly countryId?: number | null | undefined
  readonly visaId?: number | null | undefined
  readonly visaName?: string | null | undefined
}

/** In the address, the subject of the questions without a visa: 'Autre' (spec 3). */
export const otherSubject = 'autre'
/** A visa's id, 'autre', or undefined for all subjects (spec 4). */
export type Subject = number | typeof otherSubject | undefined

/** What the address says: slugs of country and subject, what is searched for, the id of the open question. */
export interface FaqAddress {
  readonly country?: string | undefined
  readonly subject?: string | undefined
  readonly q?: string | undefined
  readonly question?: string | undefined
}

/** The questions of a country, on a subject, with every word searched for in the question or its answer. */
export function filterFaqs<Faq extends Question>(
  faqs: readonly Faq[],
  filters: { countryId: number | undefined; subject?: Subject; words?: readonly string[] },
): Faq[] {
  const { countryId, subject, words = [] } = filters
  return faqs.filter(
    (faq) => faq.countryId === countryId && isOnSubject(faq, subject) && matchesSearch(faq, words),
  )
}

function isOnSubject({ visaId }: Question, subject: Subject): boolean {
  if (subject === undefined) return true
  return subject === otherSubject ? visaId == null : visaId === subject
}

/** Whether a question or its answer has every word. */
export function matchesSearch(faq: Question, words: readonly string[]): boolean {
  return words.length === 0 || hasFoldedWords(foldedQuestion(faq), words)
}

/** Folded once a record: somebody who types asks again at every letter. */
const foldedQuestions = new WeakMap<Question, string>()

function foldedQuestion(faq: Question): string {
  const known = foldedQuestions.get(faq)
  if (known !== undefined) return known
  const folded = foldText(`${faq.question}
${readableText(faq.response)}`)
  foldedQuestions.set(faq, folded)
  return folded
}

/** The country that applies: that of the question named in the address, the one named, or the first (spec 4). */
export function selectFaqCountry<Country extends Addressed>(
  countries: readonly Country[],
  address: FaqAddress,
  faqs: readonly Question[],
): Country | undefined {
  const linked = linkedFaq(faqs, countries, address.question)
  const ofLinked = countries.find(({ id }) => id === linked?.countryId)
  return ofLinked ?? findBySlug(countries, address.country ?? '') ?? countries[0]
}

/** The question that an address names, if it can be shown: it exists, and so does its country. */
export function linkedFaq<Faq extends Question>(
  faqs: readonly Faq[],
  countries: readonly { readonly id: number }[],
  question: string | undefined,
): Faq | undefined {
  return faqs.find(
    ({ id, countryId }) =>
      String(id) === question && countries.some((country) => country.id === countryId),
  )
}

/** The subject that a slug names among a country's visas; unknown ones are all subjects. */
export function selectSubject(
  visas: readonly Addressed[],
  slug: string | undefined,
  hasOther: boolean,
): Subject {
  if (slug === undefined || slug === '') return undefined
  const visa = findBySlug(visas, slug)
  if (visa !== undefined) return visa.id
  return hasOther && slugOf(slug) === otherSubject ? otherSubject : undefined
}

/** Whether 'Autre' is offered: the country has questions without a visa (decisions.md, 2.6). */
export function hasOtherSubject(faqs: readonly Question[], countryId: number | undefined): boolean {
  return faqs.some((faq) => faq.countryId === countryId && faq.visaId == null)
}

/** Questions under one subject; without a `subject` they belong to 'Autre'. */
export interface FaqGroup<Faq> {
  readonly subject: string | undefined
  readonly faqs: readonly Faq[]
}

/**
 * The questions under their subjects by name, 'Autre' last. The order asks nothing of the visas, so
 * that it does not change under a reader's eyes when they come after the questions.
 */
export function groupFaqs<Faq extends Question>(
  faqs: readonly Faq[],
  visas: readonly Named[],
): FaqGroup<Faq>[] {
  const nameOf = ({ visaId, visaName }: Question) =>
    visas.find(({ id }) => id === visaId)?.name ?? visaName ?? undefined
  return Array.from(Map.groupBy(faqs, nameOf), ([subject, ofSubject]) => ({
    subject,
    faqs: ofSubject,
  })).toSorted(bySubject)
}

const { compare } = new Intl.Collator('fr')

function bySubject(one: FaqGroup<Question>, other: FaqGroup<Question>): number {
  if (one.subject === undefined || other.subject === undefined) {
    return Number(one.subject === undefined) - Number(other.subject === undefined)
  }
  return compare(one.subject, other.subject)
}

/** Whether the visas alone can name the subject of some question: the server need not have (spec 7). */
export function hasUnnamedSubject(faqs: readonly Question[]): boolean {
  return faqs.some(({ visaId, visaName }) => visaId != null && visaName == null)
}

/**
 * The address put right once the records are there: unknown values are dropped, slugs are spelled
 * as they should be, and nothing hides the question that it names. `visas` is undefined until
 * those of the country are known.
 */
export function correctedFaqAddress(
  address: FaqAddress,
  records: {
    countries: readonly Addressed[]
    faqs: readonly Question[]
    visas: readonly Addressed[] | undefined
  },
): FaqAddress {
  const { countries, faqs, visas } = records
  const linked = linkedFaq(faqs, countries, address.question)
  const country = selectFaqCountry(countries, address, faqs)
  const isNamed = findBySlug(countries, address.country ?? '') !== undefined
  return {
    country:
      country === undefined || (!isNamed && country === countries[0]) ? undefined : country.slug,
    subject:
      visas === undefined
        ? address.subject
        : correctedSubject(address.subject, visas, hasOtherSubject(faqs, country?.id), linked),
    q:
      linked !== undefined && !matchesSearch(linked, searchWords(address.q ?? ''))
        ? undefined
        : address.q,
    question: linked === undefined ? undefined : address.question,
  }
}

function correctedSubject(
  slug: string | undefined,
  visas: readonly Addressed[],
  hasOther: boolean,
  linked: Question | undefined,
): string | undefined {
  const subject = selectSubject(visas, slug, hasOther)
  if (linked !== undefined && !isOnSubject(linked, subject)) return undefined
  if (subject === otherSubject) return otherSubject
  return visas.find(({ id }) => id === subject)?.slug
}
