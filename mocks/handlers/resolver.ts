import type { ResponseData, RequestData, Endpoint, PathParameters } from '#contract/endpoint.ts'
import type { Contract } from '#contract/index.ts'

import type { Database } from '../database/database.ts'

/** What a handler is given: the parts of the request, parsed with the contract's schemas. */
export interface ResolverInput<E extends Endpoint> {
  readonly parameters: PathParameters<E>
  readonly body: RequestData<E>
  readonly database: Database
}

/** Answers one endpoint; what it gives back is checked against the contract, by the compiler and when it runs. */
export type Resolver<E extends Endpoint> = (
  input: ResolverInput<E>,
) => Promise<E['response']['kind'] extends 'acknowledgement' ? void : ResponseData<E>>

/** One implementation for each endpoint of an entity; a missing one does not compile. */
export type Resolvers<Group extends keyof Contract> = {
  readonly [Name in keyof Contract[Group]]: Contract[Group][Name] extends Endpoint
    ? Resolver<Contract[Group][Name]>
    : never
}

/** Thrown by a handler to answer with a status other than the endpoint's own. */
export class HttpError extends Error {
  override readonly name = 'Refusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The record, or a refusal with 404. */
export function requireRow<Row>(row: Row | undefined, name: string): Row {
  if (row === undefined) throw new HttpError(404, `${name} not found`)
  return row
}

/** Refuses with 400 when a body names a record that is not there. */
export function requireReference(row: unknown, field: string): void {
  if (row === undefined) throw new HttpError(400, `Invalid field: ${field} refers to no record`)
}

/** Refuses with 400 when the id in a body is not the one in the address. */
export function requireMatchingId(parameters: { id: number }, body: { id: number }): void {
  if (parameters.id !== body.id)
    throw new HttpError(400, 'Invalid field: id differs from the address')
}

/** Refuses with 409 while other records refer to this one, naming how many of what. */
export function requireUnreferenced(references: Readonly<Record<string, number>>): void {
  const remaining = Object.entries(references).filter(([, count]) => count > 0)
  if (remaining.length === 0) return
  const list = remaining.map(([name, count]) => `${count} ${name}`).join(', ')
  throw new HttpError(409, `Still referred to by ${list}`)
}
