import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { instant, type Scenario } from '../../mocks/scenarios.ts'
import { startMockServer } from '../../mocks/server.ts'

const [ownArguments, ownExitCode] = [process.argv, process.exitCode]
const ownListeners = process.listeners('SIGINT')
const print = vi.fn<(text: string) => void>()
const complain = vi.fn<(text: string) => void>()

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(print.mockReset())
  vi.spyOn(console, 'error').mockImplementation(complain.mockReset())
})
afterEach(() => {
  vi.restoreAllMocks()
  process.argv = ownArguments
  process.exitCode = ownExitCode
  for (const listener of process.listeners('SIGINT'))
    if (!ownListeners.includes(listener)) process.off('SIGINT', listener)
})

/** Runs the command: its exit status, and what it printed. */
async function run(...parameters: string[]) {
  vi.resetModules()
  process.argv = ['node', 'cli.ts', ...parameters]
  process.exitCode = undefined
  await import('./cli.ts')
  return {
    status: process.exitCode,
    output: print.mock.calls.flat().join('\n'),
    errors: complain.mock.calls.flat().join('\n'),
  }
}

/** Checks the mock, and lists the methods that it was called with. */
async function check(scenario: Scenario, ...parameters: string[]) {
  const requests: Request[] = []
  const { url, close } = await startMockServer({
    port: 0,
    scenario: () => scenario,
    transformResponse: (request, response) => {
      requests.push(request)
      return response
    },
  })
  const result = await run(url, ...parameters).finally(close)
  return { ...result, requests, methods: new Set(requests.map(({ method }) => method)) }
}

describe('the command', () => {
  it.each([
    [[], 'Which server?'],
    [['https://host.example', '--header', 'Bearer'], '"Bearer" is no header'],
    [['ftp://host.example'], 'ftp://host.example'],
    [['--surprise'], '--surprise'],
  ])('refuses %j', async (parameters, sentence) => {
    const { status, output, errors } = await run(...parameters)
    expect([status, output]).toEqual([1, ''])
    expect(errors).toContain(sentence)
    expect(errors).not.toContain('Error')
  })

  it('only reads, and passes if everything conforms', async () => {
    const { status, output, methods, requests } = await check(instant, '--header', 'x-key: a b')
    expect(status).toBe(0)
    expect(output).toContain('countries.list')
    expect(methods).toEqual(new Set(['GET']))
    const [request] = requests
    expect(request?.headers.get('x-key')).toBe('a b')
    expect(request?.headers.get('origin')).toMatch(/^https:/)
  })

  it('writes if it may, and reports as JSON', async () => {
    const { status, output, methods } = await check(instant, '--write', '--json')
    expect(status).toBe(0)
    expect(methods).toContain('DELETE')
    expect(JSON.parse(output)).toMatchObject({ conforms: true })
  })

  it('fails if something does not conform', async () => {
    const { status } = await check({ faults: { 'tags.list': { status: 500 } } })
    expect(status).toBe(1)
  })
})
