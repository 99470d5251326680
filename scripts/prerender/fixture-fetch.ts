import { getResponse } from 'msw'

import { createMemoryOverlay } from '../../mocks/database/overlay.ts'
import { createDatabase } from '../../mocks/database/database.ts'
import { createHandlers } from '../../mocks/handlers/index.ts'
import { instant } from '../../mocks/scenarios.ts'
import type { BuildFetch } from './render.tsx'

/** Responds with the mock's handlers and fixtures. A separate entry, because a production build has no mock. */
export function createFixtureFetch(): BuildFetch {
  const handlers = createHandlers(createDatabase(createMemoryOverlay()), () => instant)
  return (request) => getResponse(handlers, request)
}
