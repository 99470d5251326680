import { findHtmlPassages } from '#i18n/html-passages.ts'
import { getPassageKey, toPlainText } from '#i18n/passage.ts'
import type { RecordTexts, RecordTextProps } from '#i18n/record-texts.ts'
import type { PageList } from '#domain/case-file/documents.ts'

import { parseSanitised } from './sanitise.ts'

/** A list with its texts in the language of the page. */
export interface TranslatedList extends PageList {
  readonly title: RecordTextProps
  /** By the key of the point. */
  readonly texts: ReadonlyMap<string, RecordTextProps>
}

/** The lists of an administrator's HTML, each with the heading above it. A list within a list belongs to it. */
export function findPageLists(
  html: string | null | undefined,
  { translateHtml, originalLanguage }: Pick<RecordTexts, 'translateHtml' | 'originalLanguage'>,
): TranslatedList[] {
  const body = parseSanitised(html ?? '')
  const elements = Array.from(body.querySelectorAll('ul, ol')).filter(
    (list) => list.parentElement?.closest('ul, ol') == null,
  )
  const headings = elements.map((list) => findHeading(body, list))
  const originals = elements.map((list, place) => ({
    heading: headings[place]?.textContent.trim() ?? '',
    points: findHtmlPassages(list).map(({ source }) => ({
      key: getPassageKey(source),
      text: toPlainText(source),
    })),
  }))
  const isTranslated = translateHtml !== undefined && translateHtml(body) !== 'none'
  const toProps = (text: string, node: Node | undefined): RecordTextProps => ({
    lang: isTranslated && findLanguage(node) === null ? undefined : originalLanguage,
    children: text,
  })
  return elements.flatMap((list, place): TranslatedList[] => {
    const { heading, points } = originals[place] ?? { heading: '', points: [] }
    // The same words twice are one thing to find.
    const unique = points.filter(
      ({ key }, index) => points.findIndex((point) => point.key === key) === index,
    )
    if (unique.length === 0) return []
    const translated = findHtmlPassages(list)
    const texts = points.map(({ key, text }, index) => {
      const { source, nodes } = translated[index] ?? { source: undefined, nodes: [] }
      const words = source === undefined ? text : toPlainText(source)
      return [key, toProps(words, nodes[0])] as const
    })
    const title = headings[place]
    return [
      {
        heading,
        points: unique,
        title: toProps(title?.textContent.trim() ?? '', title?.firstChild ?? undefined),
        texts: new Map(texts),
      },
    ]
  })
}

/** The element that says of which language a text is. What is not translated is marked, or within what is. */
function findLanguage(node: Node | undefined): Element | null {
  const element = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of that type
  return (element as Element | null | undefined)?.closest('[lang]') ?? null
}

/** The last heading before an element. */
function findHeading(body: HTMLElement, element: Element): Element | undefined {
  return Array.from(body.querySelectorAll('h1, h2, h3, h4, h5, h6')).findLast(
    (heading) =>
      (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
}
