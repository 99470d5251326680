/**
 * `npm run conformance -- https://host [--write] [--json]`: checks every documented call of a server.
 *
 * By default it only reads. `--write` also creates, changes and deletes its own records. `--tag <name>` and
 * `--mail <address>` add the two writes that cannot be undone. `--origin` is the origin of the site, for CORS, and
 * `--credentials` says that it sends cookies. `--header 'authorization: …'` signs in. The exit status is 0 only if
 * everything conforms.
 */
import { parseArgs } from 'node:util'

import { checkConformance, formatReport } from 'contract-check'

import { resolveBaseUrls } from '#api/configuration.ts'

import { createCheckedContract } from './contract.ts'

const usage = 'npm run conformance -- https://host [--write] [--json]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      tag: { type: 'string' },
      mail: { type: 'string' },
      origin: { type: 'string', default: 'https://droitdecite.example' },
      credentials: { type: 'boolean', default: false },
      header: { type: 'string', multiple: true, default: [] },
    },
  })
  const [host = ''] = positionals
  const headers = Object.fromEntries(values.header.map(parseHeader))
  if (host === '') throw new Error(`Which server?\n${usage}`)
  const stop = new AbortController()
  process.once('SIGINT', () => {
    console.error('Stopping and deleting the records of the check…')
    stop.abort()
  })
  const report = await checkConformance({
    contract: createCheckedContract(values),
    target: {
      url: resolveBaseUrls(host, values.origin, '/').api,
      origin: values.origin,
      sendsCredentials: values.credentials,
      headers,
    },
    allowsWrites: values.write,
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
