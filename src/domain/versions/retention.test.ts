import { describe, expect, it } from 'vitest'

import { findPictures, putPicturesBack, takeOutPictures } from './kept-pictures.ts'
import { findDispensable, findSurplus, isRecreatable, maxVersions } from './retention.ts'

const make = (record: string, ...ids: number[]) => ids.map((id) => ({ id, record }))
const getIds = (versions: readonly { id: number }[]) => versions.map(({ id }) => id)

describe('the versions of a record', () => {
  it('that are beyond 30 go, the oldest first', () => {
    const ids = Array.from({ length: maxVersions + 2 }, (_, index) => 100 - index)
    expect(getIds(findSurplus(make('visas/1', ...ids)))).toEqual([69, 70])
    expect(findSurplus(make('visas/1', 1, 2))).toEqual([])
  })

  it('stay on a full device while other records have some', () => {
    const versions = [...make('visas/1', 1, 2), ...make('visas/2', 7, 3, 4, 5, 6)]
    expect(getIds(findDispensable(versions, 'visas/1'))).toEqual([3])
    expect(getIds(findDispensable(versions, 'visas/2'))).toEqual([1])
  })

  it('that are the last ones of other records go after them, and deleted records after all', () => {
    const deleted = { id: 1, record: 'faqs/9', origin: 'deleted' }
    const own = make('visas/1', 8, 9)
    const versions = [deleted, ...make('visas/2', 2, 3), ...make('visas/3', 4), ...own]
    const gone: number[] = []
    for (;;) {
      const left = versions.filter(({ id }) => !gone.includes(id))
      const [next] = findDispensable(left, 'visas/1')
      if (next === undefined) break
      gone.push(next.id)
    }
    expect(gone).toEqual([2, 8, 3, 4, 1])
  })

  it('go then but for the last one', () => {
    expect(getIds(findDispensable(make('visas/1', 3, 1, 2), 'visas/1'))).toEqual([1])
    expect(findDispensable(make('visas/1', 3), 'visas/1')).toEqual([])
  })
})

describe('a deleted record', () => {
  it('can be created again for 30 days', () => {
    const now = new Date('2026-11-26T12:00:00Z')
    expect(isRecreatable('2026-10-27T12:00:01Z', now)).toBe(true)
    expect(isRecreatable('2026-10-27T12:00:00Z', now)).toBe(false)
    expect(isRecreatable('hier', now)).toBe(false)
  })
})

describe('pictures', () => {
  const picture = `data:image/png;base64,${'Ab+/'.repeat(60)}==`
  const hash = 'a'.repeat(64)
  const value = {
    image: picture,
    content: `<p>a<img src="${picture}" alt="b"></p>`,
    tagIds: [1, 'c'],
    none: null,
  }

  it('are kept once, and come back', () => {
    expect([...findPictures(value)]).toEqual([picture])
    const taken = takeOutPictures(value, new Map([[picture, hash]]))
    expect(JSON.stringify(taken)).not.toContain('base64')
    expect(putPicturesBack(taken, new Map([[hash, picture]]))).toEqual(value)
  })

  it('stay in their place without a hash', () => {
    expect(takeOutPictures(value, new Map())).toEqual(value)
  })

  it('that are lost leave nothing', () => {
    const taken = takeOutPictures(value, new Map([[picture, hash]]))
    expect(putPicturesBack(taken, new Map())).toEqual({
      ...value,
      image: null,
      content: '<p>a</p>',
    })
  })
})
