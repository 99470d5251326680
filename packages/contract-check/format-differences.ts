import type { Endpoint } from './endpoint.ts'
import type { CheckedAnswer } from './server-router.ts'

type ToCommand = (call: { method: string; url: string; body: undefined }) => string

/**
 * The differences as Markdown, for the issue tracker of the server. It is in English, like the contract.
 *
 * @param toCommand the shell command of a call
 */
export function formatDifferences(
  serverUrl: string,
  answers: readonly CheckedAnswer[],
  toCommand: ToCommand,
): string {
  const different = answers
    .filter(({ findings }) => findings.length > 0)
    .toSorted((a, b) => a.url.localeCompare(b.url, 'en'))
  const count = different.reduce((sum, { findings }) => sum + findings.length, 0)
  return [
    `# ${serverUrl} beside the contract`,
    '',
    `Calls checked: ${answers.length}. Differences: ${count}.`,
    ...different.flatMap((answer) => formatAnswer(answer, toCommand)),
    '',
  ].join('\n')
}

function formatAnswer(
  { method, url, endpoint, findings }: CheckedAnswer,
  toCommand: ToCommand,
): string[] {
  return [
    '',
    `## ${method} ${new URL(url).pathname}`,
    '',
    `Contract: ${endpoint.name}, \`openapi.json#${toDocumentPointer(endpoint)}\``,
    '',
    '| Field | Contract | Server | Example |',
    '| --- | --- | --- | --- |',
    ...findings.map(
      ({ path, expected, actual, example = '' }) =>
        `| ${toCell(path)} | ${toCell(expected)} | ${toCell(actual)} | ${toCell(example)} |`,
    ),
    '',
    '```sh',
    toCommand({ method, url, body: undefined }),
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
function toDocumentPointer({ method, path }: Endpoint): string {
  return `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`
}
