import type { Article } from '#contract/articles.ts'
import type { Faq } from '#contract/faqs.ts'
import type { ServiceFee, ServiceLevel } from '#contract/interventions.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import type { Tag } from '#contract/tags.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import type { Visa } from '#contract/visas.ts'
import { looksLikeHtml } from '#domain/html.ts'
import { getLines, parseTextBlocks } from '#domain/text-blocks.ts'

import type { CatalogueSubject } from '#i18n/records/catalogue.ts'
import { findHtmlPassages } from '#i18n/records/html-passages.ts'
import {
  escapePassageText,
  getPassageKey,
  hasWords,
  normalisePassage,
} from '#i18n/records/passage.ts'

/** A text of a record that is translated. `plain` is a single passage; `lines` has one per line; `html` one per block. */
export interface TranslatableField {
  readonly subject: CatalogueSubject
  readonly format: 'plain' | 'lines' | 'html'
  readonly text: string | null | undefined
}

const toFields =
  (subject: CatalogueSubject, format: TranslatableField['format'] = 'plain') =>
  (...texts: (string | null | undefined)[]): TranslatableField[] =>
    texts.map((text) => ({ subject, format, text }))

/** The texts of a service level, from a record or a form. */
type ServiceLevelTexts = Pick<ServiceLevel, 'title' | 'summary' | 'fullDescription'> & {
  readonly serviceFee?: Pick<ServiceFee, 'valueString' | 'basis' | 'notes'> | null | undefined
}

/** The translated texts of each entity's records. Names, addresses and institutions are not among them. */
export const translatableFields = {
  visas: ({ name, summary, content }: Pick<Visa, 'name' | 'summary' | 'content'>) => [
    ...toFields('visas')(name),
    ...toFields('visas', 'html')(summary),
    ...toFields('visa-content', 'html')(content),
  ],
  interventions: ({ serviceLevels }: { readonly serviceLevels: readonly ServiceLevelTexts[] }) =>
    serviceLevels.flatMap(({ title, summary, fullDescription, serviceFee }) => [
      ...toFields('service-levels')(title, summary),
      ...toFields('service-levels')(serviceFee?.valueString, serviceFee?.basis, serviceFee?.notes),
      ...toFields('service-level-content', 'html')(fullDescription),
    ]),
  faqs: ({ question, response }: Pick<Faq, 'question' | 'response'>) => [
    ...toFields('faqs')(question),
    ...toFields('faqs', looksLikeHtml(response) ? 'html' : 'lines')(response),
  ],
  articles: ({
    title,
    introduction,
    content,
  }: Pick<Article, 'title' | 'introduction' | 'content'>) => [
    ...toFields('articles')(title, introduction),
    // Newlines are line breaks (spec 3), as RichText renders them with `breakLines`.
    ...toFields('article-content', 'html')(content?.replaceAll('\n', '<br>')),
  ],
  tags: ({ name }: Tag) => toFields('articles')(name),
  testimonials: ({ content }: Testimonial) => toFields('home', 'lines')(content),
  videos: ({ description }: { readonly description: string }) => toFields('home')(description),
  contactSubjects: ({ name }: { readonly name: string }) => toFields('visas')(name),
  lawyers: ({
    title,
    description,
    areasOfLaw,
    pricing,
    diplomas,
    presentation,
    ...lawyer
  }: Lawyer) => [
    ...toFields('lawyer-cards')(title, description, ...areasOfLaw, pricing.unit),
    ...toFields('lawyer-cards')(lawyer.verificationDetails.barAssociation),
    ...toFields('lawyer-profiles')(...pricing.services, ...pricing.paymentMethods),
    ...toFields('lawyer-profiles')(...diplomas.map(({ degree }) => degree)),
    ...toFields('lawyer-profiles')(
      presentation.foundingStatement,
      presentation.visionOfLaw.text,
      ...presentation.myActivity,
      ...presentation.interventionPillars.flatMap(({ title: pillar, points }) => [
        pillar,
        ...points,
      ]),
      ...presentation.visionOfLaw.points,
    ),
  ],
}

/** A passage of a field with its key in the catalogue. */
export interface FieldPassage {
  readonly subject: CatalogueSubject
  readonly key: string
  /** For translators: whitespace normalised, apostrophes typographic. */
  readonly source: string
}

/** The passages of a field. `parseHtml` sanitises HTML and returns the body of its document. */
export function getFieldPassages(
  { subject, format, text }: TranslatableField,
  parseHtml: (html: string) => Element,
): FieldPassage[] {
  return getSources(format, text ?? '', parseHtml)
    .filter(hasWords)
    .map((source) => ({
      subject,
      key: getPassageKey(source),
      source: normalisePassage(source).replaceAll("'", '’'),
    }))
}

function getSources(
  format: TranslatableField['format'],
  text: string,
  parseHtml: (html: string) => Element,
): string[] {
  if (format === 'html') return findHtmlPassages(parseHtml(text)).map(({ source }) => source)
  const lines = format === 'lines' ? parseTextBlocks(text).flatMap(getLines) : [text]
  return lines.map(escapePassageText)
}
