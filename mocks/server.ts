import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

import { getResponse } from 'msw'
import sirv from 'sirv'

import { createMemoryOverlay } from './database/overlay.ts'
import { createDatabase } from './database/database.ts'
import { readSeedFiles } from './database/seed-files.ts'
import { withSeedVariant } from './database/seed-variants.ts'
import { createHandlers } from './handlers/index.ts'
import type { Scenario } from './scenarios.ts'

interface MockServerOptions {
  /** 0 selects a free port. */
  readonly port: number
  /** Read at each request. */
  readonly scenario: () => Scenario
  /** The only origin whose pages may call, with cookies. By default, every page may, without cookies. */
  readonly allowedOrigin?: string
  /** How many records the scenario `many-records` has; 5,000 by default. */
  readonly manyRowCount?: number
  /** Changes a response before it is sent, for tests. */
  readonly transformResponse?: (
    request: Request,
    response: Response,
  ) => Response | Promise<Response>
}

export interface MockServer {
  readonly url: string
  /** Discards all changes to the seed. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
}

const publicDirectory = new URL('../public', import.meta.url).pathname

/**
 * Serves the mock backend over HTTP: the same handlers as in the browser, CORS for every origin, and the static files of
 * the site. Changes are kept in memory.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const database = createDatabase(
    createMemoryOverlay(),
    withSeedVariant(() => options.scenario().seedVariant, readSeedFiles, options.manyRowCount),
  )
  const handlers = createHandlers(database, options.scenario)
  const serveFile = sirv(publicDirectory, { dev: true })

  const server = createServer((incoming, outgoing) => {
    setCorsHeaders(incoming, outgoing, options.allowedOrigin)
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204).end()
      return
    }
    respond(incoming, outgoing).catch((error: unknown) => {
      console.error(error)
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    })
  })

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = toRequest(incoming)
    const response = await getResponse(handlers, request)
    if (response !== undefined) {
      return writeResponse(
        (await options.transformResponse?.(request, response)) ?? response,
        outgoing,
      )
    }
    serveFile(incoming, outgoing, () => {
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('No such address')
    })
  }

  server.listen(options.port)
  // Rejects if the port is taken.
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    reset: database.reset,
    async close() {
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    },
  }
}

function setCorsHeaders(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  allowedOrigin: string | undefined,
): void {
  outgoing.setHeader('access-control-allow-origin', allowedOrigin ?? '*')
  if (allowedOrigin !== undefined) outgoing.setHeader('access-control-allow-credentials', 'true')
  if (incoming.method !== 'OPTIONS') return
  outgoing.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
  outgoing.setHeader(
    'access-control-allow-headers',
    incoming.headers['access-control-request-headers'] ?? 'content-type',
  )
}

function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(method === 'GET' || method === 'HEAD'
      ? {}
      : { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  })
}

async function writeResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  // `HttpResponse.error()` closes the connection.
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
