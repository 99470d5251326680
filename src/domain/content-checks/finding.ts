import { hashText } from '#platform/seeded-random.ts'

import type { EntityName } from '../entities.ts'

/** The rules, in the order in which the back-office explains them. */
export const ruleNames = [
  'linkEmpty',
  'linkBareUrl',
  'linkRepeated',
  'linkInsecure',
  'linkBroken',
  'headingEmpty',
  'headingSkipped',
  'headingBold',
  'tableHeader',
  'pictureAlternative',
  'pictureFileName',
  'pictureHeavy',
  'titleLong',
  'introductionMissing',
  'levelPrice',
  'visaCountry',
  'visaIntervention',
  'visaOrientation',
  'interventionTime',
  'countryFaq',
  'pastYear',
  'promise',
  'articleOld',
  'typographySpace',
  'typographyApostrophe',
  'sentenceLong',
] as const
export type RuleName = (typeof ruleNames)[number]

/** Where in a text: words with how often they stand before, or an element with how many of its kind stand before. */
export type TextPlace =
  | { readonly words: string; readonly before: number }
  | { readonly element: 'a' | 'img' | 'table' | 'heading'; readonly before: number }

/** What a rule finds in a text. */
export interface TextFinding {
  readonly rule: RuleName
  /** What it quotes; it also tells one finding from another. */
  readonly quote: string
  /** Undefined where the whole field is meant. */
  readonly place?: TextPlace | undefined
  /** How many words, characters, kilobytes or places. */
  readonly count?: number | undefined
}

/** A part of a field that has several texts, such as a level. */
export interface TextPart {
  readonly index: number
  /** Tells it from the others, wherever it is moved. */
  readonly id?: number | undefined
  /** The name of the text within the part. */
  readonly name: string
  readonly title: string
}

/** What a rule finds in a record. */
export interface Finding extends TextFinding {
  readonly field: string
  readonly part?: TextPart | undefined
}

export type TextFormat =
  | 'line'
  | 'lines'
  /** A line that is the title of a page. */
  | 'title'
  /** Lines that lead into a text. */
  | 'introduction'
  /** A line that names a price. */
  | 'price'
  | 'html'
  | 'picture'

/** A text of a field, as its kind says it. */
export interface CheckedText {
  readonly format: TextFormat
  readonly text: string
  readonly part?: TextPart | undefined
}

/** Words at an offset of a text. */
export function placeWords(text: string, start: number, words: string): TextPlace {
  return { words, before: countOccurrences(text.slice(0, start), words) }
}

function countOccurrences(text: string, words: string): number {
  return words === '' ? 0 : text.split(words).length - 1
}

/** A quotation that fits a line. */
export function shorten(text: string, length = 90): string {
  const line = text.replaceAll(/[ \t\n\r]+/g, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`
}

/**
 * The key of a finding: another one once its words change, so that an old decision does not hide a new mistake. It begins
 * with a letter, since URLs read what is all digits as a number.
 */
export function getFindingKey(entity: EntityName, id: number, finding: Finding): string {
  const { rule, field, part, quote, place } = finding
  const parts = [entity, id, rule, field, part?.id, part?.name, part?.title, quote, place?.before]
  const text = JSON.stringify(parts)
  return `r${toBase36(hashText(text))}${toBase36(hashText(`${text}#`))}`
}

const toBase36 = (hash: number) => (hash >>> 0).toString(36).padStart(7, '0')
