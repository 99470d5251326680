import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

interface Pixels {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel: red, green, blue and opacity, of which the last is not looked at. */
  readonly bytes: Uint8Array
}

/** A PNG of at most 16 colours, half a byte each: a picture printed in a few inks needs no more, and a fifth of the room. */
export function encodeIndexedPng(
  { width, height, bytes }: Pixels,
  colours: readonly Colour[],
): Buffer {
  const lineLength = Math.ceil(width / 2)
  // Each line begins with a zero: no filter.
  const lines = Buffer.alloc((lineLength + 1) * height)
  const known = new Map<number, number>()
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(pixel * 4, pixel * 4 + 3)
    const key = (red << 16) | (green << 8) | blue
    const index = known.get(key) ?? findNearestColour([red, green, blue], colours)
    known.set(key, index)
    const column = pixel % width
    const place = Math.floor(pixel / width) * (lineLength + 1) + 1 + (column >> 1)
    lines[place] = (lines[place] ?? 0) | (column % 2 === 0 ? index << 4 : index)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Four bits a pixel, each the place of a colour.
  header.set([4, 3], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    createChunk('IHDR', header),
    createChunk('PLTE', Buffer.from(colours.flat())),
    createChunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

/** The places between two colours, the first left out: what the edge of a line is drawn with. */
export function interpolateColours(from: Colour, to: Colour, count: number): Colour[] {
  return Array.from({ length: count }, (_, place) => {
    const mixed = (channel: 0 | 1 | 2) =>
      Math.round(from[channel] + ((to[channel] - from[channel]) * (place + 1)) / count)
    return [mixed(0), mixed(1), mixed(2)]
  })
}

function findNearestColour(wanted: Colour, colours: readonly Colour[]): number {
  const distances = colours.map((colour) =>
    colour.reduce((sum, value, channel) => sum + (value - (wanted[channel] ?? 0)) ** 2, 0),
  )
  return distances.indexOf(Math.min(...distances))
}

function createChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
