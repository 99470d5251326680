import { editable } from './anchor.ts'
import type { AnchorStep } from './note.ts'
import type { NotesTexts } from './texts.ts'

export type ElementKind = keyof typeof tagsOfKinds

/** What people call the elements of a page, by their tags. */
const tagsOfKinds = {
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hgroup'],
  link: ['a'],
  button: ['button', 'summary'],
  image: ['img', 'picture', 'svg', 'figure', 'canvas', 'path', 'use'],
  field: ['input', 'select', 'textarea', 'output', 'fieldset'],
  label: ['label', 'legend'],
  text: ['p', 'blockquote', 'dt', 'dd', 'time', 'address', 'span', 'strong', 'em', 'figcaption'],
  item: ['li'],
  list: ['ul', 'ol', 'dl'],
  cell: ['td', 'th', 'caption'],
  table: ['table', 'thead', 'tbody', 'tr'],
  menu: ['nav'],
  header: ['header'],
  footer: ['footer'],
  main: ['main'],
  form: ['form'],
  dialog: ['dialog'],
  frame: ['iframe', 'video', 'audio'],
  block: ['div', 'section', 'article', 'aside', 'details'],
} as const

/** By role, where the tag says less. */
const kindsOfRoles: Readonly<Record<string, ElementKind>> = {
  button: 'button',
  link: 'link',
  tab: 'button',
  heading: 'heading',
  img: 'image',
  textbox: 'field',
  combobox: 'field',
}

const maxNameLength = 60

function findKind(tag: string, role = ''): ElementKind {
  const ofRole = kindsOfRoles[role]
  if (ofRole !== undefined) return ofRole
  const kinds = Object.entries(tagsOfKinds) as [ElementKind, readonly string[]][]
  return kinds.find(([, tags]) => tags.includes(tag))?.[0] ?? 'block'
}

/** An element as people call it: 'titre : Un avocat pour…'. The name is read from the page; no note keeps it. */
export function nameElement(element: Element, texts: NotesTexts): string {
  const kind = texts.kinds[findKind(element.localName, element.getAttribute('role') ?? '')]
  const name = readName(element)
  return name === '' ? kind : texts.named(kind, name)
}

/** The element of an anchor that is not on this page, as people call it: 'lien vers /faq', 'titre (pied de page)'. */
export function nameAnchor(steps: readonly AnchorStep[], texts: NotesTexts): string {
  const last = steps.at(-1)
  if (last === undefined) return texts.kinds.block
  const kind = texts.kinds[findKind(last.tag)]
  const [, path] = /^href=(\/.*)/.exec(last.key ?? '') ?? []
  if (path !== undefined) return texts.leadingTo(kind, path)
  const region = steps
    .slice(0, -1)
    .findLast(({ tag }) => ['header', 'footer', 'nav', 'dialog', 'form'].includes(tag))
  return region === undefined ? kind : texts.within(kind, texts.kinds[findKind(region.tag)])
}

/** The words of an element, to be heard and seen once, without what was typed in it. */
function readName(element: Element): string {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  const holdsInput = element.matches(editable) || element.querySelector(editable) !== null
  const labelled = isField ? element.labels?.[0]?.textContent : undefined
  const words =
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    element.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt') ??
    element.querySelector('h1, h2, h3, h4, legend')?.textContent ??
    (holdsInput ? labelled : element.textContent) ??
    ''
  const name = words.replaceAll(/\s+/g, ' ').trim()
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength).trimEnd()}…` : name
}
