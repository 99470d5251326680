import { findPassageError, type PassageError } from '../../src/i18n/passage.ts'
import { xliffNamespace as namespace } from '../../src/content/translations/xliff.ts'
import { window } from '../jsdom-window.ts'

interface ImportedTranslation {
  readonly key: string
  readonly translation: string
}

/** A unit that was not imported, and why. */
interface RefusedUnit {
  /** Of the unit in the file, from 1. */
  readonly line: number
  readonly reason: string
}

/**
 * Reads the translations of an XLIFF file. Units without a target are skipped; those whose target does not fit the
 * source that the records have now are refused. Throws if the file is no XLIFF 2.
 */
export function readXliff(
  xml: string,
  sources: ReadonlyMap<string, string>,
): { translations: ImportedTranslation[]; refused: RefusedUnit[] } {
  const document = new window.DOMParser().parseFromString(xml, 'text/xml')
  const root = document.documentElement
  if (document.querySelector('parsererror') !== null || root.localName !== 'xliff')
    throw new Error('The file is no well-formed XLIFF.')
  if (root.namespaceURI !== namespace)
    throw new Error(
      `The file is XLIFF ${root.getAttribute('version') ?? '1'}; 2.0 or 2.1 is needed.`,
    )

  const translations: ImportedTranslation[] = []
  const refused: RefusedUnit[] = []
  for (const unit of document.getElementsByTagNameNS(namespace, 'unit')) {
    const id = unit.getAttribute('id') ?? ''
    const key = id.replace(/^p-/, '')
    const refuse = (reason: string) => {
      refused.push({ line: findLine(xml, id), reason: `${id}: ${reason}` })
    }
    const segments = [...unit.getElementsByTagNameNS(namespace, 'segment')]
    const read = (name: string) =>
      segments
        .flatMap((segment) => [...segment.getElementsByTagNameNS(namespace, name)])
        .map(readContent)
        .join(' ')
        .trim()
    const translation = read('target')
    if (translation === '') continue
    const source = sources.get(key)
    if (source === undefined) {
      refuse('no record has this passage any more.')
      continue
    }
    const error = findPassageError(source, translation)
    if (error === undefined) translations.push({ key, translation })
    else refuse(describeError(error))
  }
  return { translations, refused }
}

function readContent(element: Element): string {
  return Array.from(element.childNodes, (node) => {
    if (node.nodeType !== window.Node.ELEMENT_NODE)
      return (node.textContent ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const code = node as Element
    const id = code.getAttribute('id') ?? ''
    if (code.localName === 'pc') return `<${id}>${readContent(code)}</${id}>`
    // Marks of a translator's tool (`mrk`) contain text only.
    return code.localName === 'ph' ? `<${id}/>` : readContent(code)
  })
    .join('')
    .replaceAll(/\s+/g, ' ')
}

/** Says what is wrong with a translation. */
export function describeError(error: PassageError): string {
  switch (error.kind) {
    case 'markup':
      return 'the translation contains a tag that is no placeholder.'
    case 'missing':
      return `the placeholder ${error.placeholder} of the source is missing.`
    case 'extra':
      return `the placeholder ${error.placeholder} is not in the source, or stands twice.`
    case 'nesting':
      return `the placeholder ${error.placeholder} closes before one inside it.`
  }
}

function findLine(xml: string, id: string): number {
  const start = xml.indexOf(`id="${id}"`)
  return start === -1 ? 1 : xml.slice(0, start).split('\n').length
}
