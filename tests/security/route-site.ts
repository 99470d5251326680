import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { BrowserContext } from '@playwright/test'
import { lookup } from 'mrmime'

const distDirectory = new URL('../../test-builds/site/', import.meta.url).pathname

/** The URL of the production client. No server listens there; the test responds to every request. */
export const siteUrl = 'http://localhost:9'

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
    for (const file of [path, `${path}/index.html`, `${path}.html`, 'shell.html']) {
      try {
        const body = await readFile(join(distDirectory, file))
        return await route.fulfill({ body, contentType: lookup(file) ?? 'text/plain' })
      } catch {
        // Try the next file.
      }
    }
    throw new Error('There is no build in test-builds/site/.')
  })
}
