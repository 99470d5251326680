/**
 * Serves a build as a static host that reads `_headers` and `_redirects` (scripts/static-hosting.ts).
 *
 *     node tests/support/static-host.ts dist-demo 4174
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import sirv from 'sirv'

/** Resolves with the URL; port 0 is any free one. */
export async function host(directory: string, port: number): Promise<string> {
  /** The rules of `_headers`: a line with the start of a path, then indented lines with a header each. */
  const rules = readFileSync(`${directory}/_headers`, 'utf8')
    .trim()
    .split(/\n(?=\S)/)
    .map((rule) => ({
      prefix: rule.replace(/\*?\n[\s\S]*/, ''),
      headers: Array.from(rule.matchAll(/^ +(\S+): (.*)$/gm), ([, name = '', value = '']) => ({
        name,
        value,
      })),
    }))

  /** The page of `_redirects` for every path without a file. */
  const [, single] =
    /^\/\* \/(\S+) 200$/m.exec(readFileSync(`${directory}/_redirects`, 'utf8')) ?? []
  if (single === undefined)
    throw new Error(`${directory}/_redirects names no page for other paths.`)

  const files = sirv(directory, {
    extensions: ['html'],
    etag: true,
    single,
    // A path with a dot may have no file either.
    ignores: false,
    setHeaders(response, path) {
      // Otherwise the browser decides how long it caches.
      response.setHeader('Cache-Control', 'no-cache')
      for (const { prefix, headers } of rules) {
        if (path.startsWith(prefix))
          for (const { name, value } of headers) response.setHeader(name, value)
      }
    },
  })
  const server = createServer(files).listen(port, 'localhost')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

if (import.meta.main) {
  const [folder = '', port = ''] = process.argv.slice(2)
  await host(folder, Number(port))
}
