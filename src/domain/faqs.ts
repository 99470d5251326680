import type { Faq } from '#contract/faqs.ts'
import { foldText } from '#platform/text.ts'

import { looksLikeHtml, stripTags } from './html.ts'
import { findBySlug, type NamedRecord, type Slugged, slugify } from './slug.ts'
import { parseTextBlocks } from './text-blocks.ts'
import { hasAllTermsFolded, type TextTranslator, toSearchTerms } from './text-search.ts'

type SluggedRecord = Slugged<{ readonly id: number }>

/** The URL value for questions without a visa: 'Autre' (spec 3). */
export const otherSubjectSlug = 'autre'
/** A visa's id, 'autre', or undefined for all subjects (spec 4). */
type SubjectFilter = number | typeof otherSubjectSlug | undefined

/** The search parameters: slugs of country and subject, search text, id of the open question. */
export interface FaqSearchParams {
  readonly country?: string | undefined
  readonly subject?: string | undefined
  readonly q?: string | undefined
  readonly question?: string | undefined
}

/** The questions of a country and subject that contain every search term. */
export function filterFaqs(
  faqs: readonly Faq[],
  filters: { countryId: number | undefined; subject?: SubjectFilter; terms?: readonly string[] },
  toText?: TextTranslator,
): Faq[] {
  const { countryId, subject, terms = [] } = filters
  return faqs.filter(
    (faq) =>
      faq.countryId === countryId &&
      matchesSubject(faq, subject) &&
      matchesSearch(faq, terms, toText),
  )
}

function matchesSubject({ visaId }: Faq, subject: SubjectFilter): boolean {
  if (subject === undefined) return true
  return subject === otherSubjectSlug ? visaId == null : visaId === subject
}

/**
 * Whether a question with its answer, as written or translated, contains every term.
 *
 * @param toText translates the question and each line of the answer, or a whole answer in HTML
 */
export function matchesSearch(
  faq: Faq,
  terms: readonly string[],
  toText: TextTranslator = asWritten,
): boolean {
  return terms.length === 0 || hasAllTermsFolded(getSearchableText(faq, toText), terms)
}

const asWritten: TextTranslator = (text) => text

/** Cached per language and record, because every keystroke searches again. */
const searchableTextCaches = new WeakMap<TextTranslator, WeakMap<Faq, string>>()

function getSearchableText(faq: Faq, toText: TextTranslator): string {
  const cache = searchableTextCaches.get(toText) ?? new WeakMap<Faq, string>()
  searchableTextCaches.set(toText, cache)
  const text = cache.get(faq) ?? buildSearchableText(faq, toText)
  cache.set(faq, text)
  return text
}

/**
 * The folded question and answer, as written and translated. The catalogue has the lines of a plain answer; those of an
 * answer in HTML can only be found in its markup.
 */
function buildSearchableText({ question, response }: Faq, toText: TextTranslator): string {
  const isHtml = looksLikeHtml(response)
  const original = [question, isHtml ? stripTags(response) : response]
  const translated = isHtml
    ? [toText(question), stripTags(toText(response))]
    : [question, ...parseTextBlocks(response).flatMap((block) => block.lines)].map((line) =>
        toText(line),
      )
  return foldText([...original, ...translated].join('\n'))
}

/** The selected country: that of the question in the URL, the one in the URL, or the first (spec 4). */
export function selectFaqCountry<Country extends SluggedRecord>(
  countries: readonly Country[],
  searchParams: FaqSearchParams,
  faqs: readonly Faq[],
): Country | undefined {
  const linked = findLinkedFaq(countries, searchParams, faqs)
  const linkedCountry = countries.find(({ id }) => id === linked?.countryId)
  return linkedCountry ?? findBySlug(countries, searchParams.country ?? '') ?? countries[0]
}

/** The question in the URL, if it and its country exist. */
function findLinkedFaq(
  countries: readonly SluggedRecord[],
  { question }: FaqSearchParams,
  faqs: readonly Faq[],
): Faq | undefined {
  return faqs.find(
    ({ id, countryId }) =>
      String(id) === question && countries.some((country) => country.id === countryId),
  )
}

/** The subject of a slug among a country's visas; unknown slugs select all subjects. */
export function selectSubject(
  visas: readonly SluggedRecord[],
  slug: string | undefined,
  hasOther: boolean,
): SubjectFilter {
  if (slug === undefined || slug === '') return undefined
  const visa = findBySlug(visas, slug)
  if (visa !== undefined) return visa.id
  return hasOther && slugify(slug) === otherSubjectSlug ? otherSubjectSlug : undefined
}

/** Whether to offer 'Autre': the country has questions without a visa (docs/decisions.md, 2.6). */
export function hasOtherSubject(faqs: readonly Faq[], countryId: number | undefined): boolean {
  return faqs.some((faq) => faq.countryId === countryId && faq.visaId == null)
}

/** Questions under one subject; without a `subject` they belong to 'Autre'. */
interface FaqGroup {
  readonly subject: string | undefined
  readonly faqs: readonly Faq[]
}

/**
 * Groups questions by subject name; 'Autre' is last. Where the server sends `visaName`, the order does not change when
 * the visas load; otherwise wait for them (`hasUnnamedSubject`).
 */
export function groupFaqsBySubject(
  faqs: readonly Faq[],
  visas: readonly NamedRecord[],
): FaqGroup[] {
  const getSubjectName = ({ visaId, visaName }: Faq) =>
    visas.find(({ id }) => id === visaId)?.name ?? visaName ?? undefined
  return Array.from(Map.groupBy(faqs, getSubjectName), ([subject, ofSubject]) => ({
    subject,
    faqs: ofSubject,
  })).toSorted(compareSubjects)
}

const { compare } = new Intl.Collator('fr')

function compareSubjects(one: FaqGroup, other: FaqGroup): number {
  if (one.subject === undefined || other.subject === undefined) {
    return Number(one.subject === undefined) - Number(other.subject === undefined)
  }
  return compare(one.subject, other.subject)
}

/**
 * Whether some question has a visa but no `visaName`, which the server may omit (spec 7), so that its subject has no
 * name until the visas are loaded.
 */
export function hasUnnamedSubject(faqs: readonly Faq[]): boolean {
  return faqs.some(({ visaId, visaName }) => visaId != null && visaName == null)
}

/**
 * The canonical search parameters once the records are loaded: drops unknown values, fixes slugs, and removes filters
 * that hide the question in the URL. `visas` is undefined until loaded.
 */
export function toCanonicalFaqSearch(
  searchParams: FaqSearchParams,
  records: {
    countries: readonly SluggedRecord[]
    faqs: readonly Faq[]
    visas: readonly SluggedRecord[] | undefined
  },
  toText?: TextTranslator,
): FaqSearchParams {
  const { countries, faqs, visas } = records
  const linked = findLinkedFaq(countries, searchParams, faqs)
  const country = selectFaqCountry(countries, searchParams, faqs)
  const namesKnownCountry = findBySlug(countries, searchParams.country ?? '') !== undefined
  /** The first country is the default: the URL has it only if it already named a country. */
  const isDefault = country === countries[0] && !namesKnownCountry
  return {
    country: isDefault ? undefined : country?.slug,
    subject:
      visas === undefined
        ? searchParams.subject
        : toCanonicalSubject(
            searchParams.subject,
            visas,
            hasOtherSubject(faqs, country?.id),
            linked,
          ),
    q:
      linked !== undefined && !matchesSearch(linked, toSearchTerms(searchParams.q ?? ''), toText)
        ? undefined
        : searchParams.q,
    question: linked === undefined ? undefined : searchParams.question,
  }
}

function toCanonicalSubject(
  slug: string | undefined,
  visas: readonly SluggedRecord[],
  hasOther: boolean,
  linked: Faq | undefined,
): string | undefined {
  const subject = selectSubject(visas, slug, hasOther)
  if (linked !== undefined && !matchesSubject(linked, subject)) return undefined
  if (subject === otherSubjectSlug) return otherSubjectSlug
  return visas.find(({ id }) => id === subject)?.slug
}
