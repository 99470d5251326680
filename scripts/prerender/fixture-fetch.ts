import { getResponse } from 'msw'

import { createMemoryOverlay } from '../../mocks/database/overlay.ts'
import { createDatabase } from '../../mocks/database/database.ts'
import type { ReadSeedTable } from '../../mocks/database/seed.ts'
import { createHandlers } from '../../mocks/handlers/index.ts'
import { instant } from '../../mocks/scenarios.ts'
import type { BuildFetch } from './build-api.ts'

/**
 * Responds with the mock's handlers and fixtures, which are bundled, or read from the disk by `readSeedFiles`. A separate
 * entry, because a production build has no mock.
 */
export function createFixtureFetch(readSeed?: ReadSeedTable): BuildFetch {
  const handlers = createHandlers(createDatabase(createMemoryOverlay(), readSeed), () => instant)
  return (request) => getResponse(handlers, request)
}
