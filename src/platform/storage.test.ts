// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { countStoredValues, readStorage, writeStorage } from './storage.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('keeps a value on the device until it is removed', () => {
  writeStorage('language', 'en')
  expect(readStorage('language')).toBe('en')
  writeStorage('language', null)
  expect(localStorage).toHaveLength(0)
  expect(readStorage('language')).toBeNull()
})

it('keeps a value of the tab apart from those of the device', () => {
  writeStorage('scenario', 'many', 'sessionStorage')
  expect(readStorage('scenario', 'sessionStorage')).toBe('many')
  expect(readStorage('scenario')).toBeNull()
  expect([countStoredValues('localStorage'), countStoredValues('sessionStorage')]).toEqual([0, 1])
})

describe('storage that is blocked', () => {
  it('holds nothing, and refuses a value with a note that names it', () => {
    const log = vi.spyOn(console, 'info').mockReturnValue()
    vi.stubGlobal('localStorage', undefined)
    expect(readStorage('language')).toBeNull()
    expect(countStoredValues('localStorage')).toBe(0)
    writeStorage('language', 'en')
    expect(log.mock.calls.flat().join(' ')).toContain('language')
  })
})
