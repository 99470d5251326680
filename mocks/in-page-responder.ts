import { getResponse, type HttpHandler } from 'msw'

/**
 * Responds to requests in the page, without a service worker. Like `fetch`, it rejects with a TypeError for a network
 * error, and as soon as a request is aborted.
 */
export function createInPageResponder(handlers: HttpHandler[]) {
  return async (request: Request): Promise<Response | undefined> => {
    const { promise, reject } = Promise.withResolvers<never>()
    const onAbort = () => reject(request.signal.reason)
    if (request.signal.aborted) onAbort()
    request.signal.addEventListener('abort', onAbort, { once: true })
    try {
      const response = await Promise.race([getResponse(handlers, request), promise])
      if (response?.type === 'error') throw new TypeError('The mock simulates a network error.')
      return response
    } finally {
      request.signal.removeEventListener('abort', onAbort)
    }
  }
}
