import { toCurlCommand } from '../curl.ts'
import { findEndpoint } from '../endpoints.ts'
import type { CheckedAnswer } from './real-server.ts'

/** The differences as Markdown, for the issue tracker of the server. It is in English, like the contract. */
export function formatReport(serverUrl: string, answers: readonly CheckedAnswer[]): string {
  const different = answers
    .filter(({ findings }) => findings.length > 0)
    .toSorted((a, b) => a.url.localeCompare(b.url, 'en'))
  const count = different.reduce((sum, { findings }) => sum + findings.length, 0)
  return [
    `# ${serverUrl} beside the contract`,
    '',
    `Calls checked: ${answers.length}. Differences: ${count}.`,
    ...different.flatMap(formatAnswer),
    '',
  ].join('\n')
}

function formatAnswer({ method, url, endpoint, findings }: CheckedAnswer): string[] {
  return [
    '',
    `## ${method} ${new URL(url).pathname}`,
    '',
    `Contract: ${endpoint}, \`openapi.json#${toDocumentPointer(method, url)}\``,
    '',
    '| Field | Contract | Server | Example |',
    '| --- | --- | --- | --- |',
    ...findings.map(
      ({ path, expected, actual, example = '' }) =>
        `| ${toCell(path)} | ${toCell(expected)} | ${toCell(actual)} | ${toCell(example)} |`,
    ),
    '',
    '```sh',
    toCurlCommand({ method, url, body: undefined }),
    '```',
  ]
}

/** As code, so that no text of a server is taken for Markdown or HTML. */
function toCell(text: string): string {
  const oneLine = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('`', 'ˋ')
    .replaceAll('|', String.raw`\|`)
  return oneLine === '' ? '' : `\`${oneLine}\``
}

/** The place of a call in the OpenAPI document, as a JSON pointer (RFC 6901). */
function toDocumentPointer(method: string, url: string): string {
  const path = findEndpoint(method, new URL(url).pathname)?.endpoint.path ?? ''
  return `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`
}
