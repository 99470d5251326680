import type { Api } from '#api/api.ts'
import { breakLines, looksLikeHtml } from '#domain/html.ts'
import { parseTextBlocks } from '#domain/text-blocks.ts'
import type { CatalogueFile } from '#i18n/catalogue.ts'
import { findHtmlPassages } from '#i18n/html-passages.ts'
import { escapePassageText, getPassageKey, hasWords, normalisePassage } from '#i18n/passage.ts'
import { mapRecord } from '#platform/map-record.ts'

/** A text of a record that is translated. `plain` is a single passage; `lines` has one per line; `html` one per block. */
export interface TranslatableField {
  /** The file of the catalogue with its translations. */
  readonly file: CatalogueFile
  readonly format: 'plain' | 'lines' | 'html'
  readonly text: string | null | undefined
}

const toFields =
  (file: CatalogueFile, format: TranslatableField['format'] = 'plain') =>
  (...texts: (string | null | undefined)[]): TranslatableField[] =>
    texts.map((text) => ({ file, format, text }))

/** A record as the API lists it. */
type Listed<Entity extends keyof Api['calls']> = Api['calls'][Entity] extends {
  readonly list: (...input: never[]) => Promise<readonly (infer Row)[]>
}
  ? Row
  : never

type ServiceLevel = Listed<'interventions'>['serviceLevels'][number]
type ServiceFee = NonNullable<ServiceLevel['serviceFee']>

/** The fields of a service level and its fee that are texts. The compiler names one that is not listed here. */
const levelFormats = {
  title: ['service-levels', 'plain'],
  summary: ['service-levels', 'plain'],
  fullDescription: ['service-level-content', 'html'],
} as const satisfies Formats<Exclude<keyof ServiceLevel, 'id' | 'levelNumber' | 'serviceFee'>>
const feeFormats = {
  valueString: ['service-levels', 'plain'],
  basis: ['service-levels', 'plain'],
  notes: ['service-levels', 'plain'],
} as const satisfies Formats<Exclude<keyof ServiceFee, 'amount' | 'currency'>>
type Formats<Name extends string> = Record<
  Name,
  readonly [CatalogueFile, TranslatableField['format']]
>

/** The texts of a service level, from a record or a form. */
type ServiceLevelTexts = Pick<ServiceLevel, keyof typeof levelFormats> & {
  readonly serviceFee?: Pick<ServiceFee, keyof typeof feeFormats> | null | undefined
}

/** The translated texts of each entity's records. Names of people, addresses and institutions are not among them. */
export const translatableFields = {
  visas: ({ name, summary, content }: Pick<Listed<'visas'>, 'name' | 'summary' | 'content'>) => [
    ...toFields('visas')(name),
    ...toFields('visas', 'html')(summary),
    ...toFields('visa-content', 'html')(content),
  ],
  interventions: ({ serviceLevels }: { readonly serviceLevels: readonly ServiceLevelTexts[] }) =>
    serviceLevels.flatMap((level) => [
      ...Object.values(
        mapRecord(levelFormats, ([file, format], name) => ({ file, format, text: level[name] })),
      ),
      ...Object.values(
        mapRecord(feeFormats, ([file, format], name) => ({
          file,
          format,
          text: level.serviceFee?.[name],
        })),
      ),
    ]),
  faqs: ({ question, response }: Pick<Listed<'faqs'>, 'question' | 'response'>) => [
    ...toFields('faqs')(question),
    ...toFields('faqs', looksLikeHtml(response) ? 'html' : 'lines')(response),
  ],
  articles: ({
    title,
    introduction,
    content,
  }: Pick<Listed<'articles'>, 'title' | 'introduction' | 'content'>) => [
    ...toFields('articles')(title, introduction),
    // Newlines are line breaks (spec 3), as RichText renders them with `breakLines`.
    ...toFields('article-content', 'html')(content == null ? content : breakLines(content)),
  ],
  tags: ({ name }: { readonly name: string }) => toFields('articles')(name),
  testimonials: ({ content }: { readonly content: string }) => toFields('home', 'lines')(content),
  videos: ({ description }: { readonly description: string }) => toFields('home')(description),
  contactSubjects: ({ name }: { readonly name: string }) => toFields('visas')(name),
  deadlineRules: ({
    situation,
    period,
    method,
    exceptions,
    authority,
    channel,
    legalAid,
    law,
    furtherSources,
  }: Listed<'deadlineRules'>) =>
    toFields('deadline-rules')(
      situation,
      period,
      method,
      exceptions,
      authority,
      channel,
      legalAid,
      law,
      ...furtherSources.map((source) => source.law),
    ),
  statements: ({ says }: Listed<'statements'>) => toFields('law-sources')(says),
  lawyers: ({
    title,
    description,
    areasOfLaw,
    pricing,
    diplomas,
    presentation,
    verificationDetails,
  }: Listed<'lawyers'>) => [
    ...toFields('lawyer-cards')(
      title,
      description,
      ...areasOfLaw,
      pricing.unit,
      verificationDetails.barAssociation,
    ),
    ...toFields('lawyer-profiles')(
      ...pricing.services,
      ...pricing.paymentMethods,
      ...diplomas.map(({ degree }) => degree),
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
  readonly file: CatalogueFile
  readonly key: string
  /** For translators: whitespace normalised, apostrophes typographic. */
  readonly source: string
}

/** The passages of a field. `parseHtml` sanitises HTML and returns the body of its document. */
export function getFieldPassages(
  { file, format, text }: TranslatableField,
  parseHtml: (html: string) => Element,
): FieldPassage[] {
  return getSources(format, text ?? '', parseHtml)
    .filter(hasWords)
    .map((source) => ({
      file,
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
  const lines = format === 'lines' ? parseTextBlocks(text).flatMap((block) => block.lines) : [text]
  return lines.map(escapePassageText)
}
