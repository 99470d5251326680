import { ApiError, ContractError, NetworkError, TimeoutError } from '#api/errors.ts'

/**
 * Why a call of the back-office failed, as far as the user can do something different about it. `admin:errors` explains it
 * for lists, `adminForms:saveErrors` for forms, which add what the server says of a refusal (`read-refusal.ts`).
 */
export type ErrorKind =
  | 'refused'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'server'
  | 'offline'
  | 'timeout'
  | 'unexpectedResponse'
  /** Another error of the server. */
  | 'other'
  /** An error of our own code. */
  | 'unknown'

const errorKindByStatus: Readonly<Record<number, ErrorKind>> = {
  400: 'refused',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  413: 'tooLarge',
  422: 'refused',
}

/** Classifies an error, in the same way for lists, forms and deletions. */
export function classifyError(error: unknown): ErrorKind {
  if (error instanceof ApiError) {
    return error.status >= 500 ? 'server' : (errorKindByStatus[error.status] ?? 'other')
  }
  if (error instanceof NetworkError) return 'offline'
  if (error instanceof TimeoutError) return 'timeout'
  return error instanceof ContractError ? 'unexpectedResponse' : 'unknown'
}

/** Whether the server denies access (docs/decisions.md). */
export function isDenied(error: unknown): boolean {
  return ['unauthenticated', 'forbidden'].includes(classifyError(error))
}

/** Whether every other call of the same kind would meet this error, too, so that none is sent. */
export function stopsAll(error: unknown): boolean {
  return ['unauthenticated', 'forbidden', 'offline', 'timeout'].includes(classifyError(error))
}

/** Logs a failed call with the exact message that the specification asks for (spec 8). */
export function logError(error: unknown): void {
  if (error instanceof ApiError) console.error(`Erreur HTTP: ${error.status}`)
  else console.error(error)
}
