import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import type { BrowserContext } from '@playwright/test'

const distDirectory = new URL('../../dist/', import.meta.url).pathname

/** Where the production client seems to be: nothing listens there, each request is answered by the test. */
export const siteUrl = 'http://localhost:9'

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** What the server says to a path: JSON, or nothing where it does not know it. */
export type AnswerRequest = (path: string, method: string, body: string | null) => unknown

/**
 * Shows the production client in this context, with its content security policy, before a server that answers
 * whatever the test wants.
 */
export async function routeSite(context: BrowserContext, answers: AnswerRequest): Promise<void> {
  await context.route(`${siteUrl}/**`, async (route) => {
    const request = route.request()
    const path = decodeURIComponent(new URL(request.url()).pathname)
    const answer = answers(path, request.method(), request.postData())
    if (answer !== undefined) return route.fulfill({ json: answer })
    if (path.startsWith('/api/')) return route.fulfill({ status: 404, body: 'Not found' })
    // As `_redirects` asks of a host: a page's own file, else the empty page.
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
        // The next one.
      }
    }
    return route.fulfill({ status: 404, body: 'Not found' })
  })
}
