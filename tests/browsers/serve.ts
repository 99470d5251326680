/**
 * Serves a copy of `dist-demo` on a free port and prints its URL. Each page first loads `first-script.js`, which records
 * the errors of the page. It is a file because WebKitGTK's protocol exposes no console and the CSP forbids inline scripts.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { startSiteServer } from '../../scripts/site-server.ts'
import { firstScript } from './first-script.ts'

const folder = await mkdtemp(join(tmpdir(), 'droit-de-cite-browsers-'))
process.on('SIGTERM', () => {
  void rm(folder, { recursive: true }).finally(() => process.exit())
})

await cp('dist-demo', folder, { recursive: true })
await writeFile(join(folder, 'first-script.js'), firstScript)
for (const name of await readdir(folder, { recursive: true })) {
  if (!name.endsWith('.html')) continue
  const page = await readFile(join(folder, name), 'utf8')
  await writeFile(
    join(folder, name),
    page.replace('<head>', '<head><script src="/first-script.js"></script>'),
  )
}
const { url } = await startSiteServer({
  directory: folder,
  async answer({ url: path = '', headers }) {
    const [, delay] = /(?:^|; )script-delay=(\d+)/.exec(headers.cookie ?? '') ?? []
    if (delay !== undefined && /^\/assets\/.*\.js$/.test(path)) await wait(Number(delay))
    return undefined
  },
})
console.log(`Serving ${url}`)
