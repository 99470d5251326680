import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'

import { createQueryClient } from '#api/query-client.ts'

import { refetchPrerenderedQueries } from './hydrate.tsx'

const queryKey = ['countries']

afterEach(() => {
  vi.restoreAllMocks()
})

/** A cache with a prerendered query that a screen shows. */
function showPrerenderedQuery(queryFn: () => Promise<string>) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(queryKey, 'of the build')
  const observer = new QueryObserver(queryClient, { queryKey, queryFn })
  observer.subscribe(() => undefined)
  return queryClient
}

it('replaces the records of the build', async () => {
  const queryClient = showPrerenderedQuery(() => Promise.resolve('of today'))
  await refetchPrerenderedQueries(queryClient)
  expect(queryClient.getQueryData(queryKey)).toBe('of today')
})

it('renders nothing again for records that are still those of the build', async () => {
  const ofTheBuild = [{ id: 1, name: 'Belgique' }]
  const queryClient = createQueryClient()
  queryClient.setQueryData(queryKey, ofTheBuild)
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => Promise.resolve(structuredClone(ofTheBuild)),
  })
  const onChange = vi.fn<() => void>()
  observer.subscribe(onChange)
  await refetchPrerenderedQueries(queryClient)
  expect(onChange).not.toHaveBeenCalled()
})

it('does not replace records that came after a reset, even in the same millisecond', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0, 1))
  const late = Promise.withResolvers<string>()
  const answers = [late.promise, Promise.resolve('after the reset')]
  const queryClient = showPrerenderedQuery(() => answers.shift() ?? Promise.reject(new Error()))
  const refetched = refetchPrerenderedQueries(queryClient)
  await queryClient.resetQueries()
  late.resolve('before the reset')
  await refetched
  expect(queryClient.getQueryData(queryKey)).toBe('after the reset')
})
