/**
 * `npm start`: serves a build as a good static host does.
 *
 *   node scripts/site-server.ts dist-demo --port 4173
 *   node scripts/site-server.ts test-builds/demo-under-path --base /demo/
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { startSiteServer } from 'static-server'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '4173' },
    base: { type: 'string', default: '/' },
  },
})
const [directory = 'dist-demo'] = positionals
const { url } = await startSiteServer({ ...values, directory, port: Number(values.port) })
console.log(`The site is at ${url}/`)
// Compresses the assets before a visitor waits for them.
for (const name of await readdir(join(directory, 'assets')))
  await fetch(`${url}/assets/${name}`, { headers: { 'Accept-Encoding': 'br' } })
