import type { DeadlineRule } from '#contract/deadlines.ts'
import type { Statement } from '#contract/statements.ts'

import { addDays, type Day } from '../calendar-days.ts'
import { readAmounts } from './amounts.ts'

/**
 * - `unchecked`: not compared with its source for twelve months
 * - `expired`, `expiring`: believed until a day that has passed, or passes soon
 * - `pastVersion`: its link leads to a text of a past day
 * - `differs`: the same period or sum is said differently in two places
 */
export const dueReasons = ['expired', 'expiring', 'differs', 'pastVersion', 'unchecked'] as const
export type DueReason = (typeof dueReasons)[number]

/** Law that somebody has to read again. */
export interface DueLaw {
  readonly reason: DueReason
  readonly slug: string
  readonly says: string
  /** The records that say it; empty for a rule on deadlines. */
  readonly records: readonly string[]
  readonly url: string
  /** The day or the words that it is due for. */
  readonly detail: string
}

/** What passes within so many days is named before it does. */
const noticeDays = 60

type Sourced = Pick<DeadlineRule, 'slug' | 'url' | 'checkedOn'> & {
  readonly says: string
  readonly validTo?: string | null | undefined
  readonly records: readonly string[]
}

/** What is due on a day, of both files. Each may be missing. */
export function listDueLaw(
  rules: readonly DeadlineRule[],
  statements: readonly Statement[],
  today: Day,
): DueLaw[] {
  const due = [
    ...rules.flatMap((rule) =>
      listOwn({ ...rule, says: `${rule.situation} (${rule.country})`, records: [] }, today),
    ),
    ...statements.flatMap((statement) => [
      ...listOwn({ ...statement, records: statement.passages.map(({ record }) => record) }, today),
      ...listDifferences(statement, rules),
    ]),
  ]
  return due.toSorted((a, b) => dueReasons.indexOf(a.reason) - dueReasons.indexOf(b.reason))
}

function listOwn(one: Sourced, today: Day): DueLaw[] {
  const { slug, says, records, url, validTo } = one
  const name = (reason: DueReason, detail: string) => ({ reason, slug, says, records, url, detail })
  const isOld = addDays(one.checkedOn, 365) < today
  const end =
    validTo == null || validTo > addDays(today, noticeDays)
      ? []
      : [name(validTo < today ? 'expired' : 'expiring', validTo)]
  return [
    ...end,
    ...(isPastVersion(url) ? [name('pastVersion', url)] : []),
    ...(isOld ? [name('unchecked', one.checkedOn)] : []),
  ]
}

/** Whether an address has the day of a version in it: '…/section-72-20030702.html', '…/LEGIARTI000042/2024-07-15'. */
export function isPastVersion(url: string): boolean {
  return /-(?:19|20)\d{6}(?:\.\w+)?$|\/(?:19|20)\d{2}-\d{2}-\d{2}\/?$|\/\/web\.?archive\./.test(url)
}

/** The places of a statement that name another number, and the rule that does. */
function listDifferences(statement: Statement, rules: readonly DeadlineRule[]): DueLaw[] {
  const { amounts, passages, says, slug, url } = statement
  const units = new Set(amounts.map(getUnit))
  const isOther = (amount: string) => units.has(getUnit(amount)) && !amounts.includes(amount)
  const differing = passages.filter(({ text }) => readAmounts(text).some(isOther))
  const rule = rules.find((one) => one.slug === statement.rule)
  const ruled = rule === undefined ? [] : readAmounts(rule.period)
  const isRuledOtherwise = ruled.some(isOther) && !ruled.some((one) => amounts.includes(one))
  return [
    ...differing.map(({ record, text }) => ({ records: [record], detail: text })),
    ...(rule !== undefined && isRuledOtherwise
      ? [{ records: passages.map(({ record }) => record), detail: `${rule.slug} : ${rule.period}` }]
      : []),
  ].map((one) => ({ reason: 'differs', slug, says, url, ...one }))
}

const getUnit = (amount: string) => amount.split(' ')[1] ?? ''
