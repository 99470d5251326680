/** What a made-up picture says beside its pixels. */
interface PictureOptions {
  /** A TIFF without pixels. */
  exif?: readonly number[]
  comment?: string
  /** Of its colours. */
  profile?: string
}

const text = (characters: string) => characters.split('').map((one) => one.charCodeAt(0))
const uint16 = (value: number) => [value >> 8, value & 0xff]
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)]
const ifGiven = <Part>(part: Part | undefined, write: (part: Part) => readonly number[]) =>
  part === undefined ? [] : write(part)

/** EXIF with an orientation and a text, in the order of bytes of Intel ('II') or Motorola ('MM'). */
export function exif({
  order = 'MM',
  orientation = 1,
  text: words = '',
}: {
  order?: 'II' | 'MM'
  orientation?: number
  text?: string
}): readonly number[] {
  const write = (bytes: readonly number[]) => (order === 'II' ? bytes.toReversed() : bytes)
  const entry = [
    ...write(uint16(0x0112)),
    ...write(uint16(3)),
    ...write(uint32(1)),
    ...write(uint16(orientation)),
    0,
    0,
  ]
  return [
    ...text(order),
    ...write(uint16(42)),
    ...write(uint32(8)),
    ...write(uint16(1)),
    ...entry,
    ...write(uint32(0)),
    ...text(words),
  ]
}

const segment = (marker: number, data: readonly number[]) => [
  0xff,
  marker,
  ...uint16(data.length + 2),
  ...data,
]

/** A JPEG with EXIF, of one without. */
export function addExif(jpeg: Uint8Array, tiff: readonly number[]) {
  const metadata = segment(0xe1, [...text('Exif\0\0'), ...tiff])
  return new Uint8Array([...jpeg.subarray(0, 2), ...metadata, ...jpeg.subarray(2)])
}

/** A JPEG of two scans, whose pixels nobody can read. */
export function jpegOf({ exif: tiff, comment, profile }: PictureOptions) {
  const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 0xff, 0, 2, 0xff, 0xd0, 3]
  return new Uint8Array([
    0xff,
    0xd8,
    ...segment(0xe0, text('JFIF\0')),
    ...ifGiven(tiff, (data) => segment(0xe1, [...text('Exif\0\0'), ...data])),
    ...ifGiven(comment, (words) => segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${words}`))),
    ...ifGiven(comment, (words) => segment(0xed, text(words))),
    ...ifGiven(comment, (words) => segment(0xfe, text(words))),
    ...ifGiven(profile, (name) => segment(0xe2, text(`ICC_PROFILE\0${name}`))),
    ...segment(0xdb, [1, 2, 3]),
    ...scan,
    ...segment(0xc4, [4]),
    ...scan,
    0xff,
    0xd9,
  ])
}

/** A PNG whose checksums are wrong. */
export function pngOf({ exif: tiff, comment, profile }: PictureOptions) {
  const chunk = (type: string, data: readonly number[]) => [
    ...uint32(data.length),
    ...text(type),
    ...data,
    ...uint32(0),
  ]
  return new Uint8Array([
    ...text('\u0089PNG\r\n\u001A\n'),
    ...chunk('IHDR', [1, 2, 3]),
    ...ifGiven(profile, (name) => chunk('iCCP', text(name))),
    ...ifGiven(tiff, (data) => chunk('eXIf', data)),
    ...ifGiven(comment, (words) => chunk('tEXt', text(words))),
    ...ifGiven(comment, (words) => chunk('iTXt', text(words))),
    ...chunk('IDAT', [4, 5]),
    ...chunk('IEND', []),
  ])
}

/** A WebP of the extended format. */
export function webpOf({ exif: tiff, comment, profile }: PictureOptions) {
  const chunk = (type: string, data: readonly number[]) => [
    ...text(type),
    ...uint32(data.length).toReversed(),
    ...data,
    ...(data.length % 2 === 1 ? [0] : []),
  ]
  const hasExif = tiff === undefined ? 0 : 0b1000
  const hasXmp = comment === undefined ? 0 : 0b100
  const chunks = [
    ...chunk('VP8X', [0b10000 | hasExif | hasXmp, 0, 0]),
    ...ifGiven(profile, (name) => chunk('ICCP', text(name))),
    ...chunk('VP8 ', [1, 2, 3]),
    ...ifGiven(tiff, (data) => chunk('EXIF', data)),
    ...ifGiven(comment, (words) => chunk('XMP ', text(words))),
  ]
  return new Uint8Array([
    ...text('RIFF'),
    ...uint32(chunks.length + 4).toReversed(),
    ...text('WEBP'),
    ...chunks,
  ])
}
