import { expect, it } from 'vitest'

import { getPictureHost } from './safe-urls.ts'

it.each([
  ['https://pictures.example:8443/a.png', 'pictures.example:8443'],
  ['//pictures.example/a.png', 'pictures.example'],
  ['/a.png', undefined],
  ['data:image/png;base64,a', undefined],
  ['https://[', undefined],
])('the image %s comes from the host %s', (url, host) => {
  expect(getPictureHost(url)).toBe(host)
})
