import { spawn } from 'node:child_process'
import { once } from 'node:events'

import type { RunningServer } from 'static-server'
import { findFreePort } from '../support/free-port.ts'

const root = new URL('../../', import.meta.url).pathname
const documentPath = 'public/openapi.json'

/**
 * Starts Stoplight Prism with the OpenAPI document. `mock` responds with the examples of the document; `proxy` reports
 * violations in the requests to `upstream` and its responses.
 */
export async function startPrism(
  ...[kind, upstream]: ['mock'] | ['proxy', string]
): Promise<RunningServer> {
  const port = await findFreePort()
  const servers = upstream === undefined ? [] : [upstream]
  const prism = spawn(
    process.execPath,
    ['node_modules/.bin/prism', kind, documentPath, ...servers, '-p', String(port)],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  await waitForOutput(prism.stdout, 'Prism is listening')
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      prism.kill()
      await once(prism, 'exit')
    },
  }
}

/** Waits until a process writes a text. If it ends before, its output is the reason of the error. */
function waitForOutput(stream: NodeJS.ReadableStream, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let output = ''
  // Reading continues after that, because the process would block on a full pipe.
  stream.on('data', (chunk) => {
    output = (output + String(chunk)).slice(-4000)
    if (output.includes(text)) resolve()
  })
  stream.on('end', () => {
    reject(new Error(`Prism ended: ${output}`))
  })
  return promise
}
