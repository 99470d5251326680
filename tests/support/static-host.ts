/**
 * Serves a build as a static host does that reads `_headers` and `_redirects` (scripts/static-hosting.ts): hashed
 * files are kept by the browser, an address without a file is given the empty page.
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
  /** What `_headers` says, rule by rule: a line that begins an address, under it indented ones with a header each. */
  const rules = readFileSync(`${directory}/_headers`, 'utf8')
    .trim()
    .split(/\n(?=\S)/)
    .map((rule) => ({
      begin: rule.replace(/\*?\n[\s\S]*/, ''),
      headers: Array.from(rule.matchAll(/^ +(\S+): (.*)$/gm), ([, name = '', value = '']) => ({
        name,
        value,
      })),
    }))

  /** The page that `_redirects` gives to every address that has no file. */
  const [, single] =
    /^\/\* \/(\S+) 200$/m.exec(readFileSync(`${directory}/_redirects`, 'utf8')) ?? []
  if (single === undefined)
    throw new Error(`${directory}/_redirects gives no page to other addresses.`)

  const files = sirv(directory, {
    extensions: ['html'],
    etag: true,
    single,
    // A dot in an address does not make it a file's.
    ignores: false,
    setHeaders(response, path) {
      // Else kept for as long as the browser likes.
      response.setHeader('Cache-Control', 'no-cache')
      for (const { begin, headers } of rules) {
        if (path.startsWith(begin))
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
