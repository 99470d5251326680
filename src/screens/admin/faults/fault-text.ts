import { ApiError, ContractError, NetworkError, TimeoutError } from '#api/errors.ts'
import type { Texts } from '#i18n/texts.ts'

type FaultKey = keyof Texts['admin']['faults']

/** Whether the server says that one may not (decisions.md, 6). */
export function isDenied(fault: unknown): boolean {
  return fault instanceof ApiError && (fault.status === 401 || fault.status === 403)
}

/** The sentence of `admin:faults` that says why a call failed; the server's own words are not shown. */
export function faultKey(fault: unknown): FaultKey {
  if (isDenied(fault)) return 'denied'
  if (fault instanceof NetworkError || fault instanceof TimeoutError) return 'unreachable'
  if (fault instanceof ContractError) return 'unreadable'
  if (!(fault instanceof ApiError)) return 'unknown'
  if (fault.status === 404 || fault.status === 410) return 'gone'
  if (fault.status === 409) return 'conflict'
  return fault.status >= 500 ? 'server' : 'refused'
}

/** What the console gets of a failed call of the back-office, to the letter (spec 8). */
export function logFault(fault: unknown): void {
  if (fault instanceof ApiError) console.error(`Erreur HTTP: ${fault.status}`)
  else console.error(fault)
}
