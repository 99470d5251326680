import { expect, it } from 'vitest'

import { getPressedKey } from './pressed-key.ts'

it.each([
  ['a person', { key: 'Enter', isComposing: false, keyCode: 13 }, 'Enter'],
  ['an input method', { key: 'Enter', isComposing: true, keyCode: 229 }, undefined],
  ['an input method in Firefox', { key: 'Enter', isComposing: true, keyCode: 13 }, undefined],
  // WebKit ends the composition before the event.
  ['an input method in WebKit', { key: 'Enter', isComposing: false, keyCode: 229 }, undefined],
])('the key of %s', (_, event, key) => {
  expect(getPressedKey(event)).toBe(key)
})
