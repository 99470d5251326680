import { expect, it } from 'vitest'

import { toggleValue } from './toggle-value.ts'

it('adds a value to a list once and removes it', () => {
  expect(toggleValue(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggleValue(['a', 'b'], 'a')).toEqual(['b'])
})
