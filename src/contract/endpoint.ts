import * as z from 'zod/mini'

import { type InferSchema, type LazySchema, lazySchema } from './schema.ts'

/**
 * An endpoint declaration, from which come the types, the client's call (`api/`), the query key, the mock's handler
 * (`mocks/`) and the OpenAPI document (`scripts/`).
 */
export interface Endpoint<
  Verb extends Method = Method,
  Path extends string = string,
  Body extends RequestBody | undefined = RequestBody | undefined,
  Res extends ResponseBody = ResponseBody,
> {
  readonly method: Verb
  /** Relative to the API's base URL; `{name}` is a parameter, always a record's id. */
  readonly path: Path
  readonly body: Body
  readonly response: Res
  /** The success status of the mock and the document; clients accept every 2xx. */
  readonly status: 200 | 201 | 204
  /** `api`: relative to the configured base URL. `site`: a static file of the site. */
  readonly origin: 'api' | 'site'
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type RequestBody = JsonBody<z.ZodMiniType> | MultipartBody<z.ZodMiniType>
export type ResponseBody = JsonBody<z.ZodMiniType> | typeof text | typeof acknowledgement

interface JsonBody<Schema extends z.ZodMiniType> {
  readonly kind: 'json'
  readonly schema: LazySchema<Schema>
}
interface MultipartBody<Schema extends z.ZodMiniType> {
  readonly kind: 'multipart'
  readonly schema: LazySchema<Schema>
}

/** A JSON body. A response that does not match is a `ContractError`. */
export function json<Schema extends z.ZodMiniType>(schema: LazySchema<Schema>): JsonBody<Schema> {
  return { kind: 'json', schema: lazySchema(schema) }
}

/** A `multipart/form-data` body with the schema's fields. */
export function multipart<Schema extends z.ZodMiniType>(
  schema: LazySchema<Schema>,
): MultipartBody<Schema> {
  return { kind: 'multipart', schema: lazySchema(schema) }
}

/** A response read as text (spec 7). */
export const text = { kind: 'text' } as const

/**
 * A response of which only the status matters: 200, 201 or 204, with or without a body. The text of the body is passed on,
 * because it may name the record that was created.
 */
export const acknowledgement = { kind: 'acknowledgement' } as const

type Declaration<Verb, Path, Body, Res> = {
  method: Verb
  path: Path
  response: Res
  body?: Body
  status?: Endpoint['status']
  origin?: Endpoint['origin']
}

/**
 * Declares an endpoint. The functions below declare the usual ones.
 *
 * @example
 * endpoint({ method: 'GET', path: '/api/Visas/{id}', response: json(VisaDetail) })
 */
export function endpoint<
  const Verb extends Method,
  const Path extends string,
  Res extends ResponseBody,
  Body extends RequestBody | undefined = undefined,
>(declaration: Declaration<Verb, Path, Body, Res>): Endpoint<Verb, Path, Body, Res> {
  return {
    status: 200,
    origin: 'api',
    ...declaration,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a missing body is undefined, which is what the default of `Body` says
    body: declaration.body as Body,
  }
}

/** An endpoint that returns one record. */
export function getRecord<const Path extends string, Schema extends z.ZodMiniType>(
  path: Path,
  schema: LazySchema<Schema>,
) {
  return endpoint({ method: 'GET', path, response: json(schema) })
}

/** An endpoint that returns a list of records. */
export function getList<const Path extends string, Schema extends z.ZodMiniType>(
  path: Path,
  schema: LazySchema<Schema>,
) {
  return getRecord(path, () => z.array(schema()))
}

/** An endpoint that creates a record and returns nothing that the client reads. */
export function post<const Path extends string, Schema extends z.ZodMiniType>(
  path: Path,
  schema: LazySchema<Schema>,
) {
  return endpoint({
    method: 'POST',
    path,
    body: json(schema),
    response: acknowledgement,
    status: 201,
  })
}

/** An endpoint that changes a record and returns nothing that the client reads. */
export function put<const Path extends string, Schema extends z.ZodMiniType>(
  path: Path,
  schema: LazySchema<Schema>,
) {
  return endpoint({
    method: 'PUT',
    path,
    body: json(schema),
    response: acknowledgement,
  })
}

/** An endpoint that deletes a record. */
export function remove<const Path extends string>(path: Path) {
  return endpoint({ method: 'DELETE', path, response: acknowledgement, status: 204 })
}

/** The parameter names of a path: `'/api/Visas/Country/{countryId}'` gives `'countryId'`. */
type PathParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameterName<Rest>
  : never

/** The path parameters of an endpoint; each is a record's id. */
export type PathParameters<E extends Endpoint> = Record<PathParameterName<E['path']>, number>

/** The request body's type. */
export type RequestData<E extends Endpoint> = E['body'] extends RequestBody
  ? InferSchema<E['body']['schema']>
  : undefined

/** The parsed response: the schema's type, or a string for text and acknowledgements. */
export type ResponseData<E extends Endpoint> =
  E['response'] extends JsonBody<infer Schema> ? z.output<Schema> : string

/** Every path parameter is a record's id, a positive integer. */
export const recordIdSchema = lazySchema(() => z.int().check(z.positive()))

/** The names of a path's parameters, in order. */
export function getPathParameterNames(path: string): string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}

/**
 * Every success status that a server may return, the mock's first: reads 200, POST 200 or 201, PUT and DELETE 200 or
 * 204. The client accepts any 2xx.
 */
export function getSuccessStatuses({ method, status }: Endpoint): Endpoint['status'][] {
  if (method === 'GET') return [200]
  return status === 200 ? [200, method === 'POST' ? 201 : 204] : [status, 200]
}

/** The endpoints of one entity. */
export type EndpointGroup = Record<string, Endpoint>
