import { getResponse, type HttpHandler } from 'msw'

/**
 * What sends requests where no service worker is: the handlers answer inside the page. As with `fetch`, who
 * gives up waiting hears of it at once, whatever the handler still does.
 */
export function createInPageResponder(handlers: HttpHandler[]) {
  return async (request: Request): Promise<Response | undefined> => {
    const { promise, reject } = Promise.withResolvers<never>()
    const onAbort = () => {
      reject(request.signal.reason)
    }
    if (request.signal.aborted) onAbort()
    request.signal.addEventListener('abort', onAbort, { once: true })
    try {
      return await Promise.race([getResponse(handlers, request), promise])
    } finally {
      request.signal.removeEventListener('abort', onAbort)
    }
  }
}
