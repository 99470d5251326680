import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

import { expect, it } from 'vitest'

import { measureProcessorTime } from './processor-time.ts'

/** Works until it has used half a second, says so, and waits for the end of its input. */
const work = `while (process.cpuUsage().user < 500_000);
console.log('done'); process.stdin.resume()`
const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(work)}], { stdio: 'inherit' })`

// Only Linux has it.
it.skipIf(!existsSync('/proc'))('counts what a process starts, while it runs', async () => {
  const root = spawn(process.execPath, ['-e', parent], { stdio: ['pipe', 'pipe', 'inherit'] })
  const stop = measureProcessorTime(root.pid ?? 0)
  await once(root.stdout, 'data')
  const seconds = stop()
  root.stdin.end()
  await once(root, 'close')
  expect(seconds).toBeGreaterThan(0.5)
  expect(seconds).toBeLessThan(5)
})
