import { getResponse } from 'msw'

import { createMemoryOverlay } from '../database/overlay.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { instant, type Scenario } from '../scenarios.ts'
import { createHandlers } from './index.ts'

interface Mock {
  readonly database: Database
  /** Sends a request to the mock. A body other than FormData is sent as JSON. */
  readonly send: (method: string, path: string, body?: unknown) => Promise<Response>
  /** Sends a request and reads its answer. */
  readonly read: (path: string) => Promise<unknown>
}

/** A mock with the records of the seed. */
export function createMock(scenario: Scenario = instant): Mock {
  const database = createDatabase(createMemoryOverlay())
  const handlers = createHandlers(database, () => scenario)
  const send: Mock['send'] = async (method, path, body) => {
    const isForm = body instanceof FormData
    const request = new Request(`http://api.example${path}`, {
      method,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const response = await getResponse(handlers, request)
    if (response === undefined) throw new Error(`Nothing answers ${method} ${path}`)
    return response
  }
  return { database, send, read: async (path) => (await send('GET', path)).json() }
}

/** Inputs of new records. */
export const article = {
  title: 'Été à Liège : que faire ?',
  authorId: 92,
  introduction: 'Introduction',
  content: '<p>Texte</p>',
  image: null,
  countryId: 1,
  statusId: 3,
  tagIds: [1, 2],
}
export const level = {
  levelNumber: 1,
  title: 'Conseil',
  summary: 'Résumé',
  fullDescription: '<p>Texte</p>',
  serviceFee: { valueString: '100 €', amount: 100.5, currency: 'EUR', basis: '', notes: '' },
}
export const visa = {
  name: 'Visa médical',
  content: '<p>Texte</p>',
  summary: '<p>Résumé</p>',
  countryId: 1,
  interventionId: 1,
  image: null,
}
export const faq = { question: 'Pourquoi ?', response: 'Parce que.', countryId: 1, visaId: null }
