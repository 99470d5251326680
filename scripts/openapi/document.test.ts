import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { listEndpoints } from '#contract/index.ts'

import { createOpenApiDocument } from './document.ts'

const document = JSON.parse(JSON.stringify(await createOpenApiDocument()))

it('public/openapi.json is up to date (npm run openapi)', async () => {
  const file = new URL('../../public/openapi.json', import.meta.url)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(document)
})

it.each(listEndpoints())('$name has its section, examples and error responses', ({ endpoint }) => {
  const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()]
  expect(operation.description).toMatch(/^Specification, section \d/)
  expect(operation.responses).toHaveProperty('4XX')
  expect(operation.responses).toHaveProperty('5XX')
  const contents = [
    endpoint.body && operation.requestBody,
    endpoint.response.kind !== 'acknowledgement' && operation.responses[endpoint.status],
  ]
  for (const holder of contents.filter(Boolean)) {
    for (const content of Object.values(holder.content)) expect(content).toHaveProperty('example')
  }
})
