import { http, HttpResponse } from 'msw'

/** Requested once, because developer tools can bypass a worker. */
export const probePath = 'mock-probe'
const probeResponse = 'The mock answers.'

export const probeHandler = http.get(`*${probePath}`, () => HttpResponse.text(probeResponse))

/** Whether the service worker answers the requests of this page, once it has started. */
export async function isWorkerResponding(basePath: string): Promise<boolean> {
  const response = await fetch(`${basePath}${probePath}`)
  return (await response.text()) === probeResponse
}
