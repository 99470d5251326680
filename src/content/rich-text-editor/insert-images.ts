import type Quill from 'quill'
import { Delta, Range } from 'quill'

import { prepareInlineImage, type ImageError } from '../prepare-image.ts'

/** Inserts an image in place of a range, as an edit of the user. */
export function insertImageAt(quill: Quill, range: Range, url: string, alternative: string): void {
  const image = new Delta()
    .retain(range.index)
    .delete(range.length)
    .insert({ image: url }, { alt: alternative })
  quill.updateContents(image, 'user')
}

/** Inserts files that were pasted or dropped. Returns why one of them was refused. */
export async function insertFilesAt(
  quill: Quill,
  range: Range,
  files: readonly File[],
): Promise<ImageError | undefined> {
  let target = range
  // What is typed at the place meanwhile follows the image, and is not replaced by it.
  const followEdits = (edit: Delta) => {
    target = new Range(edit.transformPosition(target.index, true), 0)
  }
  quill.on('text-change', followEdits)
  const images = await Promise.all(files.map(prepareInlineImage)).finally(() =>
    quill.off('text-change', followEdits),
  )
  for (const image of images) {
    if ('error' in image) continue
    // Quill moves a caret that is here. Elsewhere, it stays where the user has put it.
    insertImageAt(quill, target, image.dataUrl, '')
    target = new Range(target.index + 1, 0)
  }
  return images.find((image) => 'error' in image)?.error
}
