/**
 * `npm run conformance -- https://host [--write] [--json]`: checks every documented call of a server.
 *
 * By default it only reads. `--write` also creates, changes and deletes its own records. `--tag <name>` and
 * `--mail <address>` add the two writes that cannot be undone. `--origin` is the origin of the site, for CORS.
 * `--header 'authorization: …'` signs in. The exit status is 0 only if everything conforms.
 */
import { parseArgs } from 'node:util'

import { resolveBaseUrls } from '#api/configuration.ts'

import { checkConformance, formatReport } from './check-conformance.ts'

const usage = 'npm run conformance -- https://host [--write] [--json]'
const stop = new AbortController()
process.once('SIGINT', () => {
  console.error('Stopping and deleting the records of the check…')
  stop.abort()
})

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      tag: { type: 'string' },
      mail: { type: 'string' },
      origin: { type: 'string', default: 'https://droitdecite.example' },
      header: { type: 'string', multiple: true, default: [] },
    },
  })
  const [host = ''] = positionals
  if (host === '') throw new Error(`Which server? ${usage}`)
  const report = await checkConformance({
    target: {
      url: resolveBaseUrls(host, values.origin, '/').api,
      origin: values.origin,
      headers: Object.fromEntries(values.header.map(parseHeader)),
    },
    allowsWrites: values.write,
    tag: values.tag,
    mail: values.mail,
    signal: stop.signal,
  })
  console.log(values.json ? JSON.stringify(report, undefined, 2) : formatReport(report))
  process.exitCode = report.conforms ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function parseHeader(header: string): [string, string] {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(header) ?? []
  if (name === '') throw new Error(`"${header}" is no header such as "authorization: Bearer …".`)
  return [name, value]
}
