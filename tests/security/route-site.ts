import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import type { BrowserContext } from '@playwright/test'

const distDirectory = new URL('../../dist/', import.meta.url).pathname

/** The URL of the production client. No server listens there; the test responds to every request. */
export const siteUrl = 'http://localhost:9'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Responds to a path with JSON, or not at all. */
export type Respond = (path: string, method: string, body: string | null) => unknown

/**
 * Serves the production client in this context, with its content security policy and with an API that the test defines.
 */
export async function routeSite(context: BrowserContext, respond: Respond): Promise<void> {
  await context.route(`${siteUrl}/**`, async (route) => {
    const request = route.request()
    const path = decodeURIComponent(new URL(request.url()).pathname)
    const json = respond(path, request.method(), request.postData())
    if (json !== undefined) return route.fulfill({ json })
    if (path.startsWith('/api/')) return route.fulfill({ status: 404, body: 'Not found' })
    // As in `_redirects`: the file of a page, or the page without content.
    const files =
      extname(path) in contentTypes ? [path] : [`${path}/index.html`, `${path}.html`, 'shell.html']
    for (const file of files) {
      try {
        const body = await readFile(join(distDirectory, file))
        return await route.fulfill({
          body,
          contentType: contentTypes[extname(file)] ?? 'text/plain',
        })
      } catch {
        // Try the next file.
      }
    }
    return route.fulfill({ status: 404, body: 'Not found' })
  })
}
