import { getResponse } from 'msw'

import { createMemoryOverlay } from '../../mocks/database/overlay.ts'
import { createDatabase } from '../../mocks/database/database.ts'
import { createHandlers } from '../../mocks/handlers/index.ts'
import { instant } from '../../mocks/scenarios.ts'
import type { BuildFetch } from './render.tsx'

/** The demo's server at build: the mock's own handlers over the fixtures. */
export function createFixtureFetch(): BuildFetch {
  const handlers = createHandlers(createDatabase(createMemoryOverlay()), () => instant)
  return (request) => getResponse(handlers, request)
}
