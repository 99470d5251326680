import { removeUrlMetadata } from '../remove-metadata.ts'

/**
 * What a program puts on the clipboard beside the text, and what becomes of it. WebKit passes on what another program has
 * copied without the styles of Word, links inside of the document and addresses of files.
 *
 * | pasted                                                        | becomes                       |
 * | ------------------------------------------------------------- | ----------------------------- |
 * | comments of reviewers, their marks and the rule above them     | nothing                       |
 * | the words that a tracked change has deleted                    | nothing                       |
 * | hidden text                                                    | nothing                       |
 * | a picture that only the other device has (`file:`, `//:0`)     | nothing                       |
 * | a rule between paragraphs                                      | nothing                       |
 * | a caption of a picture                                         | a paragraph                   |
 * | a picture in the text itself                                  | the same without metadata     |
 * | … that its metadata turns, or that cannot be read              | nothing                       |
 * | a link into the other document (`#_ftn1`, `file:`)             | its text                      |
 * | a cell of a table                                              | its text, a mark between them |
 * | a term and its definition                                      | a bold and a plain paragraph  |
 * | plain words inside of bold ones                                | plain words                   |
 * | a line break of the source between two words                   | a space                       |
 *
 * @returns what is lost of it; the places have `lossAttribute`
 */
export function removeRevisions(body: HTMLElement): PastedLoss[] {
  for (const gone of body.querySelectorAll(goneSelector)) gone.remove()
  for (const styled of body.querySelectorAll('[data-style]')) {
    if (goneStyle.test(styled.getAttribute('data-style') ?? '')) styled.remove()
  }
  for (const deleted of body.querySelectorAll('del[cite], del[datetime]')) deleted.remove()
  // Elsewhere it is struck out, which is not valid any more.
  for (const deleted of body.querySelectorAll('del')) {
    deleted.replaceWith(toBlock(body, 's', ...deleted.childNodes))
  }
  const hasTable = flattenTables(body)
  const hasDefinitions = flattenDefinitions(body)
  const pictures = [...body.querySelectorAll('img')].filter((image) =>
    foreignPicture.test(image.getAttribute('src') ?? ''),
  )
  const refused = [...body.querySelectorAll('img[src^="data:" i]')].filter(
    (picture) => !removePictureMetadata(picture),
  )
  for (const picture of [...pictures, ...refused]) {
    markBeside(body, picture)
    picture.remove()
  }
  const captions = body.querySelectorAll('figcaption')
  const rules = [...body.querySelectorAll('hr')].filter((rule) => !rule.matches(noteRule))
  for (const rule of rules) markBeside(body, rule)
  // Quill's lists begin at one.
  const lists = body.querySelectorAll('ol[start]:not([start="1"])')
  for (const place of [...captions, ...lists]) place.setAttribute(lossAttribute, '')
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (/^(?:#|file:|about:)|#_(?:ftn|edn|Toc)/i.test(href)) link.replaceWith(...link.childNodes)
  }
  const losses = {
    table: hasTable,
    definitions: hasDefinitions,
    figure: captions.length > 0,
    rule: rules.length > 0,
    picture: pictures.length + refused.length > 0,
    numbering: lists.length > 0,
  } satisfies Record<PastedLoss, boolean>
  narrowBold(body)
  keepWordsApart(body)
  return pastedLosses.filter((name) => losses[name])
}

/** Whether a picture in a data URL can be held without what it says beside its pixels. */
function removePictureMetadata(picture: Element): boolean {
  const url = picture.getAttribute('src') ?? ''
  const clean = /^data:image\/(?:png|jpeg);/i.test(url) ? removeUrlMetadata(url) : undefined
  if (clean !== undefined) picture.setAttribute('src', clean)
  return clean !== undefined
}

const pastedLosses = ['table', 'definitions', 'figure', 'rule', 'picture', 'numbering'] as const
/** What a pasted text had and the editor cannot hold: whoever pastes is told. */
export type PastedLoss = (typeof pastedLosses)[number]

/** Marks blocks at the place of a loss. */
export const lossAttribute = 'data-paste-loss'

/** Marks the block of the text before what goes; of the one behind it, where it is the first. */
function markBeside(body: HTMLElement, gone: Element): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  let beside: Node | undefined
  while (walker.nextNode() !== null) {
    const text = walker.currentNode
    if (!/\S/.test(text.nodeValue ?? '')) continue
    const isBehind = (gone.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    if (!isBehind || beside === undefined) beside = text
    if (isBehind) break
  }
  const block = beside?.parentElement?.closest('p, li, h1, h2, h3, h4, h5, h6, div')
  block?.setAttribute(lossAttribute, '')
}

const goneSelector = [
  '[hidden]',
  // Word.
  '.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, .MsoCommentText, .MsoCommentSubject',
  // Word on the web.
  '.TrackChangeTextDeletion, .CommentHighlightPipe',
  // LibreOffice.
  'comment, .sdcomment',
  // Google Docs.
  'sup:has(> a[href^="#cmnt"]), a[href^="#cmnt"]:not([href^="#cmnt_ref"]), div:has(> p > a[href^="#cmnt_ref"])',
  // … in WebKit.
  'a[id^="cmnt_ref"], sup:has(> a[id^="cmnt_ref"]), div:has(> p > a[id^="cmnt"]:not([id^="cmnt_ref"]))',
].join(', ')

const goneStyle =
  /mso-element:\s*comment|mso-hide:\s*all|(?:^|[;\s])display:\s*none|(?:^|[;\s])visibility:\s*hidden/i

/** Only the other program has it: `file:`, `cid:` of a message, `blob:`; without an address in WebKit. */
const foreignPicture = /^(?:$|(?!https?:|data:)(?:[a-z][\w+.-]*:|\/\/:0))/i

/** Word draws one above its footnotes, which in WebKit have their class alone. */
const noteRule = [
  '[data-style*="mso-element:footnote" i] hr, [data-style*="mso-element:endnote" i] hr',
  'hr:has(+ div > .MsoFootnoteText), hr:has(+ div > .MsoEndnoteText)',
].join(', ')

/** Stands between the cells of a row. */
const cellMark = ' · '

/**
 * A row is a paragraph: what a text on the site cannot hold keeps its words apart. The blocks of a table that only lays out stay as
 * they are. Returns whether there was another one.
 */
function flattenTables(body: HTMLElement): boolean {
  let hasTable = false
  // From the inside out.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.rows]
    const isLayout = rows.every(({ cells }) => cells.length < 2)
    const blocks = [...(table.caption === null ? [] : [table.caption]), ...rows].flatMap((row) =>
      isLayout || !(row instanceof HTMLTableRowElement)
        ? [toBlock(body, 'div', ...row.childNodes)]
        : [toBlock(body, 'p', ...joinCells(row))],
    )
    if (!isLayout) for (const block of blocks) block.setAttribute(lossAttribute, '')
    table.replaceWith(...blocks)
    hasTable ||= !isLayout
  }
  return hasTable
}

function joinCells(row: HTMLTableRowElement): (Node | string)[] {
  return [...row.cells].flatMap((cell, index) => {
    for (const block of cell.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, li, ul, ol')) {
      block.replaceWith(' ', ...block.childNodes)
    }
    const isHeader = cell.tagName === 'TH' && row.cells.length > 1
    const words = isHeader ? [toBlock(row, 'strong', ...cell.childNodes)] : [...cell.childNodes]
    return index === 0 ? words : [cellMark, ...words]
  })
}

function flattenDefinitions(body: HTMLElement): boolean {
  const terms = body.querySelectorAll('dt')
  for (const term of terms) {
    const paragraph = toBlock(body, 'p', toBlock(body, 'strong', ...term.childNodes))
    paragraph.setAttribute(lossAttribute, '')
    term.replaceWith(paragraph)
  }
  for (const definition of body.querySelectorAll('dd')) {
    const isPlain = definition.querySelector('p, ul, ol, div') === null
    definition.replaceWith(toBlock(body, isPlain ? 'p' : 'div', ...definition.childNodes))
  }
  return terms.length > 0
}

function toBlock(near: Element, name: string, ...children: (Node | string)[]): HTMLElement {
  const element = near.ownerDocument.createElement(name)
  element.append(...children)
  return element
}

const normalWeight = /(?<![-\w])font-weight:\s*(?:normal|[1-5]00)/i

/** What is written plain inside of bold is not bold: Quill would give it the format of what is around. */
function narrowBold(body: HTMLElement): void {
  const plain = [...body.querySelectorAll('[data-style]')].filter((element) =>
    normalWeight.test(element.getAttribute('data-style') ?? ''),
  )
  for (const bold of new Set(plain.flatMap((element) => element.closest('b, strong') ?? []))) {
    const isPlain = (text: Node) =>
      plain.some((element) => element.contains(text) && bold.contains(element))
    const walker = body.ownerDocument.createTreeWalker(bold, NodeFilter.SHOW_TEXT)
    const texts: ChildNode[] = []
    while (walker.nextNode() !== null) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    }
    for (const text of texts.filter((one) => !isPlain(one))) {
      const own = toBlock(body, 'b')
      text.replaceWith(own)
      own.append(text)
    }
    bold.replaceWith(...bold.childNodes)
  }
}

const inlineNames =
  'a, abbr, b, code, del, em, font, i, ins, mark, s, small, span, strike, strong, sub, sup, time, u'

/** Quill drops a line break of the source at the start or the end of an inline element, and one that is its only text. */
function keepWordsApart(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const text = walker.currentNode
    const isBreak = /^\s*\n\s*$/.test(text.nodeValue ?? '')
    if (isBreak && text.parentElement?.matches(inlineNames) && isBetweenWords(text)) {
      text.nodeValue = ' '
    }
  }
}

function isBetweenWords(text: Node): boolean {
  const block = text.parentElement?.closest(`:not(${inlineNames})`)
  if (block == null || block.closest('pre') !== null) return false
  const range = block.ownerDocument.createRange()
  range.selectNodeContents(block)
  range.setEndBefore(text)
  const before = range.toString()
  range.selectNodeContents(block)
  range.setStartAfter(text)
  return [before, range.toString()].every((words) => words.trim() !== '')
}
