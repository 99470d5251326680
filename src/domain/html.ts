const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const characters: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00a0',
  ...Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character])),
}

/** Text as HTML, safe inside elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Replaces the entities that editors produce with the characters they stand for. */
export function decodeEntities(html: string): string {
  return html.replaceAll(/&(?:nbsp|amp|lt|gt|quot|#39);/gi, (entity) => {
    return characters[entity.toLowerCase()] ?? entity
  })
}

/** A comment or a tag as the browser reads it: what never ends reaches to the end of the text, so matching never starts again. */
const markupOrNewline =
  /<!--[^]*?(?:-->|$)|<[a-z/!?](?:[^>=]|=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))?)*(?:>|$)|\n/giu

/** Turns newlines into line breaks (spec 3), but not those inside a tag. Before sanitising, as it changes the markup. */
export function breakLines(html: string): string {
  return html.replaceAll(markupOrNewline, (match) => (match === '\n' ? '<br>' : match))
}

/**
 * A comment or a tag. A `>` inside a quoted attribute does not end the tag. An unclosed tag matches up to the end of the
 * text: it must not fail, or each of many would be read to the end.
 */
export const markupPattern =
  /<!--(?:(?!<!--)[^])*?-->|<\/?[a-z!](?:=\s*(?:"[^"]*"|'[^']*')|[^>])*(?:>|$)/giu
const inlineTag = /^<\/?(?:a|b|em|i|mark|s|span|strong|su[bp]|u)[\s>]/i

/**
 * The text of HTML, for searching, counting and descriptions. Tags become spaces; tags of inline elements are
 * removed, so that words stay whole. It needs no browser; `content/html-to-text.ts` parses the HTML. It is not sanitised:
 * never render it as HTML.
 */
export function stripTags(html: string): string {
  return decodeEntities(
    html.replaceAll(markupPattern, (tag) => {
      if (!tag.endsWith('>')) return tag
      return inlineTag.test(tag) ? '' : ' '
    }),
  )
}

/** Whether text that may be plain or HTML is HTML: it contains a tag that an editor writes. */
export function looksLikeHtml(text: string): boolean {
  return /<\/?(?:p|br|div|span|ul|ol|li|strong|em|b|i|u|s|a|h[1-6]|table|img|blockquote|pre|hr)\b[^>]*>/iu.test(
    text,
  )
}
