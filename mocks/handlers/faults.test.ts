import { afterEach, describe, expect, it, vi } from 'vitest'

import { createMemoryOverlay } from '../database/overlay.ts'
import { createDatabase } from '../database/database.ts'
import { createInPageResponder } from '../in-page-responder.ts'
import type { Scenario } from '../scenarios.ts'
import { createHandlers } from './index.ts'
import { createMock } from './mock.fixture.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** The status and the text of the answer to a read in a scenario. */
async function read(scenario: Scenario, path: string): Promise<[number, string]> {
  const response = await createMock(scenario).send('GET', path)
  return [response.status, await response.text()]
}

describe('a fault', () => {
  it('is that of the named call only', async () => {
    const scenario: Scenario = { faults: { 'visas.list': { status: 503, text: 'Maintenance' } } }
    expect(await read(scenario, '/api/Visas')).toEqual([503, 'Maintenance'])
    expect((await read(scenario, '/api/Country'))[0]).toBe(200)
  })

  it('of a call precedes that of all calls', async () => {
    const scenario: Scenario = { faults: { 'visas.list': { status: 503 }, '*': { status: 500 } } }
    expect(await read(scenario, '/api/Visas')).toEqual([503, 'Fault 503'])
    expect(await read(scenario, '/api/Country')).toEqual([500, 'Fault 500'])
  })

  it.each([
    ['malformed', '<!doctype html>'],
    ['wrongShape', '[{"identifier":"one","title":null}]'],
    ['empty', '[]'],
  ] as const)('%s answers 200 with a body that the client must survive', async (fault, text) => {
    const [status, body] = await read({ faults: { '*': fault } }, '/api/Country')
    expect(status).toBe(200)
    expect(body).toContain(text)
  })

  it('empties an answer that is no list, and changes nothing', async () => {
    const { send, database } = createMock({ faults: { '*': 'empty' } })
    expect((await send('DELETE', '/api/Country/1')).status).toBe(204)
    expect(await database.countries.find(1)).toBeDefined()
  })

  it('drops the connection, which rejects like fetch in the page', async () => {
    const database = createDatabase(createMemoryOverlay())
    const handlers = createHandlers(database, () => ({ faults: { '*': 'offline' } }))
    const respond = createInPageResponder(handlers)
    await expect(respond(new Request('http://api.example/api/Country'))).rejects.toThrow(TypeError)
  })

  it('keeps the caller waiting for ever', async () => {
    vi.useFakeTimers()
    const onAnswer = vi.fn<() => void>()
    void createMock({ faults: { '*': 'never' } })
      .send('GET', '/api/Country')
      .finally(onAnswer)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(onAnswer).not.toHaveBeenCalled()
  })
})

it.each([
  ['/api/Visas', 200],
  ['/api/Country', 700],
])('an answer to %s takes %i ms, before a fault, too', async (path, latency) => {
  vi.useFakeTimers()
  const latencies = { 'visas.list': 200, '*': 700 }
  const onAnswer = vi.fn<() => void>()
  void createMock({ latencies, faults: { '*': 'empty' } })
    .send('GET', path)
    .finally(onAnswer)
  await vi.advanceTimersByTimeAsync(latency - 1)
  expect(onAnswer).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onAnswer).toHaveBeenCalled()
})
