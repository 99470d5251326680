import type { Statement } from '#contract/statements.ts'

import { normaliseSpaces, readAmounts, readReferences, readYears } from './amounts.ts'
import { toComparedText } from './statements.ts'

/** The last words of an article or a page of a visa: a day of its own, no statement. */
const legalState = /État du droit au [^.]*\./g

/** A worked example, up to the next heading: its days are invented. */
const workedExample = /<h(\d)[^>]*>Un exemple<\/h\1>.*?(?=<h\d|$)/gs

/** The numbers of the law that a record names, and those of them that no passage of a statement has. */
export interface RecordNumbers {
  readonly all: readonly string[]
  readonly uncovered: readonly string[]
}

/** Of a record (`articles/4`) with its texts as HTML. */
export function readRecordNumbers(
  statements: readonly Statement[],
  record: string,
  htmls: readonly (string | null | undefined)[],
): RecordNumbers {
  const examples = htmls.map((html) => html?.replaceAll(workedExample, ''))
  const text = toComparedText(...examples).replaceAll(legalState, '')
  const passages = statements.flatMap((statement) =>
    statement.passages.filter((passage) => passage.record === record),
  )
  return {
    all: readNumbers(text),
    uncovered: readNumbers(
      blank(
        text,
        passages.map((passage) => normaliseSpaces(passage.text)),
      ),
    ),
  }
}

function readNumbers(text: string): string[] {
  return [readAmounts, readYears, readReferences].flatMap((read) => read(text))
}

/** The text without the passages, which may share words. */
function blank(text: string, passages: readonly string[]): string {
  const characters = text.split('')
  for (const passage of passages)
    for (let at = text.indexOf(passage); at !== -1; at = text.indexOf(passage, at + 1))
      characters.fill('·', at, at + passage.length)
  return characters.join('')
}
