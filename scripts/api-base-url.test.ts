import { expect, it } from 'vitest'

import { setApiBaseUrl } from './api-base-url.ts'

it('sets the URL of the API', () => {
  expect(setApiBaseUrl('<meta name="api-base-url" content="" />', 'https://a.example')).toBe(
    '<meta name="api-base-url" content="https://a.example" />',
  )
  expect(() => setApiBaseUrl('', 'https://a.example')).toThrow('api-base-url')
})
