import { queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query'

import type {
  ResponseData,
  RequestData,
  Endpoint,
  EndpointGroup,
  PathParameters,
} from '#contract/endpoint.ts'
import { contract, type Contract } from '#contract/index.ts'

import { createCall, type CallInput, type ClientOptions, type FetchFn } from './client.ts'
import type { BaseUrls } from './configuration.ts'

/** A read: `queries.visas.byCountry({ countryId: 1 })` returns TanStack Query options. */
type Query<E extends Endpoint> = (
  ...parameters: keyof PathParameters<E> extends never ? [] : [PathParameters<E>]
) => UndefinedInitialDataOptions<ResponseData<E>, Error, ResponseData<E>> & {
  queryKey: readonly unknown[]
}

/** An imperative call, such as a write: `calls.countries.update({ parameters: { id: 1 }, body: … })`. */
type Call<E extends Endpoint> = (
  input: TypedCallInput<E>,
  signal?: AbortSignal,
) => Promise<ResponseData<E>>

type TypedCallInput<E extends Endpoint> = (keyof PathParameters<E> extends never
  ? { parameters?: undefined }
  : { parameters: PathParameters<E> }) &
  (RequestData<E> extends undefined ? { body?: undefined } : { body: RequestData<E> })

type Queries<Group> = {
  [
    Name in keyof Group as Group[Name] extends Endpoint<'GET'> ? Name : never
  ]: Group[Name] extends Endpoint ? Query<Group[Name]> : never
}
type Calls<Group> = {
  [Name in keyof Group]: Group[Name] extends Endpoint ? Call<Group[Name]> : never
}

/** The client's API, derived from the contract. */
export interface Api {
  /** The server's origin: records may refer to images on it. */
  readonly origin: string
  /** The page where one signs in to the API; undefined if there is none. */
  readonly signInUrl: string | undefined
  readonly queries: { [Group in keyof Contract]: Queries<Contract[Group]> }
  readonly calls: { [Group in keyof Contract]: Calls<Contract[Group]> }
}

interface ApiOptions extends ClientOptions {
  readonly signInUrl?: string | undefined
}

/** Creates the API for these base URLs with a fetch function. */
export function createApi(
  baseUrls: BaseUrls,
  fetchFn: FetchFn,
  { signInUrl, ...options }: ApiOptions = {},
): Api {
  const callEndpoint = createCall(baseUrls, fetchFn, options)
  const queries: Record<string, Record<string, unknown>> = {}
  const calls: Record<string, Record<string, unknown>> = {}

  for (const [groupName, group] of Object.entries<EndpointGroup>(contract)) {
    queries[groupName] = {}
    calls[groupName] = {}
    for (const [endpointName, endpoint] of Object.entries(group)) {
      const name = `${groupName}.${endpointName}`
      const call = (input: CallInput, signal?: AbortSignal) =>
        callEndpoint(name, endpoint, input, signal)

      calls[groupName][endpointName] = call
      queries[groupName][endpointName] = (parameters?: Record<string, number>) =>
        queryOptions({
          queryKey: [groupName, endpointName, ...(parameters === undefined ? [] : [parameters])],
          queryFn: ({ signal }) => call({ parameters }, signal),
        })
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop above fills exactly what the type lists
  return { origin: new URL(baseUrls.api).origin, signInUrl, queries, calls } as unknown as Api
}
