import { readFileSync } from 'node:fs'

import type { DeadlineRule } from '#contract/deadlines.ts'
import type { ServiceFee, ServiceLevel } from '#contract/interventions.ts'
import type { RecordFacts } from '#contract/record-facts.ts'
import type { Statement } from '#contract/statements.ts'

import type { Respond } from './route-site.ts'

/** What the records of a test server contain. */
interface Content {
  readonly id: number
  /** For names and other short texts. */
  readonly text: string
  /** For texts with markup. */
  readonly html: string
  readonly image?: string | undefined
  readonly countryId?: number
}

const statuses = [{ id: 1, status: 'Publié' }]

export function createVisa({ id, text, html, image, countryId = 1 }: Content) {
  const country = { id: countryId, name: 'Belgique', code: 'BE' }
  return {
    id,
    name: text,
    image,
    summary: html,
    content: html,
    country,
    countryId,
    interventionId: 1,
  }
}

export function createLevel({ id, text, html }: Content) {
  return {
    id,
    levelNumber: id,
    title: text,
    summary: text,
    fullDescription: html,
    serviceFee: { valueString: text, amount: 150, currency: 'EUR', basis: text, notes: text },
  } satisfies Required<ServiceLevel> & { serviceFee: Required<ServiceFee> }
}

export function createArticle({ id, text, html, image }: Content) {
  const author = text.slice(0, 300)
  const date = '2026-11-16T08:30:00'
  return {
    id,
    slug: `article-${id}`,
    title: text,
    image,
    author: { firstName: author, lastName: author },
    authorId: 92,
    date,
    createdDate: date,
    country: id % 2 === 0 ? { code: 'BE', name: author } : 'ALL',
    countryId: 1,
    statusId: 1,
    articleStatus: statuses[0],
    tags: [{ id, name: text }],
    introduction: text,
    content: html,
  }
}

export function createFaq({ id, text, html, countryId = 1 }: Content) {
  const name = text.slice(0, 300)
  const visaId = id % 2 === 0 ? null : 1
  return {
    id,
    question: text,
    response: html,
    countryId,
    visaId,
    countryName: name,
    visaName: name,
  }
}

export const lawyers = JSON.parse(
  readFileSync(new URL('../../public/lawyers.json', import.meta.url), 'utf8'),
) as readonly object[]

export const deadlineRules = JSON.parse(
  readFileSync(new URL('../../public/deadlines.json', import.meta.url), 'utf8'),
) as readonly DeadlineRule[]
export const statements = JSON.parse(
  readFileSync(new URL('../../public/statements.json', import.meta.url), 'utf8'),
) as readonly Statement[]

export const recordFacts = JSON.parse(
  readFileSync(new URL('../../public/record-facts.json', import.meta.url), 'utf8'),
) as readonly RecordFacts[]

type Visa = ReturnType<typeof createVisa>

/** A server with these lists and the records in them. */
export function createRespond(
  lists: Readonly<Record<string, readonly unknown[]>> & { readonly '/api/Visas': readonly Visa[] },
): Respond {
  const allLists: Readonly<Record<string, readonly unknown[]>> = {
    '/api/ArticleStatus': statuses,
    ...lists,
  }
  return (path) => {
    const [, list = '', id] = /^(.*)\/(\d+)$/.exec(path) ?? [undefined, path]
    if (list === '/api/Visas/Country')
      return lists['/api/Visas'].filter(({ countryId }) => countryId === Number(id))
    const records = allLists[list]
    return id === undefined ? records : records?.[Number(id) - 1]
  }
}
