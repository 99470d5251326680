import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

import type { RunningServer } from '../../scripts/site-server.ts'

const root = new URL('../../', import.meta.url).pathname
const documentPath = 'public/openapi.json'

/**
 * Starts Stoplight Prism with the OpenAPI document. `mock` responds with the examples of the document; `proxy` reports
 * violations in the requests to `upstream` and its responses.
 */
export async function startPrism(kind: 'mock'): Promise<RunningServer>
export async function startPrism(kind: 'proxy', upstream: string): Promise<RunningServer>
export async function startPrism(kind: 'mock' | 'proxy', upstream = ''): Promise<RunningServer> {
  const port = await findFreePort()
  const parameters = [
    kind,
    documentPath,
    ...(upstream === '' ? [] : [upstream]),
    '-p',
    String(port),
  ]
  const prism = spawn(process.execPath, ['node_modules/.bin/prism', ...parameters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await waitForOutput(prism.stdout, 'Prism is listening')
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      const exited = new Promise((resolve) => {
        prism.once('exit', resolve)
      })
      prism.kill()
      await exited
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

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0)
  await new Promise((resolve) => {
    probe.once('listening', resolve)
  })
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  return port
}
