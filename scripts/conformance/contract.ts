import type { CallableEndpoint, CheckedContract, WritableEntity } from 'contract-check'
import * as z from 'zod/mini'

import { checkedEndpoints } from '#mocks/checked-endpoints.ts'

import { toRequestInit } from '../../src/api/client.ts'
import { contract, type EndpointName } from '../../src/contract/index.ts'
import { newArticleAuthorId } from '../../src/domain/articles.ts'
import {
  entityNames,
  getEntity,
  getReferences,
  sortTopologically,
} from '../../src/domain/entities.ts'

/** Allows the calls that cannot be undone. */
export interface Permissions {
  /** The name of a tag to create. It stays. */
  readonly tag?: string | undefined
  /** The recipient of a test mail. */
  readonly mail?: string | undefined
}

const endpoints = checkedEndpoints
  .filter(({ declaration }) => declaration.origin === 'api')
  .map(({ declaration, ...endpoint }): CallableEndpoint => ({
    ...endpoint,
    createRequest: (body) => toRequestInit(declaration, body),
  }))

function findEndpoint(name: EndpointName): CallableEndpoint {
  const endpoint = endpoints.find((one) => one.name === name)
  if (endpoint === undefined) throw new Error(`${name} is no call of the API.`)
  return endpoint
}

const entities = sortTopologically().map((name): WritableEntity => ({
  name,
  list: findEndpoint(`${name}.list`),
  create: findEndpoint(`${name}.create`),
  update: findEndpoint(`${name}.update`),
  remove: findEndpoint(`${name}.remove`),
  inputSchema: z.toJSONSchema(contract[name].create.body.schema()),
  references: getReferences(name),
  hasIdInUpdate: name !== 'faqs',
}))

/** The contract, as a server is checked against it. */
export function createCheckedContract({ tag, mail }: Permissions = {}): CheckedContract {
  return {
    endpoints,
    references: entityNames.flatMap(getReferences),
    entities,
    samples: {
      nameFields: ['title', ...entityNames.map((name) => getEntity(name).nameField ?? '')],
      values: { code: 'ZZ', currency: 'EUR', authorId: newArticleAuthorId },
    },
    irreversibleCalls: [
      {
        endpoint: findEndpoint('tags.create'),
        body: tag === undefined ? undefined : { name: tag },
        permission: '--tag <name>, a tag that stays',
      },
      {
        endpoint: findEndpoint('mail.send'),
        body: mail === undefined ? undefined : createMail(mail),
        permission: '--mail <address>, where it goes',
      },
    ],
  }
}

function createMail(recipient: string) {
  return { recipient, pSubject: 'Conformance', pHtmlContent: '<p>Conformance</p>' }
}
