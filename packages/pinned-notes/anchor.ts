import type { Anchor, AnchorStep } from './note.ts'

/** What reads the DOM of a page needs to know of it. */
export interface AnchorPage {
  readonly root: Element
  /** The beginning of the paths of its links. */
  readonly basePath: string
}

/** Elements that hold what a person typed. */
export const editable = 'input, textarea, select, output, [contenteditable]'
/** Above a title or a label. Longer texts change too often to identify an element. */
const maxTextLength = 160
/** The share of its ancestors by which a link or a field is taken for the same one. */
const minCommonAncestors = 0.75
/** Class names that libraries add and remove while a page is used. */
const changingClass = /^(?:swiper|ql)-/

/** Describes the way from the root to an element. It keeps no text of the page, so nothing that a person typed. */
export function describeElement(element: Element, page: AnchorPage): AnchorStep[] {
  const way = [element, ...getAncestors(element, page)].toReversed()
  return way.map((current, position) => {
    const siblings = getChildren(way[position - 1] ?? page.root, current.localName)
    return {
      tag: current.localName,
      key: getKey(current, page),
      style: getStyle(current),
      text: getTextHash(current),
      index: siblings.indexOf(current),
      siblings: siblings.length,
    }
  })
}

/** The elements between an element and the root of the page, the parent first. */
function getAncestors(element: Element, page: AnchorPage): Element[] {
  const { parentElement: parent } = element
  if (parent === null || parent === page.root) return []
  return [parent, ...getAncestors(parent, page)]
}

/**
 * Finds the element again, at any width and in any language. Starts from the last step with a key, because what is above
 * it may differ. Undefined if the element is gone: a note must not point at something else.
 */
export function findElement(
  { steps }: Anchor,
  page: AnchorPage,
  isSameLanguage: boolean,
): Element | undefined {
  const follow = (from: Element, rest: readonly AnchorStep[]) =>
    followSteps(from, rest, (parent, step) => findChild(parent, step, page, isSameLanguage))
  for (const [position, step] of [...steps.entries()].toReversed()) {
    if (step.key === undefined) continue
    const found = [...page.root.getElementsByTagName(step.tag)]
      .filter((element) => getKey(element, page) === step.key)
      .flatMap((start) => follow(start, steps.slice(position + 1)) ?? [])
    const best = findBest(found, steps, page)
    if (best === undefined) continue
    // A link to the same page may be in the menu and in the footer. An id is in one place.
    const isSure = step.key.startsWith('#') || best.score >= (steps.length - 1) * minCommonAncestors
    if (isSure) return best.element
  }
  return follow(page.root, steps)
}

/**
 * Finds the same part of a component that shows other records, or that is shown by itself: in a story, or on a page that
 * uses it. Only the class names of the component can tell it.
 */
export function findInComponent({ steps }: Anchor, page: AnchorPage): Element | undefined {
  const position = steps.findLastIndex(({ style }) => style !== undefined)
  const step = steps[position]
  if (step === undefined) return undefined
  const way = steps.slice(0, position + 1)
  const candidates = [...page.root.getElementsByTagName(step.tag)].filter(
    (element) => getStyle(element) === step.style,
  )
  const best = findBest(candidates, way, page)
  // A button of the design system is everywhere: something around it must be known too, if anything is around it.
  if (best === undefined) return undefined
  const styles = getAncestors(best.element, page).map(getStyle)
  if (best.score === 0 && styles.some((style) => style !== undefined)) return undefined
  return followSteps(best.element, steps.slice(position + 1), (parent, { tag, index }) =>
    getChildren(parent, tag).at(index),
  )
}

function followSteps(
  from: Element,
  steps: readonly AnchorStep[],
  findNext: (parent: Element, step: AnchorStep) => Element | undefined,
): Element | undefined {
  let current: Element | undefined = from
  for (const step of steps) {
    if (current === undefined) return undefined
    current = findNext(current, step)
  }
  return current
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

/** The candidate with the most ancestors of the anchor; among equals, the first of the page. */
function findBest(candidates: readonly Element[], steps: readonly AnchorStep[], page: AnchorPage) {
  const ancestors = steps.slice(0, -1)
  return candidates
    .map((element) => ({ element, score: countCommonAncestors(element, ancestors, page) }))
    .toSorted((a, b) => b.score - a.score)[0]
}

function countCommonAncestors(
  element: Element,
  steps: readonly AnchorStep[],
  page: AnchorPage,
): number {
  let count = 0
  let next = steps.length - 1
  for (const ancestor of getAncestors(element, page)) {
    const position = steps.findLastIndex(
      (step, index) => index <= next && isAlike(ancestor, step, page),
    )
    if (position === -1) continue
    next = position - 1
    count += 1
  }
  return count
}

function isAlike(element: Element, { tag, key, style }: AnchorStep, page: AnchorPage): boolean {
  if (element.localName !== tag) return false
  const ownKey = getKey(element, page)
  return (key ?? ownKey) === undefined ? getStyle(element) === style : key === ownKey
}

function getChildren(parent: Element, tag: string): Element[] {
  return [...parent.children].filter(({ localName }) => localName === tag)
}

/** What identifies an element in every language, at every width and in every build. */
function getKey(element: Element, { basePath }: AnchorPage): string | undefined {
  const { id, localName } = element
  // The ids of React's `useId` depend on the order of rendering.
  if (id !== '' && !/[:«]|_r_/i.test(id)) return limit(`#${id}`)
  const href = element.getAttribute('href')
  if (href !== null) {
    const path = href.startsWith(basePath) ? `/${href.slice(basePath.length)}` : href
    // The query can hold what was typed.
    return limit(`href=${path.replace(/\?[^#]*/, '')}`)
  }
  const name = element.getAttribute('name')
  if (name !== null && /^(?:input|select|textarea|button)$/.test(localName)) {
    return limit(`name=${name}`)
  }
  return localName === 'main' ? 'main' : undefined
}

function getStyle(element: Element): string | undefined {
  const names = (element.getAttribute('class') ?? '')
    .split(/\s+/)
    .filter((name) => name !== '' && !changingClass.test(name))
  return names.length === 0 ? undefined : limit(names.toSorted().join(' '))
}

function getTextHash(element: Element): string | undefined {
  if (element.matches(editable) || element.querySelector(editable) !== null) return undefined
  const text = element.textContent.replaceAll(/\s+/g, ' ').trim()
  if (text === '' || text.length > maxTextLength) return undefined
  return hashText(
    text
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase(),
  )
}

/** FNV-1a over code points. */
function hashText(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** A longer key is no use to people and could fill a link. */
function limit(key: string): string | undefined {
  return key.length > 200 ? undefined : key
}
