import type { ResponseData, RequestData, Endpoint, PathParameters } from '#contract/endpoint.ts'
import type { Contract } from '#contract/index.ts'
import { getReferences, getReferrers, type EntityName } from '#domain/entities.ts'
import type { Clock } from '#platform/clock.ts'

import type { Database } from '../database/database.ts'

/** The request, parsed with the schemas of the contract. */
interface ResolverInput<E extends Endpoint> {
  readonly parameters: PathParameters<E>
  readonly body: RequestData<E>
  readonly database: Database
  /** For the dates that a server sets. */
  readonly clock: Clock
}

/** Implements one endpoint. The compiler and `respond` check its result against the contract. */
export type Resolver<E extends Endpoint> = (
  input: ResolverInput<E>,
) => Promise<E['response']['kind'] extends 'acknowledgement' ? void : ResponseData<E>>

/** The resolvers of an entity, one for each endpoint. */
export type Resolvers<Group extends keyof Contract> = {
  readonly [Name in keyof Contract[Group]]: Contract[Group][Name] extends Endpoint
    ? Resolver<Contract[Group][Name]>
    : never
}

/** Thrown by a resolver to respond with an error status. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Returns the record, or throws a 404. */
export function requireRow<Row>(row: Row | undefined, name: string): Row {
  if (row === undefined) throw new HttpError(404, `${name} not found`)
  return row
}

/** Returns the record of an id in a list, or throws a 404. */
export function requireRecord<Item extends { id: number }>(
  records: readonly Item[],
  id: number,
  name: string,
): Item {
  return requireRow(
    records.find((record) => record.id === id),
    name,
  )
}

/** Throws a 400 if a body refers to a missing record; null refers to none. */
export async function requireReferences(
  entity: EntityName,
  body: Readonly<Record<string, unknown>>,
  database: Database,
): Promise<void> {
  for (const { field, to } of getReferences(entity)) {
    for (const id of [body[field]].flat()) {
      if (typeof id === 'number' && (await database[to].find(id)) === undefined)
        throw new HttpError(400, `Invalid field: ${field} refers to no record`)
    }
  }
}

/** Throws a 400 if the id in the body differs from the id in the URL. */
export function requireMatchingId(parameters: { id: number }, body: { id: number }): void {
  if (parameters.id !== body.id)
    throw new HttpError(400, 'Invalid field: id differs from the address')
}

/** Throws a 409 with counts if other records refer to this one. */
export async function requireUnreferenced(
  entity: EntityName,
  id: number,
  database: Database,
): Promise<void> {
  const counts: string[] = []
  for (const { from, field } of getReferrers(entity)) {
    const rows: readonly object[] = await database[from].all()
    const count = rows.filter((row) => Reflect.get(row, field) === id).length
    if (count > 0) counts.push(`${count} ${from}`)
  }
  if (counts.length > 0) throw new HttpError(409, `Still referred to by ${counts.join(', ')}`)
}
