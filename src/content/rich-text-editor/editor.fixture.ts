import Quill from 'quill'

import type { ImageError } from '../prepare-image.ts'
import { createEditor, type EditorAttributes, type Formats } from './create-editor.ts'

interface StartOptions {
  pictureHosts?: readonly string[]
  attributes?: EditorAttributes
}

/** Starts an editor on `host`, and records what it reports. */
export function startEditor(
  host: HTMLElement,
  html: string,
  { pictureHosts = [], attributes = {} }: StartOptions = {},
) {
  const saved: string[] = []
  const formats: Formats[] = []
  const converted: Formats[] = []
  const errors: ImageError[] = []
  const preparations: Promise<unknown>[] = []
  const held: (readonly string[])[] = []
  const editor = createEditor(host, {
    html,
    className: '',
    attributes,
    onEdit: () => saved.push(editor.takeEdit() ?? 'no edit'),
    onFormatsChange: (changed) => formats.push(changed),
    onConverted: (changed) => converted.push(changed),
    onImageError: (error) => errors.push(error),
    onPreparation: (preparation) => preparations.push(preparation),
    pictureHosts,
    onHeldPictures: (hosts) => held.push(hosts),
    onPasted: () => undefined,
  })
  const quill = Quill.find(host)
  if (!(quill instanceof Quill)) throw new Error('The host belongs to Quill.')
  return { host, editor, quill, saved, formats, converted, errors, preparations, held }
}
