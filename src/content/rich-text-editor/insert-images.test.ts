// @vitest-environment jsdom
import Quill from 'quill'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { pngOf } from '../picture.fixture.ts'
import { insertFilesAt } from './insert-images.ts'

let quill: Quill
/** Lets the browser decode the images. */
let decode: () => void

beforeEach(() => {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  quill = new Quill(host, { formats: ['image'] })
  quill.setText('abc\n')
  const { promise, resolve } = Promise.withResolvers<void>()
  decode = resolve
  vi.stubGlobal('createImageBitmap', () => promise.then(() => ({ close: () => undefined })))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const png = (text: string) => new File([pngOf({ profile: text })], 'a.png', { type: 'image/png' })
/** The text, with the content of each image in its place. */
const getContent = () =>
  quill
    .getContents()
    .ops.map(({ insert }) =>
      typeof insert === 'string'
        ? insert.trimEnd()
        : `[${/iCCP(\w*)/.exec(atob(String(insert?.['image']).replace(/^.*,/, '')))?.[1]}]`,
    )
    .join('')

it('puts images in the place of what was selected, in their order', async () => {
  const inserting = insertFilesAt(quill, { index: 1, length: 1 }, [png('1'), png('2')])
  decode()
  expect(await inserting).toBeUndefined()
  expect(getContent()).toBe('a[1][2]c')
})

it('puts an image before what is typed there meanwhile, and keeps what was selected', async () => {
  const inserting = insertFilesAt(quill, { index: 1, length: 1 }, [png('1')])
  quill.insertText(0, 'X')
  quill.insertText(2, 'Y')
  decode()
  await inserting
  expect(getContent()).toBe('Xa[1]Ybc')
})

it('inserts the other images where one is refused, and says why', async () => {
  const gif = new File(['a'], 'a.gif', { type: 'image/gif' })
  const inserting = insertFilesAt(quill, { index: 3, length: 0 }, [gif, png('1')])
  decode()
  expect(await inserting).toBe('inlineType')
  expect(getContent()).toBe('abc[1]')
})
