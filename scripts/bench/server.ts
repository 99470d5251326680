import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

import { compressBrotli } from './page-weight.ts'

interface SiteOptions {
  /** A build of the site. */
  readonly directory: string
  /** The mock backend, for API calls to the origin of the site. */
  readonly apiUrl: string
  /** Gets the lawyers from the API instead of the static file. */
  readonly lawyersFromApi?: boolean
  /** Transforms pages, for the static reference. */
  readonly transformHtml?: (html: string) => string
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}
const compressedExtensions = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml'])

interface ServedFile {
  readonly type: string
  readonly body: Buffer
  readonly isCompressed: boolean
}

/** Serves a build like a good host: brotli, compressed once, and hashed files cached for ever. */
export async function serveSite({
  directory,
  apiUrl,
  lawyersFromApi = false,
  transformHtml,
}: SiteOptions) {
  const files = new Map<string, Promise<ServedFile | undefined>>()

  async function readServedFile(file: string): Promise<ServedFile | undefined> {
    const ending = extname(file)
    try {
      const content = await readFile(join(directory, file))
      const body =
        ending === '.html' && transformHtml !== undefined
          ? Buffer.from(transformHtml(content.toString()))
          : content
      const isCompressed = compressedExtensions.has(ending)
      const type = contentTypes[ending] ?? 'application/octet-stream'
      return { type, body: isCompressed ? compressBrotli(body) : body, isCompressed }
    } catch {
      return undefined
    }
  }
  function getFile(file: string): Promise<ServedFile | undefined> {
    const answer = files.get(file) ?? readServedFile(file)
    files.set(file, answer)
    return answer
  }

  async function respond(path: string, response: ServerResponse): Promise<void> {
    if (path.startsWith('/api/') || (lawyersFromApi && path === '/lawyers.json')) {
      const answer = await fetch(apiUrl + path)
      const body = compressBrotli(Buffer.from(await answer.arrayBuffer()), 4)
      const type = answer.headers.get('content-type') ?? 'application/json'
      response.writeHead(answer.status, { 'content-type': type, 'content-encoding': 'br' })
      response.end(body)
      return
    }
    const file = path === '/' ? '/index.html' : path
    const answer =
      (await getFile(extname(file) === '' ? `${file}.html` : file)) ??
      (await getFile('/shell.html'))
    if (answer === undefined) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': answer.type,
      'cache-control': path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(answer.isCompressed ? { 'content-encoding': 'br' } : {}),
    })
    response.end(answer.body)
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    respond(decodeURI(pathname), response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The page without scripts: HTML, styles, fonts and images only. */
export function stripScripts(html: string): string {
  return (
    html
      .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      .replaceAll(/<template\b[\s\S]*?<\/template>/g, '')
      .replaceAll(/<link (?=rel="modulepreload"|rel="stylesheet" disabled)[^>]*>/g, '')
      .replaceAll(/<link rel="preload" as="fetch"[^>]*>/g, '')
      // It is not hydrated.
      .replace(/ data-prerendered="[^"]*"/, '')
  )
}
