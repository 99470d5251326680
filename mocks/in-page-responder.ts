import { getResponse, type HttpHandler } from 'msw'

import { rejectOnAbort } from './reject-on-abort.ts'

/**
 * Responds to requests in the page, without a service worker. Like `fetch`, it rejects with a TypeError for a network
 * error, and as soon as a request is aborted.
 */
export function createInPageResponder(handlers: HttpHandler[]) {
  return async (request: Request): Promise<Response | undefined> => {
    const response = await rejectOnAbort(request.signal, getResponse(handlers, request))
    if (response?.type === 'error') throw new TypeError('The mock simulates a network error.')
    return response
  }
}
