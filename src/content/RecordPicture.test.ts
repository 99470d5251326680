import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { Prerendered } from '#ui/hooks/useClientValue.tsx'

import { hostileImages } from './hostile/samples.ts'
import { RecordPicture } from './RecordPicture.tsx'

const drawn = (image: string) =>
  renderToString(
    createElement(
      Prerendered,
      null,
      createElement(RecordPicture, { image, fallback: createElement('i') }),
    ),
  )

it.each([
  'https://pictures.example/a.png',
  '//pictures.example/a.png',
  '/\\pictures.example/a.png',
])('a prerendered page does not name %j', (image) => {
  expect(drawn(image)).toBe('<i></i>')
})

it('a prerendered page shows the site’s own images', () => {
  expect(drawn('/lawyers/a.webp')).toMatch(/^<img .*src="\/lawyers\/a\.webp"/)
  expect(drawn('data:image/png;base64,AAAA')).toMatch(/^<img .*src="data:image\/png;base64,AAAA"/)
})

it.each(hostileImages)('rejects %j, or takes it for a file of the site', (image) => {
  expect(drawn(image)).not.toMatch(/src="[^"]*(?:hostile|javascript:|data:)/)
})
