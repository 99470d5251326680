import type { Endpoint } from 'contract-check'
import * as z from 'zod/mini'

import { type Endpoint as Declaration, getSuccessStatuses } from '#contract/endpoint.ts'
import type { LazySchema } from '#contract/schema.ts'
import { readBody } from '#contract/violations.ts'

import { endpoints } from './endpoints.ts'

/** The endpoints of the contract, as the checks of a server see them. */
export const checkedEndpoints = endpoints.map(({ name, group, endpoint }) => ({
  ...toChecked(name, group, endpoint),
  declaration: endpoint,
}))

function toChecked(name: string, group: string, endpoint: Declaration): Endpoint {
  const { method, path, response } = endpoint
  let schema: ReturnType<Endpoint['getAnswerSchema']>
  return {
    name,
    group,
    method,
    path,
    statuses: getSuccessStatuses(endpoint),
    getAnswerSchema: () =>
      (schema ??= response.kind === 'json' ? toAnswerSchema(response.schema) : undefined),
    findViolations: (body) => readBody(response, body).violations ?? [],
  }
}

/** The client ignores the body of some writes: their schema needs nothing. */
function toAnswerSchema(createSchema: LazySchema<z.ZodMiniType>) {
  const schema = createSchema()
  return schema.safeParse(undefined).success ? undefined : z.toJSONSchema(schema, { io: 'input' })
}
