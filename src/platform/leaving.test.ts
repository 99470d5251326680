import { afterEach, expect, it } from 'vitest'

import { loadWhileStaying } from './leaving.ts'

afterEach(() => {
  globalThis.leaving = undefined
})

const failOnce = () => {
  let attempts = 0
  return () => {
    attempts += 1
    return attempts === 1 ? Promise.reject(new Error('ended')) : Promise.resolve(attempts)
  }
}

it('reports a failed load of a document that stays', async () => {
  await expect(loadWhileStaying(failOnce())).rejects.toThrow('ended')
})

it('says nothing about a load that ends with the document, and loads again if that stays', async () => {
  const stays = Promise.withResolvers<boolean>()
  globalThis.leaving = () => stays.promise
  const settled: unknown[] = []
  const loading = loadWhileStaying(failOnce()).then((value) => settled.push(value))
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  expect(settled).toEqual([])
  stays.resolve(true)
  await loading
  expect(settled).toEqual([2])
})
