import { looksLikeHtml } from '../html.ts'
import { parseContent, toCheckedText } from './content.ts'
import type { CheckedText, TextFinding } from './finding.ts'
import { checkLinks, type Site } from './links.ts'
import { checkPictures, checkSize, checkStructure } from './structure.ts'
import { checkTitle, checkWording } from './wording.ts'

export interface TextContext {
  /** '2026-11-26' */
  readonly today: string
  /** Whether the record has never been saved: what it still lacks is no finding then. */
  readonly isNew: boolean
  /** Without it, links are not compared with the pages of the site. */
  readonly site?: Site | undefined
}

/** What the rules find in one text, in the order of the rules. */
export function checkText(
  { format, text, part }: CheckedText,
  context: TextContext,
): TextFinding[] {
  const { today, isNew, site } = context
  if (format === 'picture') return checkSize(text)
  if (text.trim() === '') return isNew ? [] : findMissing(format, part?.title ?? '')
  if (format !== 'html' && !looksLikeHtml(text)) {
    return [...(format === 'title' ? checkTitle(text) : []), ...checkWording(text, today)]
  }
  const content = parseContent(text)
  return [
    ...checkLinks(content, site),
    ...checkStructure(content),
    ...checkPictures(content),
    ...checkWording(toCheckedText(content), today),
  ]
}

/** Only texts that visitors look for are missing. */
function findMissing(format: CheckedText['format'], quote: string): TextFinding[] {
  if (format === 'introduction') return [{ rule: 'introductionMissing', quote }]
  return format === 'price' ? [{ rule: 'levelPrice', quote }] : []
}
