import Quill, { Delta, Range } from 'quill'

import type { ImageError } from '../prepare-image.ts'
import { createEditorHtml } from './editor-html.ts'
import { addHeadings, headingBindings } from './headings.ts'
import { insertFilesAt, insertImageAt } from './insert-images.ts'
import { createPasteWatch, type LossyPaste } from './paste-watch.ts'
import { parseStyleMarks } from './pasted-html.ts'
import { preservedFormats, showPictures } from './preserved-formats.ts'
import { readTypedTextAlone } from './typed-text.ts'
import './quill.css'

/** The toolbar's formats (spec 9); explicit, because Quill enables every format by default. */
const toolbarFormats = ['bold', 'italic', 'underline', 'list', 'link', 'image']

/** The bindings that trap the Tab key (Quill #4740, WCAG 2.1.2). */
const tabBindings = [
  'tab',
  'indent',
  'outdent',
  'remove tab',
  'indent code-block',
  'outdent code-block',
  'table tab',
]

/** Elements whose content is not text: Quill would show it when pasted. */
const nonTextSelector = 'script, style, title, noscript, template, iframe, object'

/** The formats of the selection, by Quill's names: `{ bold: true, list: 'ordered', link: 'https://…' }`. */
export type Formats = Readonly<Record<string, unknown>>

/** The attributes of the editable element. */
export type EditorAttributes = Readonly<Record<string, string | undefined>>

export type Editor = ReturnType<typeof createEditor>

interface EditorOptions {
  html: string
  /** The classes of the text: those of the public page. */
  className: string
  attributes: EditorAttributes
  /** Called at each edit. The content is read later (`takeEdit`), because that takes the time of the whole text. */
  onEdit: () => void
  /** Called with other formats than before. */
  onFormatsChange: (formats: Formats) => void
  /** Called when a block has become a heading or a paragraph by other means than a button. */
  onConverted: (formats: Formats) => void
  onImageError: (error: ImageError) => void
  /** Called with the preparation of images that are pasted or dropped. */
  onPreparation: (preparation: Promise<unknown>) => void
  /** The hosts initially allowed for images. */
  pictureHosts: readonly string[]
  /** The hosts of the content's images that are not allowed. */
  onHeldPictures: (hosts: readonly string[]) => void
  /** Called with a paste that has lost something; with undefined once that is settled. */
  onPasted: (paste: LossyPaste | undefined) => void
}

/**
 * Starts Quill on `host`. Loaded on demand: only this module, `insert-images` and `preserved-formats` import Quill, and the
 * toolbar is ours.
 */
export function createEditor(host: HTMLElement, options: EditorOptions) {
  let { pictureHosts } = options
  showPictures(host, pictureHosts)
  const quill = startQuill(host, options.className)
  const pasteWatch = createPasteWatch(quill, options.onPasted)
  const content = createEditorHtml(quill, pasteWatch.onLosses)
  const selection = createSelectionKeeper(quill)
  // Replaces Quill's uploader, which drops other file types silently.
  quill.uploader.upload = (range, files) => options.onPreparation(upload(range, Array.from(files)))
  setAttributes(quill.root, options.attributes)

  /** Whether there were edits since the content was read. */
  let isEdited = false
  const reportHosts = createChangeReport(options.onHeldPictures)
  const reportFormats = createChangeReport(options.onFormatsChange)

  /** Replaces the content; not an edit, and cannot be undone. */
  function load(html: string): void {
    pasteWatch.end()
    content.load(html)
    isEdited = false
    quill.history.clear()
    reportHeldPictures()
  }
  function reportHeldPictures(): void {
    reportHosts(showPictures(quill.root, pictureHosts))
  }
  function notifyFormats(): void {
    const range = quill.getSelection()
    if (range !== null) reportFormats(quill.getFormat(range))
  }
  async function upload(range: Range, files: readonly File[]): Promise<void> {
    const error = await insertFilesAt(quill, range, files)
    // After the insertions, because each edit clears the last error.
    if (error !== undefined) options.onImageError(error)
  }

  quill.on('text-change', (edit, _, source) => {
    if (source === 'user') {
      isEdited = true
      pasteWatch.onEdit(edit)
      options.onEdit()
    }
    reportHeldPictures()
    notifyFormats()
  })
  quill.on('selection-change', notifyFormats)
  addHeadings(quill, () => options.onConverted(quill.getFormat()))
  load(options.html)

  return {
    load,
    /** The content, if it was edited since it was read; the loaded string if all edits are undone. */
    takeEdit(): string | undefined {
      // What was typed in this task.
      quill.update('user')
      if (!isEdited) return undefined
      isEdited = false
      return content.get()
    },
    toggleFormat(name: string, value: string | true) {
      quill.focus()
      quill.format(name, quill.getFormat()[name] === value ? false : value, 'user')
    },
    /** Stores the selection before a prompt takes focus. */
    saveSelection: () => selection.save(),
    /** Without a URL the link is removed. Without a selection the name is the text, or else the URL. */
    setLink(url: string | undefined, name = url) {
      setLinkAt(quill, getLinkRange(quill, selection.restore()), url, name)
    },
    insertImage(url: string, alternative: string) {
      const range = selection.restore()
      insertImageAt(quill, range, url, alternative)
      quill.setSelection(range.index + 1, 0, 'silent')
      quill.focus()
    },
    /** Allows images from these hosts. */
    allowPictures(hosts: readonly string[]) {
      pictureHosts = hosts
      reportHeldPictures()
    },
    paste: pasteWatch.decisions,
    focus: () => quill.focus(),
    setAttributes: (attributes: EditorAttributes) => setAttributes(quill.root, attributes),
    tearDown() {
      pasteWatch.end()
      quill.off('text-change')
      quill.off('selection-change')
      host.replaceChildren()
    },
  }
}

/**
 * Quill with our formats and headings only, without its handling of Tab, and without the content of pasted code. It looks
 * like the text of the public page.
 */
function startQuill(host: HTMLElement, className: string): Quill {
  const quill = new Quill(host, {
    formats: [...toolbarFormats, ...preservedFormats],
    modules: {
      clipboard: {
        matchers: [
          [nonTextSelector, () => new Delta()],
          ['[data-style]', applyStyleMarks],
        ],
      },
      history: { maxStack: 100, delay: 1000, userOnly: true },
      keyboard: {
        bindings: {
          ...Object.fromEntries(tabBindings.map((name) => [name, null])),
          ...headingBindings,
        },
      },
    },
  })
  quill.root.classList.add(...className.split(' ').filter(Boolean))
  readTypedTextAlone(quill)
  return quill
}

/** Reports a value only if it differs from the last one: both are found at each key. */
function createChangeReport<Value>(report: (value: Value) => void): (value: Value) => void {
  let last: string | undefined
  return (value) => {
    const text = JSON.stringify(value)
    if (text === last) return
    last = text
    report(value)
  }
}

/** Keeps the selection while a prompt has the focus. */
function createSelectionKeeper(quill: Quill) {
  let kept: Range | null = null
  return {
    save() {
      kept = quill.getSelection() ?? kept ?? new Range(quill.getLength() - 1, 0)
    },
    /** The kept selection, once; else the current one. */
    restore(): Range {
      const range = kept ?? quill.getSelection(true)
      kept = null
      return range
    },
  }
}

/** Changes attributes of the editable element; undefined removes one. */
function setAttributes(element: HTMLElement, attributes: EditorAttributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    // Quill scans its text at each attribute change.
    if (value === undefined) element.removeAttribute(name)
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

function setLinkAt(
  quill: Quill,
  selected: Range,
  url: string | undefined,
  name: string | undefined,
): void {
  const range = selected.length === 0 ? getWordAround(quill, selected.index) : selected
  if (range.length === 0 && name !== undefined) {
    quill.insertText(range.index, name, { link: url }, 'user')
    quill.setSelection(range.index + name.length, 0)
  } else {
    quill.formatText(range.index, range.length, { link: url ?? false }, 'user')
    quill.setSelection(range)
  }
}

/** The word that a caret stands in; at its start, its end or elsewhere, only the caret. */
function getWordAround(quill: Quill, caret: number): Range {
  // One character at a time: the text of more leaves pictures out, and would be shorter than it is.
  const isInWord = (index: number) => index >= 0 && /[\p{L}\p{N}'’-]/u.test(quill.getText(index, 1))
  if (!isInWord(caret - 1) || !isInWord(caret)) return new Range(caret, 0)
  let start = caret
  let end = caret
  while (isInWord(start - 1)) start -= 1
  while (isInWord(end)) end += 1
  return new Range(start, end - start)
}

/** Pasted text with the formats of its style. */
function applyStyleMarks(node: Node, delta: Delta): Delta {
  const style = node instanceof Element ? node.getAttribute('data-style') : null
  return delta.compose(new Delta().retain(delta.length(), parseStyleMarks(style ?? '')))
}

/** The whole link if the selection is collapsed inside one. */
function getLinkRange(quill: Quill, range: Range): Range {
  if (range.length > 0) return range
  const [leaf] = quill.getLeaf(range.index)
  const parent = leaf?.parent
  if (leaf == null || parent?.statics.blotName !== 'link') return range
  return new Range(quill.getIndex(parent), parent.length())
}
