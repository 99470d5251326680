import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'

import { checkResponse } from './check-response.ts'
import { callEndpoint, type Target } from './request.ts'
import type { Row } from './rows.ts'

/** What the caller allows although the contract has no call that undoes it. */
export interface IrreversibleOptions {
  /** The address that a mail may be sent to. */
  readonly mail: string | undefined
  /** The name of a tag that may be created, and stays. */
  readonly tag: string | undefined
}

/** The calls that leave something behind. */
export const irreversibleCalls: readonly string[] = ['tags.create', 'mail.send']

/** The two writes that leave something behind are asked only when they are asked for. */
export async function checkIrreversible(
  target: Target,
  allowed: IrreversibleOptions,
): Promise<Row[]> {
  const { mail, tags } = contract
  return [
    ...(await attempt('tags.create', tags.create, '--tag <name>, a tag that stays', allowed.tag, {
      name: allowed.tag,
    })),
    ...(await attempt('mail.send', mail.send, '--mail <address>, where it goes', allowed.mail, {
      recipient: allowed.mail,
      pSubject: 'Conformance',
      pHtmlContent: '<p>Conformance</p>',
    })),
  ]

  async function attempt(
    call: string,
    endpoint: Endpoint,
    option: string,
    value: string | undefined,
    body: object,
  ): Promise<Row[]> {
    if (value === undefined) {
      const detail = `it cannot be undone; asked with ${option}`
      return [{ call, field: '', result: 'not asked', detail }]
    }
    return checkResponse(call, endpoint, await callEndpoint(target, endpoint, 0, body))
  }
}
