/** Above this a picture is scaled down before it becomes a data URL (issue 5). */
export const imageLimit = 1_000_000

/** The longest side of a picture that had to be scaled down. */
const longestSides = [2000, 1600, 1200, 900, 600]

/** What a page shows as it is; any other picture that the browser can read becomes a JPEG. */
const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** What may be chosen for a picture inside a text (spec 5). */
export const inlineImageTypes = ['image/png', 'image/jpeg']

/**
 * `type`: no picture. `inlineType`: neither PNG nor JPEG, inside a text. `unreadable`: says that it is one, and
 * is not. `tooLarge`: even when scaled down.
 */
export type ImageFault = 'type' | 'inlineType' | 'unreadable' | 'tooLarge'

export interface PreparedImage {
  /** A data URL. */
  readonly address: string
  /** Bytes of the file that was chosen. */
  readonly before: number
  /** Bytes of what will be sent; the same when nothing was done. */
  readonly after: number
}

/** A chosen file as a data URL of at most 1 MB, scaled down where it has to be; or why not. */
export async function prepareImage(
  file: File,
): Promise<PreparedImage | { readonly fault: ImageFault }> {
  if (!file.type.startsWith('image/')) return { fault: 'type' }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return { fault: 'unreadable' }
  try {
    const fits = file.size <= imageLimit && shown.has(file.type)
    const kept = fits ? file : await scaledDown(bitmap)
    if (kept === undefined) return { fault: 'tooLarge' }
    return { address: await dataUrlOf(kept), before: file.size, after: kept.size }
  } finally {
    bitmap.close()
  }
}

/** As `prepareImage`, for a picture inside a text. */
export async function prepareInlineImage(file: File): ReturnType<typeof prepareImage> {
  return inlineImageTypes.includes(file.type) ? prepareImage(file) : { fault: 'inlineType' }
}

/** Tries ever smaller sides until the file is small enough; a JPEG, on white where it was transparent. */
async function scaledDown(bitmap: ImageBitmap): Promise<Blob | undefined> {
  for (const side of longestSides) {
    const factor = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * factor)),
      Math.max(1, Math.round(bitmap.height * factor)),
    )
    const context = canvas.getContext('2d')
    if (context === null) return undefined
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 })
    if (blob.size <= imageLimit) return blob
  }
  return undefined
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '')
    })
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('The file cannot be read.'))
    })
    reader.readAsDataURL(blob)
  })
}
