import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { jpegOf, pngOf, webpOf, exif } from './picture.fixture.ts'
import { removeMetadata } from './remove-metadata.ts'

const place = 'GPS 50.8466 N'
const holds = (bytes: Uint8Array | undefined, text: string) =>
  Buffer.from(bytes ?? []).includes(text)

describe.each([
  ['JPEG', jpegOf],
  ['PNG', pngOf],
  ['WebP', webpOf],
])('%s', (_, create) => {
  it('loses its metadata, and nothing else', () => {
    const marked = create({ exif: exif({ text: place }), comment: place })
    expect(holds(marked, place)).toBe(true)
    const clean = removeMetadata(marked)
    expect(holds(clean?.bytes, place)).toBe(false)
    expect(clean).toEqual({ bytes: create({}), isTurned: false })
  })

  it('keeps its colours, and loses what follows its end', () => {
    const whole = create({ profile: 'sRGB of a camera' })
    const longer = new Uint8Array([...whole, ...Buffer.from(place)])
    expect(removeMetadata(longer)?.bytes).toEqual(whole)
  })

  it.each([
    ['II', 1, false],
    ['MM', 1, false],
    // Mirrored.
    ['II', 2, true],
    ['II', 6, true],
    ['MM', 3, true],
  ] as const)('says whether it is turned (%s, %d)', (order, orientation, isTurned) => {
    expect(removeMetadata(create({ exif: exif({ order, orientation }) }))?.isTurned).toBe(isTurned)
  })

  it('is refused where it is cut off', () => {
    const whole = create({ exif: exif({ text: place }), profile: 'x' })
    for (let length = 3; length < whole.length; length += 1) {
      expect(removeMetadata(whole.slice(0, length)), `${length} bytes`).toBeUndefined()
    }
  })
})

it('leaves a GIF as it is, and refuses what is no picture', () => {
  const gif = new Uint8Array(Buffer.from('GIF89a'))
  expect(removeMetadata(gif)).toEqual({ bytes: gif, isTurned: false })
  expect(removeMetadata(new Uint8Array())).toBeUndefined()
  expect(removeMetadata(new Uint8Array(Buffer.from('<svg>')))).toBeUndefined()
})

it('ends, whatever the bytes are', () => {
  const starts = [jpegOf({}), pngOf({}), webpOf({})]
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.nat(40),
      fc.uint8Array({ maxLength: 60 }),
      (start, length, noise) => {
        const bytes = new Uint8Array([...start.slice(0, length), ...noise])
        expect(removeMetadata(bytes)?.bytes.length ?? 0).toBeLessThanOrEqual(bytes.length)
      },
    ),
  )
})
