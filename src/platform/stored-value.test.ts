// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { createStoredValue } from './stored-value.ts'

const key = 'names'
const create = () =>
  createStoredValue<readonly string[]>(
    key,
    (stored) => (stored === null ? [] : stored.split(',')),
    (names) => names.join(','),
  )

/** What another tab does: it changes the storage, and this one gets an event. */
function changeElsewhere(text: string, event: Event): void {
  localStorage.setItem(key, text)
  dispatchEvent(event)
}
const storageEvent = (changed: string | null) => new StorageEvent('storage', { key: changed })

beforeEach(() => {
  localStorage.clear()
})

it('is what is stored, and the same object until that changes', () => {
  const names = create()
  expect(names.getInitial()).toEqual([])
  localStorage.setItem(key, 'a,b')
  expect(names.get()).toEqual(['a', 'b'])
  expect(names.get()).toBe(names.get())
  localStorage.setItem(key, 'c')
  expect(names.get()).toEqual(['c'])
  expect(names.getInitial()).toEqual([])
})

it('is stored as JSON by default', () => {
  const count = createStoredValue('count', (stored) => Number(stored))
  count.change((value) => value + 1)
  expect(localStorage.getItem('count')).toBe('1')
})

it('tells those who follow it about a change, and keeps that of another tab', () => {
  const names = create()
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stop = names.subscribe(first)
  names.subscribe(second)
  localStorage.setItem(key, 'a')
  names.change((value) => [...value, 'b'])
  expect(localStorage.getItem(key)).toBe('a,b')
  expect(names.get()).toEqual(['a', 'b'])
  stop()
  first.mockClear()
  names.change(() => ['c'])
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenLastCalledWith()
})

it.each<[string, Event, boolean]>([
  ['of this value', storageEvent(key), true],
  ['that removes everything', storageEvent(null), true],
  ['of another value', storageEvent('other'), false],
  ['of a page from the cache', new PageTransitionEvent('pageshow', { persisted: true }), true],
  ['of a new page', new PageTransitionEvent('pageshow', { persisted: false }), false],
])('an event %s is followed: %s', (_, event, isFollowed) => {
  const names = create()
  const onChanged = vi.fn<() => void>()
  const stop = names.subscribe(onChanged)
  changeElsewhere('a', event)
  expect(onChanged).toHaveBeenCalledTimes(isFollowed ? 1 : 0)
  expect(names.get()).toEqual(isFollowed ? ['a'] : [])
  stop()
  changeElsewhere('b', event)
  expect(onChanged).toHaveBeenCalledTimes(isFollowed ? 1 : 0)
})

it('reads what was changed before somebody follows it', () => {
  const names = create()
  expect(names.get()).toEqual([])
  localStorage.setItem(key, 'a')
  names.subscribe(() => {})
  expect(names.get()).toEqual(['a'])
})

it('lasts as long as the page where nothing can be stored, until another tab stores something', () => {
  const names = create()
  names.subscribe(() => {})
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(console, 'info').mockImplementation(() => {})
  names.change(() => ['a'])
  names.change((value) => [...value, 'b'])
  expect(names.get()).toEqual(['a', 'b'])
  full.mockRestore()
  vi.restoreAllMocks()
  changeElsewhere('c', storageEvent(key))
  expect(names.get()).toEqual(['c'])
})

it('stops listening once nobody follows it any more, and not before', () => {
  const removed = vi.spyOn(globalThis, 'removeEventListener')
  const names = create()
  const [stopFirst, stopLast] = [names.subscribe(() => {}), names.subscribe(() => {})]
  stopFirst()
  expect(removed).not.toHaveBeenCalled()
  stopLast()
  expect(removed.mock.calls.map(([type]) => type)).toEqual(['storage', 'pageshow'])
  vi.restoreAllMocks()
})

it('stores nothing where it is serialised as nothing', () => {
  const names = createStoredValue<readonly string[]>(
    key,
    (stored) => stored?.split(',') ?? [],
    (value) => (value.length === 0 ? null : value.join(',')),
  )
  names.change(() => ['a'])
  expect(localStorage.getItem(key)).toBe('a')
  names.change(() => [])
  expect(localStorage.getItem(key)).toBeNull()
  expect(names.get()).toEqual([])
})

it('in the session of the tab, it leaves what the device stores, and follows no other tab', () => {
  sessionStorage.clear()
  localStorage.setItem(key, '1')
  const count = createStoredValue(key, Number, String, 'sessionStorage')
  count.subscribe(() => {})
  count.change((value) => value + 5)
  expect(sessionStorage.getItem(key)).toBe('5')
  expect(localStorage.getItem(key)).toBe('1')

  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(console, 'info').mockImplementation(() => {})
  count.change((value) => value + 1)
  full.mockRestore()
  vi.restoreAllMocks()
  changeElsewhere('2', storageEvent(key))
  expect(count.get()).toBe(6)
})
