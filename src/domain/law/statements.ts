import type { Statement } from '#contract/statements.ts'

import { stripTags } from '../html.ts'
import { normaliseSpaces } from './amounts.ts'

/** The words of a record, as passages are compared with them. */
export function toComparedText(...htmls: readonly (string | null | undefined)[]): string {
  return normaliseSpaces(stripTags(htmls.join('\n')))
}

/**
 * The statements that a record makes. One whose words the record no longer has is none of its: somebody has changed the text,
 * and the source says nothing of the new one. The texts of the interface are not compared; the fixtures do it.
 */
export function listStatements(
  statements: readonly Statement[],
  record: string,
  text: string | undefined,
): Statement[] {
  return statements.filter(({ passages }) =>
    passages.some(
      (passage) =>
        passage.record === record &&
        (text === undefined || text.includes(normaliseSpaces(passage.text))),
    ),
  )
}
