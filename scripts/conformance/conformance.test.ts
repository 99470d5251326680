import { checkConformance, isFault } from 'contract-check'
import { expect, it } from 'vitest'

import { instant } from '../../mocks/scenarios.ts'
import { startMockServer } from '../../mocks/server.ts'
import { contract } from '../../src/contract/index.ts'
import { entityNames } from '../../src/domain/entities.ts'
import { createCheckedContract } from './contract.ts'

type Transform = (call: string, response: Response) => Response | Promise<Response>

/** Checks the mock, optionally with changed answers. A call is `GET /api/Faq`. */
async function checkMock(allowsWrites: boolean, transform: Transform = (_, response) => response) {
  const { url, close } = await startMockServer({
    port: 0,
    scenario: () => instant,
    transformResponse: (request, response) =>
      transform(`${request.method} ${new URL(request.url).pathname}`, response),
  })
  try {
    const report = await checkConformance({
      contract: createCheckedContract({ tag: 'essai', mail: 'a@b.example' }),
      target: {
        url,
        origin: 'https://site.example',
        sendsCredentials: false,
        headers: {},
      },
      allowsWrites,
      signal: new AbortController().signal,
    })
    const lists = await Promise.all(
      entityNames.map(async (name) => (await fetch(url + contract[name].list.path)).text()),
    )
    return { ...report, hasLeftovers: lists.join('').includes('conformance-check') }
  } finally {
    await close()
  }
}

it('the mock conforms in every call, and keeps no test record', async () => {
  const { rows, conforms, hasLeftovers } = await checkMock(true)
  expect(rows.filter(({ result }) => result !== 'ok')).toEqual([])
  expect(conforms).toBe(true)
  expect(hasLeftovers).toBe(false)
})

it('a server is measured by the contract: a field that the client needs must be there', async () => {
  const { rows } = await checkMock(false, async (call, response) => {
    if (call !== 'GET /api/Faq') return response
    const records = (await response.json()) as Record<string, unknown>[]
    return Response.json(records.map(({ response: answer, ...faq }) => ({ ...faq, answer })))
  })
  expect(rows.filter(isFault)).toMatchObject([
    { call: 'faqs.list', field: '[].response', result: 'missing' },
  ])
})

const listBodies = (permissions?: Parameters<typeof createCheckedContract>[0]) =>
  createCheckedContract(permissions).irreversibleCalls.map(({ body }) => body)

it('a call that cannot be undone is only made with a permission', () => {
  expect(listBodies()).toEqual([undefined, undefined])
  expect(listBodies({ tag: 'essai' })).toEqual([{ name: 'essai' }, undefined])
  const [, sent] = listBodies({ mail: 'a@b.example' })
  expect(sent).toMatchObject({ recipient: 'a@b.example', pSubject: expect.stringMatching(/\w/) })
  for (const { permission } of createCheckedContract().irreversibleCalls)
    expect(permission).toMatch(/^--(?:tag <name>|mail <address>), /)
})
