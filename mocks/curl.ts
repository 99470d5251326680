import type { Call } from './call-log.ts'

/**
 * A curl command that sends the same method, URL and body. It has no cookies or authorization, and the name of a file in
 * place of its content.
 */
export function toCurlCommand({
  method,
  url,
  body,
}: Pick<Call, 'method' | 'url' | 'body'>): string {
  const parts = ['curl', ...(method === 'GET' ? [] : ['-X', method]), quoteForShell(url)]
  if (typeof body === 'string') {
    parts.push(
      '-H',
      quoteForShell('content-type: application/json'),
      '--data-raw',
      quoteForShell(body),
    )
  } else {
    // `--form-string` sends the value as it is. `-F` would read a file for "@".
    for (const [name, value] of body ?? [])
      parts.push('--form-string', quoteForShell(`${name}=${value}`))
  }
  return parts.join(' ')
}

function quoteForShell(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
