// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { exif, jpegOf, pngOf, webpOf } from './picture.fixture.ts'
import { prepareImage, prepareInlineImage } from './prepare-image.ts'

/** The sizes that were drawn, with what was drawn first. */
let drawn: string[] = []
const close = vi.fn<() => void>()
let bitmap = { width: 4000, height: 3000 }
/** What the browser returns for a colour that was drawn. */
let readColour = (value: number) => value
/** How many bytes a picture has for each pixel. */
let density = 0.1

class FakeCanvas {
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext() {
    const steps: string[] = []
    return {
      fillStyle: '',
      getImageData() {
        const colour = [...(this.fillStyle.match(/\d+/g) ?? []).map(Number), 255]
        steps.length = 0
        return { data: colour.map((value) => readColour(value)) }
      },
      fillRect(...[left, top, width, height]: number[]) {
        steps.push(`${this.fillStyle} ${left} ${top} ${width} ${height}`)
      },
      drawImage(_: unknown, ...[left, top, width, height]: number[]) {
        drawn.push(`${steps.join()}, picture ${left} ${top} ${width} ${height}`)
      },
    }
  }
  async convertToBlob({ type, quality }: { type: string; quality: number }): Promise<Blob> {
    if (quality < 0.5 || quality >= 1) throw new Error('Nobody wants such a picture.')
    return new Blob(['a'.repeat(this.width * this.height * density)], { type })
  }
}

/** A file of so many bytes; one of its type, if that is a PNG. */
const fileOf = (bytes: number, type: string) => {
  if (type !== 'image/png' || bytes < 100) return new File(['a'.repeat(bytes)], 'a', { type })
  const { length } = pngOf({ profile: '' })
  return new File([pngOf({ profile: 'a'.repeat(bytes - length) })], 'a', { type })
}
const white = (width: number, height: number) =>
  `white 0 0 ${width} ${height}, picture 0 0 ${width} ${height}`

beforeEach(() => {
  drawn = []
  close.mockClear()
  bitmap = { width: 4000, height: 3000 }
  density = 0.1
  readColour = (value) => value
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.size === 0) throw new DOMException('broken', 'InvalidStateError')
    return { ...bitmap, close }
  })
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['image/png', pngOf({})],
  ['image/jpeg', jpegOf({})],
  ['image/webp', webpOf({})],
  ['image/gif', new Uint8Array(Buffer.from('GIF89a'))],
])('leaves a small %s as it is', async (type, bytes) => {
  expect(await prepareImage(new File([bytes], 'a', { type }))).toEqual({
    dataUrl: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
    originalBytes: bytes.length,
    preparedBytes: bytes.length,
  })
  expect(drawn).toEqual([])
  expect(close).toHaveBeenCalledOnce()
})

it('stores no metadata, and draws a photo as it is seen that only its metadata turns', async () => {
  const upright = new File([jpegOf({ exif: exif({ text: 'GPS' }), comment: 'GPS' })], 'a', {
    type: 'image/jpeg',
  })
  expect(await prepareImage(upright)).toMatchObject({ preparedBytes: jpegOf({}).length })
  expect(drawn).toEqual([])
  const turned = new File([jpegOf({ exif: exif({ orientation: 6 }) })], 'a', { type: 'image/jpeg' })
  await prepareImage(turned)
  expect(drawn).toEqual([white(2000, 1500)])
})

it('draws a small picture anew that it cannot read to its end', async () => {
  await prepareImage(fileOf(3, 'image/jpeg'))
  expect(drawn).toEqual([white(2000, 1500)])
})

it('stores no noise that a browser returns for what is drawn', async () => {
  readColour = () => 255
  expect(await prepareImage(fileOf(3, 'image/avif'))).toEqual({ error: 'noise' })
  readColour = (value) => value + 1
  expect(await prepareImage(fileOf(3, 'image/avif'))).toMatchObject({ preparedBytes: 300_000 })
})

it('leaves a picture of 1 MB as it is, and scales a larger one down, on white', async () => {
  expect(await prepareImage(fileOf(1_000_000, 'image/png'))).toMatchObject({
    preparedBytes: 1_000_000,
  })
  expect(await prepareImage(fileOf(1_000_001, 'image/png'))).toMatchObject({
    dataUrl: expect.stringMatching(/^data:image\/jpeg;base64,/),
    originalBytes: 1_000_001,
    preparedBytes: 300_000,
  })
  expect(drawn).toEqual([white(2000, 1500)])
})

it('makes a JPEG of a format that browsers do not all show, and does not enlarge it', async () => {
  bitmap = { width: 300, height: 1 }
  expect(await prepareImage(fileOf(3, 'image/avif'))).toMatchObject({ preparedBytes: 30 })
  expect(drawn).toEqual([white(300, 1)])
})

it('tries smaller sizes until one fits', async () => {
  bitmap = { width: 1000, height: 4000 }
  density = 1.2
  expect(await prepareImage(fileOf(2_000_000, 'image/jpeg'))).toMatchObject({
    preparedBytes: 768_000,
  })
  expect(drawn).toEqual([white(500, 2000), white(400, 1600)])
})

it('keeps at least a pixel of a line', async () => {
  bitmap = { width: 40_000, height: 1 }
  await prepareImage(fileOf(3, 'image/tiff'))
  bitmap = { width: 1, height: 40_000 }
  await prepareImage(fileOf(3, 'image/tiff'))
  expect(drawn).toEqual([white(2000, 1), white(1, 2000)])
})

it.each([
  ['no image', fileOf(3, 'text/html'), 'type'],
  ['a broken image', fileOf(0, 'image/png'), 'unreadable'],
])('refuses %s', async (_, file, error) => {
  expect(await prepareImage(file)).toEqual({ error })
})

it('refuses a picture that is too large in every size', async () => {
  density = 4
  expect(await prepareImage(fileOf(3, 'image/avif'))).toEqual({ error: 'tooLarge' })
  expect(drawn).toHaveLength(5)
  expect(close).toHaveBeenCalledOnce()
})

it('refuses a picture that the browser cannot draw', async () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('OffscreenCanvas', undefined)
  expect(await prepareImage(fileOf(3, 'image/avif'))).toEqual({ error: 'unreadable' })
  expect(onError).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
  onError.mockRestore()
})

it('takes only PNG and JPEG inside a text (spec 5)', async () => {
  expect(await prepareInlineImage(fileOf(3, 'image/webp'))).toEqual({ error: 'inlineType' })
  for (const [type, bytes] of [
    ['image/png', pngOf({})],
    ['image/jpeg', jpegOf({})],
  ] as const) {
    expect(await prepareInlineImage(new File([bytes], 'a', { type }))).toMatchObject({
      preparedBytes: bytes.length,
    })
  }
})
