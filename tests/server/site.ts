import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sirv from 'sirv'

export interface Running {
  readonly url: string
  readonly close: () => Promise<void>
}

const built = new URL('../../dist', import.meta.url).pathname
const setting = /<meta name="api-base-url" content="[^"]*" \/>/

/**
 * The production client as somebody deploys it: a copy of `dist/` whose base address is changed in
 * the built files, nothing else, on an origin of its own.
 */
export async function serveSite(apiBaseUrl: string): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'droit-de-cite-site-'))
  await cp(built, folder, { recursive: true })
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const page = await readFile(join(folder, name), 'utf8')
    if (!setting.test(page)) throw new Error(`${name} has no api-base-url.`)
    const changed = page.replace(setting, `<meta name="api-base-url" content="${apiBaseUrl}" />`)
    await writeFile(join(folder, name), changed)
  }
  const server = createServer(sirv(folder, { single: true, etag: true }))
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
