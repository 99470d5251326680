import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { RecordPicture } from './RecordPicture.tsx'

const drawn = (image: string) =>
  renderToString(createElement(RecordPicture, { image, fallback: 'plate', failed: 'failed' }))

it.each([
  'https://pictures.example/a.png',
  '//pictures.example/a.png',
  '/\\pictures.example/a.png',
])('a prerendered page does not name %j', (image) => {
  expect(drawn(image)).toBe('plate')
})

it('a prerendered page shows the site’s own images', () => {
  expect(drawn('/lawyers/a.webp')).toMatch(/^<img .*src="\/lawyers\/a\.webp"/)
  expect(drawn('data:image/png;base64,AAAA')).toMatch(/^<img .*src="data:image\/png;base64,AAAA"/)
})

it('rejects values that are not images', () => {
  expect(drawn('javascript:alert(1)')).toBe('failed')
})
