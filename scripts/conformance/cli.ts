/**
 * `npm run conformance -- https://host [--write] [--json]`: checks every documented call of a server.
 *
 * By default it only reads. `--write` also creates, changes and deletes its own records. `--tag <name>` and
 * `--mail <address>` add the two writes that cannot be undone. `--origin` is the origin of the site, for CORS, and
 * `--credentials` says that it sends cookies. `--header 'authorization: …'` signs in. The exit status is 0 only if
 * everything conforms.
 *
 * `npm run conformance -- --document <URL or file>` compares the server's own OpenAPI document with ours instead, and
 * calls nothing else. The exit status is 0 only if nothing breaks the client.
 */
import { parseArgs } from 'node:util'

import { checkConformance, compareDocuments, formatComparison, formatReport } from 'contract-check'

import { resolveBaseUrls } from '#api/configuration.ts'

import { createCheckedContract } from './contract.ts'
import { readDocument } from './read-document.ts'

const usage = `npm run conformance -- https://host [--write] [--json]
npm run conformance -- --document https://host/swagger.json [--json]`

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      document: { type: 'string' },
      tag: { type: 'string' },
      mail: { type: 'string' },
      origin: { type: 'string', default: 'https://droitdecite.example' },
      credentials: { type: 'boolean', default: false },
      header: { type: 'string', multiple: true, default: [] },
    },
  })
  const [host = ''] = positionals
  const headers = Object.fromEntries(values.header.map(parseHeader))
  if (values.document !== undefined) {
    if (host !== '') throw new Error(`Either a server or its document.\n${usage}`)
    if (values.document === '') throw new Error(`Which document?\n${usage}`)
    await compareWithOurs(values.document, headers, values.json)
  } else {
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
    console.log(values.json ? formatJson(report) : formatReport(report))
    process.exitCode = report.conforms ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function compareWithOurs(
  source: string,
  headers: Readonly<Record<string, string>>,
  asJson: boolean,
): Promise<void> {
  const document = await readDocument(source, headers)
  // Our document has examples from the mock, which the other check has no need to load.
  const { createOpenApiDocument } = await import('../openapi/document.ts')
  const comparison = compareDocuments({ ...(await createOpenApiDocument()) }, document)
  console.log(asJson ? formatJson(comparison) : formatComparison(source, comparison))
  process.exitCode = comparison.breaking.length === 0 ? 0 : 1
}

function formatJson(result: object): string {
  return JSON.stringify(result, undefined, 2)
}

function parseHeader(header: string): [string, string] {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(header) ?? []
  if (name === '') throw new Error(`"${header}" is no header such as "authorization: Bearer …".`)
  return [name, value]
}
