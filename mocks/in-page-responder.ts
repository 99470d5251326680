import { getResponse, type HttpHandler } from 'msw'

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

/** Resolves like the result, but rejects as soon as the signal aborts. */
export async function rejectOnAbort<Result>(
  signal: AbortSignal,
  result: Promise<Result>,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([result, promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
