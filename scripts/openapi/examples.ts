import { getResponse } from 'msw'

import { type Endpoint, parameterNames } from '#contract/endpoint.ts'
import type { Contract } from '#contract/index.ts'

import { createMemoryChanges } from '../../mocks/database/changes.ts'
import { createDatabase } from '../../mocks/database/database.ts'
import { readSeedFiles } from '../../mocks/database/seed-files.ts'
import { createHandlers } from '../../mocks/handlers/index.ts'
import { instant } from '../../mocks/scenarios.ts'
import { shortened } from './shortened.ts'

const mail = {
  recipient: 'secretariat@droitdecite.example',
  pSubject: 'Visa étudiant – Belgique',
  pHtmlContent: '<p>Bonjour, ma rentrée est proche.</p>',
}

/** What a call sends, by its entity: a record of the fixtures with the fields that its body has. */
export async function exampleBody(group: keyof Contract, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.body === undefined) return undefined
  const [row] = group === 'mail' ? [mail] : await readSeedFiles(group)
  const { def } = endpoint.body.schema()._zod as unknown as { def: { shape: object } }
  const fields = Object.keys(def.shape)
  const body = Object.fromEntries(
    Object.entries({ ...row }).filter(([name]) => fields.includes(name)),
  )
  return endpoint.body.schema().parse(shortened(body))
}

/** What the mock answers to a call, with the record 1 of the fixtures where one is named. */
export async function exampleAnswer(group: keyof Contract, endpoint: Endpoint): Promise<unknown> {
  const response = await ask(endpoint, 1, await exampleBody(group, endpoint))
  if (endpoint.answer.kind === 'text') return response.text()
  return shortened(await response.json())
}

/** The texts of the mock's refusals, by status; taken from calls that it refuses. */
export async function exampleRefusals(contract: Contract): Promise<Record<number, string>> {
  const { countries } = contract
  const refused = [
    await ask(countries.create, 1, {}),
    await ask(countries.detail, 999_999),
    await ask(countries.remove, 1),
  ]
  const texts = refused.map(async (response) => [response.status, await response.text()] as const)
  return Object.fromEntries(await Promise.all(texts))
}

async function ask(endpoint: Endpoint, id: number, body?: unknown): Promise<Response> {
  const database = createDatabase(createMemoryChanges(), readSeedFiles)
  const path = parameterNames(endpoint.path).reduce(
    (rest, name) => rest.replace(`{${name}}`, String(id)),
    endpoint.path,
  )
  const request = new Request(`http://api.example${path}`, {
    method: endpoint.method,
    ...(body === undefined ? {} : { body: bodyOf(endpoint, body) }),
  })
  const response = await getResponse(
    createHandlers(database, () => instant),
    request,
  )
  if (response === undefined) throw new Error(`The mock does not answer ${endpoint.path}.`)
  return response
}

function bodyOf(endpoint: Endpoint, body: unknown): BodyInit {
  if (endpoint.body?.kind !== 'multipart') return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object)) form.append(name, String(value))
  return form
}
