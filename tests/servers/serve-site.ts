import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import sirv from 'sirv'

export interface RunningServer {
  readonly url: string
  readonly close: () => Promise<void>
}

const distDirectory = new URL('../../dist', import.meta.url).pathname
const apiBaseUrlPattern = /<meta name="api-base-url" content="[^"]*" \/>/

/** Serves the files that all sites share. Copying them would take a tenth of a second for each test. */
let sharedFiles: ReturnType<typeof sirv> | undefined

/**
 * Serves the production client on its own origin, as it is deployed: `dist/` with another base URL in its pages.
 */
export async function serveSite(apiBaseUrl: string): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'droit-de-cite-site-'))
  const names = await readdir(distDirectory, { recursive: true })
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const page = await readFile(join(distDirectory, name), 'utf8')
    if (!apiBaseUrlPattern.test(page)) throw new Error(`${name} has no api-base-url.`)
    const changed = page.replace(
      apiBaseUrlPattern,
      `<meta name="api-base-url" content="${apiBaseUrl}" />`,
    )
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), changed)
  }
  const pages = sirv(folder, { single: true, etag: true })
  const files = (sharedFiles ??= sirv(distDirectory, { etag: true }))
  const server = createServer((request, response) => {
    pages(request, response, () => {
      files(request, response)
    })
  })
  server.listen(0)
  await new Promise((resolve) => {
    server.once('listening', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await rm(folder, { recursive: true })
    },
  }
}
