import { delay, HttpResponse } from 'msw'

import type { Endpoint } from '#contract/endpoint.ts'

import type { Fault } from '../scenario.ts'

/** The answer of a call that goes wrong in the way a scenario asks for. */
export async function createFaultResponse(fault: Fault, endpoint: Endpoint): Promise<Response> {
  switch (fault) {
    case 'never':
      await delay('infinite')
      return HttpResponse.error()
    case 'offline':
      return HttpResponse.error()
    case 'malformed':
      return HttpResponse.text('<!doctype html><title>Bad gateway</title>', { status: 200 })
    case 'wrongShape':
      return HttpResponse.json([{ identifier: 'one', title: null }])
    case 'empty':
      return endpoint.response.kind === 'json'
        ? HttpResponse.json([])
        : new HttpResponse(null, { status: 204 })
    default:
      return HttpResponse.text(fault.text ?? `Fault ${fault.status}`, { status: fault.status })
  }
}
