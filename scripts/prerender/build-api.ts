import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Api, createApi } from '#api/api.ts'

/** Responds to a call of the client; undefined without a server. */
export type BuildFetch = (request: Request) => Promise<Response | undefined>

/** There is no server at build time, so the query stays pending. */
export class NoServerError extends Error {}

/** Only paths matter to a `BuildFetch`. */
const baseUrls = { api: 'https://api.invalid', site: 'https://site.invalid' }

/**
 * The client's API in Node. It reads the static files of the site (`/lawyers.json`) from `publicFolder`, and requests each
 * URL once, because hundreds of pages need the same lists.
 */
export function createBuildApi(publicFolder: string, fetchFn: BuildFetch): Api {
  const responses = new Map<string, Promise<Response | undefined>>()
  const respond: BuildFetch = async (request) => {
    const { origin, pathname } = new URL(request.url)
    return origin === baseUrls.site
      ? new Response(await readFile(join(publicFolder, pathname)))
      : fetchFn(request)
  }
  return createApi(baseUrls, async (request) => {
    const pending = responses.get(request.url) ?? respond(request)
    responses.set(request.url, pending)
    const response = await pending
    if (response === undefined) throw new NoServerError(`Nothing responds to ${request.url}.`)
    return response.clone()
  })
}

/** Sends calls to a server. */
export function createServerFetch(apiUrl: string): BuildFetch {
  return ({ url, headers }) => {
    const { pathname, search } = new URL(url)
    return fetch(apiUrl.replace(/\/+$/, '') + pathname + search, { headers })
  }
}
