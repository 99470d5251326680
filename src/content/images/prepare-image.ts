/** Above this a picture is scaled down before it becomes a data URL (issue 5). */
export const maxImageBytes = 1_000_000

/** The longest side of a picture that had to be scaled down. */
const maxSideLengths = [2000, 1600, 1200, 900, 600]

/** What a page shows as it is; any other picture that the browser can read becomes a JPEG. */
const displayableTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** What may be chosen for a picture inside a text (spec 5). */
export const inlineImageTypes = ['image/png', 'image/jpeg']

/**
 * `type`: no picture. `inlineType`: neither PNG nor JPEG, inside a text. `unreadable`: says that it is one, and
 * is not. `tooLarge`: even when scaled down.
 */
export type ImageError = 'type' | 'inlineType' | 'unreadable' | 'tooLarge'

export interface PreparedImage {
  /** A data URL. */
  readonly dataUrl: string
  /** Bytes of the file that was chosen. */
  readonly originalBytes: number
  /** Bytes of what will be sent; the same when nothing was done. */
  readonly preparedBytes: number
}

/** A chosen file as a data URL of at most 1 MB, scaled down where it has to be; or why not. */
export async function prepareImage(
  file: File,
): Promise<PreparedImage | { readonly error: ImageError }> {
  if (!file.type.startsWith('image/')) return { error: 'type' }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return { error: 'unreadable' }
  try {
    const fits = file.size <= maxImageBytes && displayableTypes.has(file.type)
    const blob = fits ? file : await scaleDown(bitmap)
    if (blob === undefined) return { error: 'tooLarge' }
    return { dataUrl: await toDataUrl(blob), originalBytes: file.size, preparedBytes: blob.size }
  } finally {
    bitmap.close()
  }
}

/** As `prepareImage`, for a picture inside a text. */
export async function prepareInlineImage(file: File): ReturnType<typeof prepareImage> {
  return inlineImageTypes.includes(file.type) ? prepareImage(file) : { error: 'inlineType' }
}

/** Tries ever smaller sides until the file is small enough; a JPEG, on white where it was transparent. */
async function scaleDown(bitmap: ImageBitmap): Promise<Blob | undefined> {
  for (const side of maxSideLengths) {
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
    if (blob.size <= maxImageBytes) return blob
  }
  return undefined
}

function toDataUrl(blob: Blob): Promise<string> {
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
