import { expect, it, vi } from 'vitest'

import { createPause, runInSlices } from './slices.ts'

function* steps(): Generator<undefined, string> {
  for (let step = 0; step < 3; step += 1) yield
  return 'done'
}

it('runs in slices, and gives nothing once it is aborted', async () => {
  const onDone = vi.fn<(result: string) => void>()
  await runInSlices(steps(), new AbortController().signal, onDone)
  expect(onDone).toHaveBeenCalledExactlyOnceWith('done')
  await runInSlices(steps(), AbortSignal.abort(), onDone)
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('pauses once a slice is over, and not again before the next one is', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const pause = createPause()
  expect(pause()).toBeUndefined()
  now.mockReturnValue(9)
  const paused = pause()
  expect(paused).toBeInstanceOf(Promise)
  await paused
  expect(pause()).toBeUndefined()
  now.mockRestore()
})
