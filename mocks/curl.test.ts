import { execFileSync } from 'node:child_process'

import { describe, expect, it } from 'vitest'

import { toCurlCommand } from './curl.ts'

const url = 'https://demo.example/api/Faq'

/** The arguments as a shell parses them. */
function getShellArguments(command: string): string[] {
  const printed = execFileSync('sh', ['-c', command.replace(/^curl/, "printf '%s\\n'")], {
    encoding: 'utf8',
  })
  return printed.trimEnd().split('\n')
}

describe('toCurlCommand', () => {
  it('quotes for a shell', () => {
    const body = JSON.stringify({ question: `L'été, "$HOME" \`id\`` })
    expect(getShellArguments(toCurlCommand({ method: 'POST', url, body }))).toEqual([
      '-X',
      'POST',
      url,
      '-H',
      'content-type: application/json',
      '--data-raw',
      body,
    ])
  })

  it('sends form fields literally, not as files', () => {
    const body = [['pHtmlContent', '@/etc/passwd <p>']] as const
    expect(getShellArguments(toCurlCommand({ method: 'POST', url, body }))).toEqual([
      '-X',
      'POST',
      url,
      '--form-string',
      'pHtmlContent=@/etc/passwd <p>',
    ])
  })

  it('needs no options for a GET', () => {
    expect(getShellArguments(toCurlCommand({ method: 'GET', url, body: undefined }))).toEqual([url])
  })
})
