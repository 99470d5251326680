import { removeMetadata } from './remove-metadata.ts'

/** What a field that accepts files, such as an image or rich text, shares with its form. */
export interface FileFieldProps {
  /**
   * Whether the last file was refused, with the reason in `error`. The form cannot be saved until the file is replaced or
   * removed.
   */
  isFileRefused: boolean
  /** Why a file was refused; undefined after it is replaced or removed. */
  onRefusalChange: (sentence: string | undefined) => void
  /** Called with the preparation of a file that was chosen, pasted or dropped. A save waits for it. */
  onPreparation: (preparation: Promise<unknown>) => void
  /**
   * Called when a panel holds something that is not in the value yet, with a function that inserts it. It returns false if
   * the input is invalid, which the panel then says. Returns what is called once the panel holds nothing more.
   */
  onPanelOpen: (insert: () => boolean) => () => void
  /**
   * Called by a field that passes its edits on late, with a function that does so at once and returns whether there were
   * any. Returns what is called when the field is gone.
   */
  onLateInput: (report: () => boolean) => () => void
}

/** Larger images are scaled down before they become data URLs. */
export const maxImageBytes = 1_000_000

/** The longest sides of the JPEGs to try, in pixels. */
const jpegSides = [2000, 1600, 1200, 900, 600]

/** Formats kept as they are; other readable images become JPEG. */
const displayableTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** The allowed formats of images inside a text (spec 5). */
export const inlineImageTypes = ['image/png', 'image/jpeg']

/**
 * `type`: not an image. `inlineType`: neither PNG nor JPEG, inside a text. `unreadable`: a broken image. `tooLarge`:
 * even when scaled down. `noise`: it has to be drawn anew, and the browser returns noise for what is drawn.
 */
export type ImageError = 'type' | 'inlineType' | 'unreadable' | 'tooLarge' | 'noise'

export interface PreparedImage {
  /** A data URL. */
  readonly dataUrl: string
  /** The size of the chosen file, in bytes. */
  readonly originalBytes: number
  /** The size after scaling, in bytes. */
  readonly preparedBytes: number
}

/**
 * Converts a file to a data URL of at most 1 MB without metadata, scaled down if needed, or returns the reason for a refusal.
 * A photo that its metadata turns is drawn as it is seen.
 */
export async function prepareImage(
  file: File,
): Promise<PreparedImage | { readonly error: ImageError }> {
  if (!file.type.startsWith('image/')) return { error: 'type' }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return { error: 'unreadable' }
  try {
    const blob = (await keepAsItIs(file)) ?? (await reduceToJpeg(bitmap))
    if (!(blob instanceof Blob)) return blob
    return { dataUrl: await toDataUrl(blob), originalBytes: file.size, preparedBytes: blob.size }
  } catch (error) {
    console.error(error)
    return { error: 'unreadable' }
  } finally {
    bitmap.close()
  }
}

/** Like `prepareImage`, for an image inside a text. */
export async function prepareInlineImage(file: File): ReturnType<typeof prepareImage> {
  return inlineImageTypes.includes(file.type) ? prepareImage(file) : { error: 'inlineType' }
}

/** The file without its metadata; undefined if it has to be drawn anew. */
async function keepAsItIs(file: File): Promise<Blob | undefined> {
  if (file.size > maxImageBytes || !displayableTypes.has(file.type)) return undefined
  const clean = removeMetadata(new Uint8Array(await file.arrayBuffer()))
  return clean === undefined || clean.isTurned
    ? undefined
    : new Blob([clean.bytes], { type: file.type })
}

/** The first JPEG that is small enough, on white, which replaces transparency. A small image is not enlarged. */
async function reduceToJpeg(
  bitmap: ImageBitmap,
): Promise<Blob | { readonly error: 'tooLarge' | 'noise' }> {
  if (returnsNoise()) return { error: 'noise' }
  for (const side of jpegSides) {
    const factor = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * factor)),
      Math.max(1, Math.round(bitmap.height * factor)),
    )
    const context = canvas.getContext('2d')
    if (context === null) return { error: 'tooLarge' }
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 })
    if (blob.size <= maxImageBytes) return blob
  }
  return { error: 'tooLarge' }
}

/**
 * Whether the browser hides what is drawn, so that no site recognises it by its canvas: Firefox with its resistance to
 * fingerprinting returns stripes. Others change single colours a little, which nobody sees.
 */
function returnsNoise(): boolean {
  const side = 4
  const context = new OffscreenCanvas(side, side).getContext('2d')
  if (context === null) return false
  context.fillStyle = `rgb(${probe.join(' ')})`
  context.fillRect(0, 0, side, side)
  const { data } = context.getImageData(0, 0, side, side)
  return data.some((value, index) => Math.abs(value - (probe[index % 4] ?? 255)) > 8)
}

/** Red, green and blue. */
const probe = [18, 140, 210]

/** @throws if the blob cannot be read */
function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file cannot be read.')),
    )
    reader.readAsDataURL(blob)
  })
}
