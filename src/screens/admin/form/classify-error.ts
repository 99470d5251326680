import { ApiError, ContractError, NetworkError, TimeoutError } from '#api/errors.ts'

/** Why a record could not be read or saved, as far as it changes what a person can do about it. */
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
  | 'other'

export interface ClassifiedError {
  readonly kind: ErrorKind
  /** The fields of the form that the server named. */
  readonly fields: readonly string[]
}

const errorKindByStatus: Readonly<Record<number, ErrorKind>> = {
  400: 'refused',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  422: 'refused',
}

export function classifyError(
  error: unknown,
  knownFields: readonly string[] = [],
): ClassifiedError {
  const kind = getErrorKind(error)
  const message = kind === 'refused' && error instanceof ApiError ? error.body : ''
  return { kind, fields: findNamedFields(message, knownFields) }
}

function getErrorKind(error: unknown): ErrorKind {
  if (error instanceof ApiError) {
    // What a dropped line looks like where the mock answers inside the page.
    if (error.status === 0) return 'offline'
    return error.status >= 500 ? 'server' : (errorKindByStatus[error.status] ?? 'other')
  }
  if (error instanceof NetworkError) return 'offline'
  if (error instanceof TimeoutError) return 'timeout'
  return error instanceof ContractError ? 'unexpectedResponse' : 'other'
}

/** Whatever the body is (text, HTML, JSON), only names that the form knows are taken from it. */
function findNamedFields(body: string, knownFields: readonly string[]): string[] {
  const words = new Set(body.toLowerCase().match(/[a-z]+/g))
  return knownFields.filter((name) => words.has(name.toLowerCase()))
}
