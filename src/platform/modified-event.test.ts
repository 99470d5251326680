import { expect, it } from 'vitest'

import { isModifiedEvent } from './modified-event.ts'

const click = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'a click with %s alone opens a link elsewhere',
  (key) => {
    expect(isModifiedEvent({ ...click, [key]: true })).toBe(true)
  },
)

it('a plain click stays on the page', () => {
  expect(isModifiedEvent(click)).toBe(false)
})
