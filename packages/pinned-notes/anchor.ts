import type { AnchorStep } from './note.ts'

/** What reads the DOM of a page needs to know of it. */
export interface AnchorPage {
  readonly root: Element
  /** The beginning of the paths of its links. */
  readonly basePath: string
}

/** Elements that hold what a person typed. */
const editable = 'input, textarea, select, output, [contenteditable]'
/** Class names that libraries add and remove while a page is used. */
const changingClass = /^(?:swiper|ql)-/

/** Describes the way from the root to an element. It keeps no text of the page, so nothing that a person typed. */
export function describeElement(element: Element, page: AnchorPage): AnchorStep[] {
  const { parentElement: parent } = element
  const siblings = getChildren(parent ?? page.root, element.localName)
  const step = {
    tag: element.localName,
    key: getKey(element, page),
    style: getStyle(element),
    text: getTextHash(element),
    index: Math.max(siblings.indexOf(element), 0),
    siblings: siblings.length,
  }
  return parent === null || parent === page.root ? [step] : [...describeElement(parent, page), step]
}

/**
 * Finds the element again, at any width and in any language. Starts from the last landmark of the way that the page has once,
 * because what is above it may differ. Undefined if the element is gone: a note must not point at something else.
 */
export function findElement(
  steps: readonly AnchorStep[],
  page: AnchorPage,
  isSameLanguage: boolean,
): Element | undefined {
  let from: Element | undefined = page.root
  let rest = steps
  for (const [position, { tag, key }] of steps.entries()) {
    const isLandmark = key?.startsWith('#') === true || /^(?:main|header|footer)$/.test(tag)
    const all = [...page.root.getElementsByTagName(tag)]
    const alike = all.filter((one) => getKey(one, page) === key)
    if (!isLandmark || alike.length !== 1) continue
    from = alike[0]
    rest = steps.slice(position + 1)
  }
  for (const step of rest) from = from && findChild(from, step, page, isSameLanguage)
  return from
}

function findChild(
  parent: Element,
  step: AnchorStep,
  page: AnchorPage,
  isSameLanguage: boolean,
): Element | undefined {
  const siblings = getChildren(parent, step.tag)
  const atIndex = siblings[step.index]
  const findOnly = (isMatch: (sibling: Element) => boolean) => {
    const matches = siblings.filter(isMatch)
    if (matches.length === 1) return matches[0]
    return atIndex !== undefined && matches.includes(atIndex) ? atIndex : undefined
  }
  if (step.key !== undefined) return findOnly((sibling) => getKey(sibling, page) === step.key)
  if (step.text !== undefined && isSameLanguage) {
    const sameText = findOnly((sibling) => getTextHash(sibling) === step.text)
    if (sameText !== undefined) return sameText
  }
  const sameStyle = siblings.filter((sibling) => getStyle(sibling) === step.style)
  if (siblings.length === step.siblings) return sameStyle.find((sibling) => sibling === atIndex)
  // In a list that got longer or shorter, a position says nothing, unless its items are of different kinds.
  return step.style !== undefined && sameStyle.length === 1 ? sameStyle[0] : undefined
}

function getChildren(parent: Element, tag: string): Element[] {
  return [...parent.children].filter(({ localName }) => localName === tag)
}

/** What identifies an element in every language, at every width and in every build. */
function getKey(element: Element, { basePath }: AnchorPage): string | undefined {
  const { id, localName } = element
  // The ids of React's `useId` depend on the order of rendering.
  if (id !== '' && !/[:«]|_r_/i.test(id)) return shorten(`#${id}`)
  const href = element.getAttribute('href')
  if (href !== null) {
    const path = href.startsWith(basePath) ? `/${href.slice(basePath.length)}` : href
    // The query can hold what was typed.
    return shorten(`href=${path.replace(/\?[^#]*/, '')}`)
  }
  const name = element.getAttribute('name')
  if (name !== null && /^(?:input|select|textarea|button)$/.test(localName))
    return shorten(`name=${name}`)
  // As notes of version 1 have it.
  return localName === 'main' ? 'main' : undefined
}

function getStyle(element: Element): string | undefined {
  const names = (element.getAttribute('class') ?? '')
    .split(/\s+/)
    .filter((name) => name !== '' && !changingClass.test(name))
  return names.length === 0 ? undefined : shorten(names.toSorted().join(' '))
}

function getTextHash(element: Element): string | undefined {
  if (element.matches(editable) || element.querySelector(editable) !== null) return undefined
  const text = element.textContent.replaceAll(/\s+/g, ' ').trim()
  // What is longer than a title or a label changes too often to identify an element.
  if (text === '' || text.length > 160) return undefined
  const letters = text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '')
  // FNV-1a over code points.
  let hash = 0x811c9dc5
  for (const letter of letters.toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** What is longer is no use to people, and could fill a link. */
const shorten = (key: string) => (key.length > 200 ? undefined : key)

/** The words of an element and its tag, without what was typed in it. They are read from the page; no note keeps them. */
export function nameElement(element: Element): string {
  const words = readWords(element).replaceAll(/\s+/g, ' ').trim()
  const name = words.length > 60 ? `${words.slice(0, 60).trimEnd()}…` : words
  return `${name} <${element.localName}>`.trim()
}

function readWords(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
  if (label !== null) return label
  const holdsInput = element.matches(editable) || element.querySelector(editable) !== null
  const heading = element.querySelector('h1, h2, h3, h4, legend')
  const field = element as Partial<HTMLInputElement>
  const words = field.labels?.[0] ?? heading ?? (holdsInput ? undefined : element)
  return words?.textContent ?? ''
}
