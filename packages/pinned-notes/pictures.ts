import type { DBSchema, IDBPDatabase } from 'idb'

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

/**
 * Redraws a picture as a smaller JPEG, which has none of the file's metadata, and returns its data URL. Undefined if the
 * file is no picture or too large.
 */
export async function reducePicture(file: Blob): Promise<string | undefined> {
  if (!/^image\/(?:png|jpeg|webp)$/.test(file.type) || file.size > maxFileBytes) return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return undefined
  try {
    for (const side of [maxSide, 1200, 900, 600, 300]) {
      for (const quality of [0.85, 0.6]) {
        const jpeg = await drawJpeg(bitmap, side, quality)
        if (jpeg.size <= maxBytes) return await toDataUrl(jpeg)
      }
    }
    return undefined
  } finally {
    bitmap.close()
  }
}

/** A JPEG whose longest side has at most `side` pixels, on white, which replaces transparency. */
function drawJpeg(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const factor = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const toSize = (length: number) => Math.max(1, Math.round(length * factor))
  const canvas = new OffscreenCanvas(toSize(bitmap.width), toSize(bitmap.height))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser draws no picture.')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

async function toDataUrl(jpeg: Blob): Promise<string> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return prefix + btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
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
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    const side = Math.max(bitmap.width, bitmap.height)
    bitmap.close()
    return side <= maxSide
  } catch {
    return false
  }
}

interface PicturesSchema extends DBSchema {
  pictures: { key: string; value: string }
}

/** Opens an IndexedDB database, whose object stores `upgrade` creates. Rejects where the browser stores nothing. */
export type OpenDatabase = (
  name: string,
  upgrade: (database: IDBPDatabase<PicturesSchema>) => void,
) => Promise<IDBPDatabase<PicturesSchema>>

/**
 * Changes the stored pictures, in one transaction, and returns them. Local storage is too small for pictures.
 *
 * @throws if IndexedDB is not available or full
 */
export async function updateStoredPictures(
  openDatabase: OpenDatabase,
  name: string,
  change: (stored: Pictures) => Pictures,
): Promise<Pictures> {
  const database = await openDatabase(name, (created) => {
    created.createObjectStore('pictures')
  })
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
