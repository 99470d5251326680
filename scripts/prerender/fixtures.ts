import { getResponse } from 'msw'

import { createMemoryChanges } from '../../mocks/database/changes.ts'
import { createDatabase } from '../../mocks/database/database.ts'
import { createHandlers } from '../../mocks/handlers/index.ts'
import { instant } from '../../mocks/scenarios.ts'
import type { Answer } from './render.tsx'

/** The demo's server at build: the mock's own handlers over the fixtures. */
export function answerFromFixtures(): Answer {
  const handlers = createHandlers(createDatabase(createMemoryChanges()), () => instant)
  return (request) => getResponse(handlers, request)
}
