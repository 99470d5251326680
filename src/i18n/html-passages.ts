import { escapePassageText, hasWords, parsePassage, type PassagePlaceholder } from './passage.ts'

/** Elements that end a passage. Blocks contain passages of their own; `br` and `hr` only separate them. */
const boundaryElements = new Set(
  `P BR HR H2 H3 H4 H5 H6 BLOCKQUOTE PRE UL OL LI DL DT DD TABLE CAPTION THEAD TBODY TFOOT TR TH TD FIGURE FIGCAPTION
  DIV BODY`.split(/\s+/),
)

/** Adjacent nodes of one parent that form a passage. */
export interface HtmlPassage {
  /** With numbered placeholders for the elements (passage.ts). */
  readonly source: string
  readonly nodes: readonly ChildNode[]
}

/** The passages of sanitised HTML, in order. */
export function findHtmlPassages(root: Element): HtmlPassage[] {
  const passages: HtmlPassage[] = []
  let run: ChildNode[] = []
  const endRun = () => {
    const source = toSource(run)
    if (hasWords(source)) passages.push({ source, nodes: run })
    run = []
  }
  for (const node of root.childNodes) {
    if (isElement(node) && isOrContainsBlock(node)) {
      endRun()
      passages.push(...findHtmlPassages(node))
    } else {
      run.push(node)
    }
  }
  endRun()
  return passages
}

function isElement(node: ChildNode): node is Element {
  // Not `instanceof`: scripts parse in a jsdom window.
  return node.nodeType === 1
}

/** An inline element around blocks (`<a><p>`) is treated as a block. */
function isOrContainsBlock(element: Element): boolean {
  return (
    boundaryElements.has(element.tagName) ||
    Array.from(element.children).some((child) => isOrContainsBlock(child))
  )
}

function toSource(nodes: readonly ChildNode[]): string {
  let count = 0
  const write = (node: ChildNode): string => {
    if (!isElement(node)) return escapePassageText(node.textContent ?? '')
    count += 1
    const id = count
    if (node.childNodes.length === 0) return `<${id}/>`
    return `<${id}>${Array.from(node.childNodes, write).join('')}</${id}>`
  }
  return nodes.map(write).join('').trim()
}

/** Replaces a passage's words with a translation that `findPassageError` accepts; elements and attributes are kept. */
export function replacePassage({ nodes }: HtmlPassage, translation: string): void {
  const [first] = nodes
  const parent = first?.parentElement
  if (first === undefined || parent == null) return
  const elements = nodes.flatMap((node) =>
    isElement(node) ? [node, ...node.querySelectorAll('*')] : [],
  )
  const content = parent.ownerDocument.createDocumentFragment()
  appendPassage(content, translation, ({ kind, id }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a clone of an element
    return elements[id - 1]?.cloneNode(kind === 'empty') as Element | undefined
  })
  parent.insertBefore(content, first)
  for (const node of nodes) node.remove()
}

/** Appends the nodes of a passage. `createElement` returns the element for a placeholder. */
export function appendPassage(
  root: ParentNode,
  passage: string,
  createElement: (placeholder: PassagePlaceholder) => Element | undefined,
): void {
  const containers = [root]
  for (const token of parsePassage(passage) ?? []) {
    const container = containers.at(-1) ?? root
    if (token.kind === 'text') container.append(token.text)
    else if (token.kind === 'close') containers.pop()
    else {
      const element = createElement(token)
      if (element === undefined) continue
      container.append(element)
      if (token.kind === 'open') containers.push(element)
    }
  }
}
