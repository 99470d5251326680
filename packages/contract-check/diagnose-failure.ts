import { createFinding } from './body.ts'
import type { Finding } from './endpoint.ts'

export type FetchFn = (request: Request) => Promise<Response>

/** Longer than any answer of a server that works. */
const diagnosisTimeoutMs = 5000

/**
 * Why there is no answer. A browser does not tell whether a server did not answer or whether CORS keeps the answer from
 * the page, so the server is asked again, with less each time. It only receives GET.
 *
 * @param origin of the page
 */
export async function diagnoseFailure(
  request: Request,
  error: unknown,
  fetchServer: FetchFn,
  origin: string,
): Promise<Finding> {
  const answers = async (init: RequestInit) => {
    try {
      const signal = AbortSignal.timeout(diagnosisTimeoutMs)
      await fetchServer(new Request(request.url, { ...init, signal }))
      return true
    } catch {
      return false
    }
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return createFinding('unreachable', 'an answer', 'no answer in time')
  }
  if (!(await answers({ mode: 'no-cors' }))) {
    return createFinding('unreachable', 'an answer', 'no answer')
  }
  if (!(await answers({ credentials: 'omit' }))) {
    return createFinding('cors', `access-control-allow-origin: ${origin}`, 'no such header')
  }
  if (request.credentials === 'include' && !(await answers({ credentials: 'include' }))) {
    const expected = `access-control-allow-credentials: true, and access-control-allow-origin: ${origin}`
    return createFinding('cors', expected, 'at least one is missing')
  }
  const headers = [...request.headers.keys()].filter((name) => name !== 'accept')
  const expected = [
    `access-control-allow-methods with ${request.method}`,
    ...(headers.length > 0 ? [`access-control-allow-headers with ${headers.join(', ')}`] : []),
  ]
  return createFinding('cors', expected.join(', and '), 'a refused preflight request')
}
