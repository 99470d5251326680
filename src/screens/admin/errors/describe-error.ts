import { ApiError, ContractError, NetworkError, TimeoutError } from '#api/errors.ts'
import type { Texts } from '#i18n/texts.ts'

type ErrorKey = keyof Texts['admin']['errors']

/** Whether the server says that one may not (decisions.md, 6). */
export function isDenied(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}

/** The sentence of `admin:errors` that says why a call failed; the server's own words are not shown. */
export function describeError(error: unknown): ErrorKey {
  if (isDenied(error)) return 'denied'
  if (error instanceof NetworkError || error instanceof TimeoutError) return 'unreachable'
  if (error instanceof ContractError) return 'unreadable'
  if (!(error instanceof ApiError)) return 'unknown'
  if (error.status === 404 || error.status === 410) return 'gone'
  if (error.status === 409) return 'conflict'
  return error.status >= 500 ? 'server' : 'refused'
}

/** What the console gets of a failed call of the back-office, to the letter (spec 8). */
export function logError(error: unknown): void {
  if (error instanceof ApiError) console.error(`Erreur HTTP: ${error.status}`)
  else console.error(error)
}
