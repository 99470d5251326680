/** A picture without its metadata. */
interface CleanPicture {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The metadata said that it has to be turned or mirrored: the pixels alone would show it wrongly. */
  readonly isTurned: boolean
}

/**
 * Takes away what a picture says beside its pixels and colours: place, day, camera, author, comments, a smaller copy (EXIF, XMP,
 * IPTC), and what follows its end. The pixels stay byte for byte, also in browsers that return noise for a canvas.
 * @returns undefined for what cannot be read to its end, and for other formats than PNG, JPEG, WebP and GIF
 */
export function removeMetadata(bytes: Uint8Array<ArrayBuffer>): CleanPicture | undefined {
  try {
    if (hasText(bytes, 0, '\u00FF\u00D8\u00FF')) return readJpeg(bytes)
    if (hasText(bytes, 0, '\u0089PNG\r\n\u001A\n')) return readPng(bytes)
    if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')) return readWebp(bytes)
    // It has no EXIF.
    return hasText(bytes, 0, 'GIF8') ? { bytes, isTurned: false } : undefined
  } catch (error) {
    // A length led out of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Like `removeMetadata`, for a data URL; undefined also for a picture that its metadata turns, as it cannot be drawn at once. */
export function removeUrlMetadata(url: string): string | undefined {
  const [, start = '', data = ''] = /^(data:image\/\w+;base64,)(.*)$/is.exec(url) ?? []
  const clean = removeMetadata(Uint8Array.from(decodeBase64(data), (one) => one.charCodeAt(0)))
  if (clean === undefined || clean.isTurned) return undefined
  const text = Array.from(clean.bytes, (byte) => String.fromCharCode(byte)).join('')
  return `${start}${btoa(text)}`
}

/** Nothing for what is no base64. */
function decodeBase64(data: string): string {
  try {
    return atob(data)
  } catch {
    return ''
  }
}

/** Segments with a length, and the compressed pixels after each `SOS` up to the next marker. */
function readJpeg(bytes: Uint8Array<ArrayBuffer>): CleanPicture | undefined {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 2)]
  let isTurned = false
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    // Fill bytes before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return { bytes: join([...kept, bytes.subarray(at, at + 2)]), isTurned }
    let end = at + 2 + view.getUint16(at + 2)
    if (marker === 0xe1 && hasText(bytes, at + 4, 'Exif\0\0')) {
      isTurned ||= isTiffTurned(bytes.subarray(at + 10, end))
    }
    if (marker === 0xda) end = findMarker(view, end)
    // The base format, colour profiles and Adobe's colours; other applications' segments and comments go.
    const isApplication = marker >= 0xe0 && marker <= 0xef
    const isColour =
      marker === 0xe0 ||
      marker === 0xee ||
      (marker === 0xe2 && hasText(bytes, at + 4, 'ICC_PROFILE'))
    if (marker !== 0xfe && (!isApplication || isColour)) kept.push(bytes.subarray(at, end))
    at = end
  }
}

/** The next marker that is neither a restart nor a byte of pixels. */
function findMarker(view: DataView, start: number): number {
  let at = start
  for (;;) {
    const next = view.getUint8(at + 1)
    if (view.getUint8(at) === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at += 1
  }
}

const pngMetadata = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

/** Chunks: length, type, data, checksum. */
function readPng(bytes: Uint8Array<ArrayBuffer>): CleanPicture {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 8)]
  let isTurned = false
  let at = 8
  for (;;) {
    const dataEnd = at + 8 + view.getUint32(at)
    // Also checks that the chunk is whole.
    view.getUint32(dataEnd)
    const isOf = (type: string) => hasText(bytes, at + 4, type)
    if (isOf('eXIf')) isTurned = isTiffTurned(bytes.subarray(at + 8, dataEnd))
    if (!pngMetadata.some(isOf)) kept.push(bytes.subarray(at, dataEnd + 4))
    if (isOf('IEND')) return { bytes: join(kept), isTurned }
    at = dataEnd + 4
  }
}

/** Chunks: type, length, data, a byte more where the length is odd. */
function readWebp(bytes: Uint8Array<ArrayBuffer>): CleanPicture | undefined {
  const view = viewOf(bytes)
  const kept = [bytes.slice(0, 12)]
  let isTurned = false
  let at = 12
  const end = 8 + view.getUint32(4, true)
  while (at < end) {
    const next = at + 8 + view.getUint32(at + 4, true)
    if (next > bytes.length) return undefined
    const chunk = bytes.slice(at, next + ((next - at) % 2))
    const isOf = (type: string) => hasText(chunk, 0, type)
    if (isOf('EXIF')) {
      const data = chunk.subarray(8)
      isTurned = isTiffTurned(hasText(data, 0, 'Exif\0\0') ? data.subarray(6) : data)
    }
    // Its flags announce EXIF and XMP.
    if (isOf('VP8X')) chunk[8] = (chunk[8] ?? 0) & ~0b1100
    if (!isOf('EXIF') && !isOf('XMP ')) kept.push(chunk)
    at += chunk.length
  }
  const joined = join(kept)
  viewOf(joined).setUint32(4, joined.length - 8, true)
  return { bytes: joined, isTurned }
}

const orientationTag = 0x0112

/** Whether EXIF, which is a TIFF without pixels, says that the picture is to be turned or mirrored. */
function isTiffTurned(tiff: Uint8Array): boolean {
  const view = viewOf(tiff)
  const isLittleEndian = hasText(tiff, 0, 'II')
  const directory = view.getUint32(4, isLittleEndian)
  const count = view.getUint16(directory, isLittleEndian)
  const entries = Array.from({ length: count }, (_, index) => directory + 2 + index * 12)
  const entry = entries.find((at) => view.getUint16(at, isLittleEndian) === orientationTag)
  return entry !== undefined && view.getUint16(entry + 8, isLittleEndian) > 1
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return text.split('').every((character, index) => bytes[at + index] === character.charCodeAt(0))
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
