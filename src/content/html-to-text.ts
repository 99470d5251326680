import { neutraliseAttributes } from './neutralise-attributes.ts'

/**
 * The text of untrusted HTML, with a space or a line break between blocks; plain text is only trimmed. A parsed document,
 * unlike a detached element, loads no images and runs no handlers. Returns an empty string without a browser.
 */
export function htmlToText(
  html: string | null | undefined,
  blockSeparator: ' ' | '\n' = ' ',
): string {
  if (html == null || html === '') return ''
  if (!/[<&]/.test(html)) return html.trim()
  if (typeof DOMParser === 'undefined') return ''
  const spaced = neutraliseAttributes(html)
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .replaceAll(blockTagPattern, `${blockSeparator}$&`)
  const { body } = new DOMParser().parseFromString(spaced, 'text/html')
  for (const element of body.querySelectorAll('script, style, template')) element.remove()
  return body.textContent
    .replaceAll(/\s+/g, (space) => {
      if (space === '\u00a0') return space
      return space.includes('\n') ? blockSeparator : ' '
    })
    .trim()
}

/** The elements that begin and end a line. */
export const blockTags: ReadonlySet<string> = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li br tr td th blockquote figure'.split(' '),
)
const blockTagPattern = new RegExp(`</?(?:${[...blockTags].join('|')})\\b`, 'gi')
