import { toRequestInit } from '#api/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Contract, contract } from '#contract/index.ts'

import { readSeedFiles } from '../../mocks/database/seed-files.ts'
import { createFixtureFetch } from '../prerender/fixture-fetch.ts'

const mail = {
  recipient: 'secretariat@droitdecite.example',
  pSubject: 'Visa étudiant – Belgique',
  pHtmlContent: '<p>Bonjour, ma rentrée est proche.</p>',
}

/** An example request body: a record of the fixtures, reduced to the fields of the body. */
export async function createExampleBody(
  group: keyof Contract,
  endpoint: Endpoint,
): Promise<unknown> {
  if (endpoint.body === undefined) return undefined
  const [row] = group === 'mail' ? [mail] : await readSeedFiles(group)
  const { def } = endpoint.body.schema()._zod as unknown as { def: { shape: object } }
  const fields = Object.keys(def.shape)
  const body = Object.fromEntries(
    Object.entries({ ...row }).filter(([name]) => fields.includes(name)),
  )
  const example = endpoint.body.schema().safeParse(shortenExample(body))
  if (example.success) return example.data
  const issues = example.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The first record of ${group} is no request. ${issues.join('; ')}`)
}

/** The response of the mock to a call, for record 1 of the fixtures. */
export async function createExampleResponse(
  group: keyof Contract,
  endpoint: Endpoint,
): Promise<unknown> {
  const response = await callMock(endpoint, 1, await createExampleBody(group, endpoint))
  if (endpoint.response.kind === 'text') return response.text()
  return shortenExample(await response.json())
}

/** The error texts of the mock, by status. */
export async function createErrorExamples(): Promise<Record<string, string>> {
  const { countries } = contract
  const responses = [
    await callMock(countries.create, 1, {}),
    await callMock(countries.detail, 999_999),
    await callMock(countries.remove, 1),
  ]
  const texts = responses.map(async (response) => [response.status, await response.text()] as const)
  return Object.fromEntries(await Promise.all(texts))
}

async function callMock(endpoint: Endpoint, id: number, body?: unknown): Promise<Response> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, String(id))
  const request = new Request(`http://api.example${path}`, toRequestInit(endpoint, body))
  const response = await createFixtureFetch(readSeedFiles)(request)
  if (response === undefined) throw new Error(`The mock does not respond to ${endpoint.path}.`)
  return response
}

const maxItems = 3
const maxTextLength = 240

/** Shortens an example to the first records of a list and the first paragraphs of long texts. */
function shortenExample(value: unknown): unknown {
  return Array.isArray(value) ? value.slice(0, maxItems).map(shortenTexts) : shortenTexts(value)
}

function shortenTexts(value: unknown): unknown {
  if (typeof value === 'string') return getFirstParagraph(value)
  if (Array.isArray(value)) return value.map(shortenTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortenTexts(part)]))
}

function getFirstParagraph(text: string): string {
  if (text.length <= maxTextLength) return text
  const [paragraph] = /<p>.*?<\/p>/s.exec(text) ?? []
  return paragraph ?? `${text.slice(0, maxTextLength)}…`
}
