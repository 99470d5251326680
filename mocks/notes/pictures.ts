import type { DBSchema } from 'idb'

import { reduceToJpeg, toDataUrl } from '#content/prepare-image.ts'
import { openDatabase } from '#platform/indexed-db.ts'

/** The pictures of notes, as data URLs, by the ids of the notes. */
export type Pictures = ReadonlyMap<string, string>

/** Large enough to read the text of a screenshot, in pixels. */
const maxSide = 1600
const maxBytes = 150_000
/** What a camera or a large screen makes. */
const maxFileBytes = 25_000_000

const prefix = 'data:image/jpeg;base64,'
/** Base64 makes four characters of three bytes. */
const maxLength = prefix.length + Math.ceil(maxBytes / 3) * 4

const jpegSettings = [maxSide, 1200, 900, 600, 300].flatMap((side) => [
  { side, quality: 0.85 },
  { side, quality: 0.6 },
])

/**
 * Redraws a picture as a smaller JPEG, which has none of the file's metadata, and returns its data URL. Undefined if the
 * file is no picture or too large.
 */
export async function reducePicture(file: Blob): Promise<string | undefined> {
  if (!/^image\/(?:png|jpeg|webp)$/.test(file.type) || file.size > maxFileBytes) return undefined
  const bitmap = await decode(file)
  if (bitmap === undefined) return undefined
  try {
    const jpeg = await reduceToJpeg(bitmap, maxBytes, jpegSettings)
    return jpeg && (await toDataUrl(jpeg))
  } finally {
    bitmap.close()
  }
}

/** Whether a value of a file can be a picture: of the type and size that `reducePicture` returns. */
export function isPictureUrl(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= maxLength &&
    value.startsWith(prefix) &&
    /^[\w+/]+={0,2}$/.test(value.slice(prefix.length))
  )
}

/** Whether the browser can decode it, and it is not larger than it may be. */
export async function isReadablePicture(url: string): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(url.slice(prefix.length)), (one) => one.codePointAt(0) ?? 0)
    const bitmap = await decode(new Blob([bytes], { type: 'image/jpeg' }))
    const side = bitmap && Math.max(bitmap.width, bitmap.height)
    bitmap?.close()
    return side !== undefined && side <= maxSide
  } catch {
    return false
  }
}

async function decode(blob: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(blob)
  } catch {
    return undefined
  }
}

interface PicturesSchema extends DBSchema {
  pictures: { key: string; value: string }
}

/**
 * Changes the stored pictures, in one transaction, and returns them. Local storage is too small for pictures.
 *
 * @throws if IndexedDB is not available or full
 */
export async function updateStoredPictures(
  change: (stored: Pictures) => Pictures,
): Promise<Pictures> {
  const database = await openDatabase<PicturesSchema>(
    'droit-de-cite-demo.notes-pictures',
    (created) => {
      created.createObjectStore('pictures')
    },
  )
  try {
    const { store, done } = database.transaction('pictures', 'readwrite')
    const [ids, urls] = await Promise.all([store.getAllKeys(), store.getAll()])
    const stored = new Map(ids.map((id, index) => [id, urls[index] ?? '']))
    const changed = change(stored)
    const added = [...changed].filter(([id]) => !stored.has(id))
    await Promise.all([
      ...ids.filter((id) => !changed.has(id)).map((id) => store.delete(id)),
      ...added.map(([id, url]) => store.put(url, id)),
      done,
    ])
    return changed
  } finally {
    database.close()
  }
}
