import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { openApiDocument } from './openapi-document.ts'

it('the committed OpenAPI document is the contract’s', async () => {
  const committed: unknown = JSON.parse(
    await readFile(new URL('../public/openapi.json', import.meta.url), 'utf8'),
  )
  expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
})
