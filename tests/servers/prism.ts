import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

import type { RunningServer } from '../../scripts/site-server.ts'

const root = new URL('../../', import.meta.url).pathname
const documentPath = 'public/openapi.json'

/**
 * Stoplight Prism on the OpenAPI document: a server, and a judge, that this project did not write.
 * `mock` answers with the document's examples, `proxy` judges what goes to and comes from `upstream`.
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
      const gone = new Promise((resolve) => {
        prism.once('exit', resolve)
      })
      prism.kill()
      await gone
    },
  }
}

/** Waits until a process says something; what it said before is the reason when it never does. */
function waitForOutput(stream: NodeJS.ReadableStream, words: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let said = ''
  // It reads on after that, or the process would stop writing when the pipe is full.
  stream.on('data', (piece) => {
    said = (said + String(piece)).slice(-4000)
    if (said.includes(words)) resolve()
  })
  stream.on('end', () => {
    reject(new Error(`Prism ended: ${said}`))
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
