import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

import { brotli } from './first-load.ts'

interface SiteOptions {
  /** A build of the site. */
  readonly folder: string
  /** The mock backend; what the site asks of its own origin goes there. */
  readonly api: string
  /** Also the lawyers, which are else a file of the site. */
  readonly lawyersFromApi?: boolean
  /** Changes a page: the static reference is made so. */
  readonly change?: (html: string) => string
}

const types: Readonly<Record<string, string>> = {
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
const compressed = new Set(['.html', '.js', '.css', '.json', '.svg', '.xml'])

interface Answer {
  readonly type: string
  readonly body: Buffer
  readonly isCompressed: boolean
}

/** The site as a good host serves it: text in brotli, compressed once, and hashed files kept for ever. */
export async function serveSite({ folder, api, lawyersFromApi = false, change }: SiteOptions) {
  const answers = new Map<string, Promise<Answer | undefined>>()

  async function read(file: string): Promise<Answer | undefined> {
    const ending = extname(file)
    try {
      const content = await readFile(join(folder, file))
      const body =
        ending === '.html' && change !== undefined
          ? Buffer.from(change(content.toString()))
          : content
      const isCompressed = compressed.has(ending)
      const type = types[ending] ?? 'application/octet-stream'
      return { type, body: isCompressed ? brotli(body) : body, isCompressed }
    } catch {
      return undefined
    }
  }
  function answerOf(file: string): Promise<Answer | undefined> {
    const answer = answers.get(file) ?? read(file)
    answers.set(file, answer)
    return answer
  }

  async function respond(path: string, response: ServerResponse): Promise<void> {
    if (path.startsWith('/api/') || (lawyersFromApi && path === '/lawyers.json')) {
      const answer = await fetch(api + path)
      const body = brotli(Buffer.from(await answer.arrayBuffer()), 4)
      const type = answer.headers.get('content-type') ?? 'application/json'
      response.writeHead(answer.status, { 'content-type': type, 'content-encoding': 'br' })
      response.end(body)
      return
    }
    const file = path === '/' ? '/index.html' : path
    const answer =
      (await answerOf(extname(file) === '' ? `${file}.html` : file)) ??
      (await answerOf('/shell.html'))
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

/** The same page as somebody would write it by hand: its HTML, styles, fonts and pictures, no script. */
export function withoutScripts(html: string): string {
  return (
    html
      .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      .replaceAll(/<template\b[\s\S]*?<\/template>/g, '')
      .replaceAll(/<link (?=rel="modulepreload"|rel="stylesheet" disabled)[^>]*>/g, '')
      .replaceAll(/<link rel="preload" as="fetch"[^>]*>/g, '')
      // Nobody will take it over.
      .replace(/ data-prerendered="[^"]*"/, '')
  )
}
