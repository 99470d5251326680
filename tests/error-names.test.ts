import { expect, it, onTestFinished } from 'vitest'

import { ConfigurationError } from '#api/configuration.ts'
import { ApiError, ContractError, NetworkError, TimeoutError } from '#api/errors.ts'

import { InvalidFileError } from '../mocks/database/database-file.ts'
import { HttpError } from '../mocks/handlers/resolver.ts'

it.each([
  ['ApiError', ApiError, () => new ApiError('tags.create', 500, '')],
  ['ContractError', ContractError, () => new ContractError('tags.create', [])],
  ['NetworkError', NetworkError, () => new NetworkError('tags.create', undefined)],
  ['TimeoutError', TimeoutError, () => new TimeoutError('tags.create', 15_000)],
  ['ConfigurationError', ConfigurationError, () => new ConfigurationError('', '')],
  ['InvalidFileError', InvalidFileError, () => new InvalidFileError({ kind: 'notJson' })],
  ['HttpError', HttpError, () => new HttpError(404, '')],
])('%s keeps its name when a build renames its class', (name, constructor, create) => {
  Object.defineProperty(constructor, 'name', { value: 'xi' })
  onTestFinished(() => {
    Object.defineProperty(constructor, 'name', { value: name })
  })
  expect(create().name).toBe(name)
})
