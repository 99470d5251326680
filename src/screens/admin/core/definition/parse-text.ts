import { editWords } from '#content/edit-words.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { removeUrlMetadata } from '#content/remove-metadata.ts'
import { isSafeImageSrc } from '#content/safe-urls.ts'
import { sanitise } from '#content/sanitise.ts'
import { looksLikeHtml } from '#domain/html.ts'
import { paragraphsToHtml } from '#domain/paragraphs.ts'
import type { NamedRecord } from '#domain/slug.ts'
import { foldText } from '#platform/text.ts'

import type { FieldContext } from './record-definition.ts'

/** A text as plans compare it: spreadsheets write other line breaks, and cut the spaces around a cell. */
export function toComparableText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}

/** Not the no-break space: to correct one is a change. */
const spaces = /[ \t\r\n]+/g

/** HTML as plans compare it: what visitors would see, without the spaces between its blocks. */
export function toComparableHtml(html: string): string {
  return sanitise(html).replaceAll(spaces, ' ').replaceAll(/> </g, '><').trim()
}

/** What the sanitiser adds for visitors; a record needs none of it. */
const added = / (?:rel="noreferrer"|loading="lazy"|referrerpolicy="no-referrer")/g

/** Each line as a paragraph: an export has each block of HTML on a line of its own. */
export function separateLines(text: string): string {
  return text.replaceAll(/\n+/g, '\n\n')
}

/** The URL of a picture; a data URL is without metadata. Undefined for one that is not allowed, or that would be turned without it. */
export function readPicture(source: string): string | undefined {
  const url = /^data:/i.test(source) ? removeUrlMetadata(source) : source
  return url !== undefined && isSafeImageSrc(url) ? url : undefined
}

/** Sanitised HTML with the metadata of its pictures taken away, or the picture where that is not possible. */
function cleanPictures(html: string): string {
  return html.replaceAll(/<img(?:[^>"]|"[^"]*")*>/g, (picture) => {
    const [, source] = /\ssrc="(data:[^"]*)"/i.exec(picture) ?? []
    if (source === undefined) return picture
    const url = readPicture(source)
    return url === undefined ? '' : picture.replace(source, url)
  })
}

/** HTML of a text that is HTML, sanitised, or that is plain: then of its paragraphs. */
export function readHtml(text: string): string {
  return looksLikeHtml(text)
    ? cleanPictures(sanitise(text)).replaceAll(added, '')
    : paragraphsToHtml(separateLines(text), '<p></p>')
}

const squeeze = (words: string) => words.replaceAll(spaces, ' ').trim()

/** The HTML that a record has, if the text is what it says: an export has words without markup. */
export function readTextOfHtml(text: string, current: string | undefined): string | undefined {
  return current !== undefined && squeeze(htmlToText(current)) === squeeze(text)
    ? current
    : undefined
}

/** The HTML that a record has, with the words of a text whose lines are its blocks; undefined if they are not. */
export function editTextOfHtml(text: string, current: string | undefined): string | undefined {
  if (current === undefined || looksLikeHtml(text)) return undefined
  return editWords(current, text)?.replaceAll(added, '')
}

/**
 * The select's value of the record that a text names: by its name, with or without its code, by its code alone, or by its
 * number as a form writes it ('nº 12'), with any word before. An empty choice has the words of the list or of the placeholder.
 */
export function parseRecordName(
  text: string,
  records: readonly (NamedRecord & { readonly code?: string })[] | undefined,
  { t, texts }: FieldContext,
): string | undefined {
  const folded = foldText(text).trim()
  const empty = [texts['placeholder'], t('without', { label: texts.label })]
  if (empty.some((words) => words !== undefined && foldText(words) === folded)) return ''
  const [, number] = /(?:^|\s)n[°º]\s*(\d+)$/.exec(text) ?? []
  const matches = (records ?? []).filter(({ id, name, code = '' }) =>
    number === undefined
      ? [name, `${name} (${code})`, code].some((words) => foldText(words).trim() === folded)
      : String(id) === number,
  )
  return matches.length === 1 ? String(matches[0]?.id) : undefined
}
