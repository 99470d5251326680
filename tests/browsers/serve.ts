/**
 * Serves a copy of `test-builds/demo` on a free port and prints its URL. Each page first loads `first-script.js`, which records
 * the errors of the page. It is a file because WebKitGTK's protocol exposes no console and the CSP forbids inline scripts.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// oxlint-disable-next-line waiting/no-time -- a slow line takes its time
import { setTimeout as wait } from 'node:timers/promises'

import { startSiteServer } from 'static-server'
import { firstScript } from './first-script.ts'

const folder = await mkdtemp(join(tmpdir(), 'droit-de-cite-browsers-'))
process.on('SIGTERM', () => {
  void rm(folder, { recursive: true }).finally(() => process.exit())
})

await cp('test-builds/demo', folder, { recursive: true })
await writeFile(join(folder, 'first-script.js'), firstScript)
for (const name of await readdir(folder, { recursive: true })) {
  if (!name.endsWith('.html')) continue
  const page = await readFile(join(folder, name), 'utf8')
  await writeFile(
    join(folder, name),
    page.replace('<head>', '<head><script src="/first-script.js"></script>'),
  )
}
/** The scripts of the pages with this cookie are late: by so many milliseconds, or until their name is released. */
const lateScripts = /(?:^|; )late-scripts=(\w+)/
const heldScripts = new Map<string, PromiseWithResolvers<void>>()

function hold(name: string): Promise<void> {
  const held = heldScripts.get(name) ?? Promise.withResolvers<void>()
  heldScripts.set(name, held)
  return held.promise
}

const { url } = await startSiteServer({
  directory: folder,
  async answer({ url: path = '', headers }) {
    if (path.startsWith('/release/')) {
      heldScripts.get(path.slice('/release/'.length))?.resolve()
      return { status: 204 }
    }
    const [, late] = lateScripts.exec(headers.cookie ?? '') ?? []
    if (late === undefined || !/^\/assets\/.*\.js$/.test(path)) return undefined
    await (Number.isNaN(Number(late)) ? hold(late) : wait(Number(late)))
    return undefined
  },
})
console.log(`Serving ${url}`)
