import { appendPassage } from '#i18n/html-passages.ts'

import type { FieldPassage } from './translatable-fields.ts'

/** XLIFF 2.1 uses the namespace of 2.0. */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'

/** A passage with its translation, if it has one. */
export interface XliffUnit extends FieldPassage {
  readonly translation?: string | undefined
  /** The record that contains it, as a note for the translator. */
  readonly record: string
}

/**
 * Writes passages as XLIFF 2.1 for a translator: one `<file>` per file of the catalogue, one unit per passage. Passages that several
 * records share are written once. Node scripts pass a jsdom window.
 */
export function writeXliff(
  units: readonly XliffUnit[],
  language: string,
  browserWindow: Pick<typeof globalThis, 'document' | 'XMLSerializer'> = globalThis,
): string {
  const document = browserWindow.document.implementation.createDocument(xliffNamespace, 'xliff')
  const root = document.documentElement
  root.setAttribute('version', '2.1')
  root.setAttribute('srcLang', 'fr')
  root.setAttribute('trgLang', language)
  const create = (name: string, attributes: Readonly<Record<string, string>> = {}) => {
    const element = document.createElementNS(xliffNamespace, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  /** Placeholders become `<pc>` and `<ph>`. */
  const createContent = (name: string, passage: string) => {
    const element = create(name)
    appendPassage(element, passage, ({ kind, id }) =>
      create(kind === 'open' ? 'pc' : 'ph', { id: String(id) }),
    )
    return element
  }
  const distinctUnits = new Map(units.map((unit) => [unit.key, unit])).values()
  for (const [name, fileUnits] of Map.groupBy(distinctUnits, (unit) => unit.file)) {
    const file = create('file', { id: name })
    for (const { key, record, source, translation } of fileUnits) {
      const note = create('note')
      note.append(record)
      const notes = create('notes')
      notes.append(note)
      const segment = create('segment')
      segment.append(createContent('source', source))
      if (translation !== undefined) segment.append(createContent('target', translation))
      // An XML id must not start with a digit.
      const unit = create('unit', { id: `p-${key}` })
      unit.append('\n      ', notes, '\n      ', segment, '\n    ')
      file.append('\n    ', unit)
    }
    file.append('\n  ')
    root.append('\n  ', file)
  }
  root.append('\n')
  const xml = new browserWindow.XMLSerializer().serializeToString(document)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
}
