import { removeAccents } from '#platform/text.ts'

import { addDays, countDays, type Day } from '../calendar-days.ts'
import { slugify } from '../slug.ts'
import {
  type CaseFile,
  createId,
  type DocumentStatus,
  type FollowedList,
  type ListItem,
  maxLineLength,
  maxListItems,
  maxLists,
  maxNameLength,
} from './case-file.ts'

/** A point of a list on a visa's page. */
export interface ListPoint {
  /** The hash of its passage, by which translations know it, too. */
  readonly key: string
  /** In French. */
  readonly text: string
}

/** A list on a visa's page. */
export interface PageList {
  /** The heading above it, in French; empty without one. */
  readonly heading: string
  readonly points: readonly ListPoint[]
}

/** A line of a followed list, as the page has it today. */
export interface DocumentLine extends ListItem {
  /** How the page differs from what the file holds. The status is kept in any case. */
  readonly change?: 'changed' | 'added' | 'removed'
  /** What a changed line said before. */
  readonly before?: string
}

/** Follows a list, for the first or for another person. */
export function followList(
  file: CaseFile,
  { country, visa }: Pick<FollowedList, 'country' | 'visa'>,
  { heading, points }: PageList,
): CaseFile {
  if (file.lists.length >= maxLists) return file
  const list = {
    id: createId(file.lists),
    country,
    visa,
    heading: heading.slice(0, maxNameLength),
    person: '',
    items: points
      .slice(0, maxPoints)
      .map((point) => toItem({ ...point, id: point.key, status: 'missing' })),
  }
  return { ...file, lists: [...file.lists, list] }
}

/** Starts a list of one's own for a visa. */
export function startList(file: CaseFile, slugs: Pick<FollowedList, 'country' | 'visa'>): CaseFile {
  return followList(file, slugs, { heading: '', points: [] })
}

/** How many points of a page are followed: a file has room for lines of one's own, too. */
const maxPoints = 150

/** What is kept of a line. */
function toItem({ id, key, text, status, expiresOn }: ListItem): ListItem {
  return {
    id: key ?? id,
    ...(key !== undefined && { key }),
    text: text.slice(0, maxLineLength),
    status,
    ...(expiresOn !== undefined && { expiresOn }),
  }
}

/** The list of the page that was followed: under its heading, or else one that has a point of it. */
export function findPageList(
  { heading, items }: Pick<FollowedList, 'heading' | 'items'>,
  lists: readonly PageList[],
): PageList | undefined {
  // A list of one's own.
  if (!items.some(({ key }) => key !== undefined)) return undefined
  const count = ({ points }: PageList) =>
    points.filter(({ key }) => items.some((item) => item.key === key)).length
  const sameHeading = lists.filter((list) => slugify(list.heading) === slugify(heading))
  const best = (candidates: readonly PageList[]) =>
    candidates.toSorted((one, other) => count(other) - count(one))[0]
  const found = best(sameHeading) ?? best(lists)
  return found !== undefined && (count(found) > 0 || sameHeading.length > 0) ? found : undefined
}

/**
 * The lines of a list, in the order of the page. A point whose text has changed takes over the status of the one that it
 * replaces: that with which it shares most words, else the one that stood there. A point that is gone stays, and so do
 * lines of one's own.
 *
 * @param current the list as the page has it; undefined while it is not known
 */
export function readLines(list: FollowedList, current: PageList | undefined): DocumentLine[] {
  if (current === undefined) return list.items
  const points = current.points.slice(0, maxPoints)
  const followed = list.items.filter(({ key }) => key !== undefined)
  const replaced = findReplaced(points, followed)
  const lines = points.map((point): DocumentLine => {
    const same = followed.find(({ key }) => key === point.key)
    if (same !== undefined) return { ...same, text: point.text }
    const before = replaced.get(point)
    return before === undefined
      ? { id: point.key, ...point, status: 'missing', change: 'added' }
      : { ...before, ...point, change: 'changed', before: before.text }
  })
  const kept = new Set([...replaced.values()].map(({ id }) => id))
  const removed = followed
    .filter(({ id, key }) => !kept.has(id) && !points.some((point) => point.key === key))
    .map((item): DocumentLine => ({ ...item, change: 'removed' }))
  return [...lines, ...removed, ...list.items.filter(({ key }) => key === undefined)]
}

/** For each point that is new on the page, the one of the file that it replaces, if it replaces any. */
function findReplaced(
  points: readonly ListPoint[],
  followed: readonly ListItem[],
): Map<ListPoint, ListItem> {
  const replaced = new Map<ListPoint, ListItem>()
  const isFree = (item: ListItem) =>
    !points.some(({ key }) => key === item.key) && ![...replaced.values()].includes(item)
  const added = points.filter(({ key }) => !followed.some((item) => item.key === key))
  for (const point of added) {
    const words = listWords(point.text)
    const count = (item: ListItem) =>
      listWords(item.text).filter((word) => words.includes(word)).length
    const [nearest] = followed.filter(isFree).toSorted((one, other) => count(other) - count(one))
    if (nearest !== undefined && count(nearest) > 0) replaced.set(point, nearest)
  }
  for (const point of added) {
    const before = followed[points.indexOf(point)]
    if (before !== undefined && !replaced.has(point) && isFree(before)) replaced.set(point, before)
  }
  return replaced
}

/** The words that tell one document from another. */
function listWords(text: string): string[] {
  return (
    removeAccents(text)
      .toLowerCase()
      .match(/[a-z]{5,}/g) ?? []
  )
}

type LineChanges = Partial<Pick<ListItem, 'status' | 'expiresOn'>>

/** Changes a line. What the page says of it today is taken over, so that it counts as read. */
export function changeLine(
  file: CaseFile,
  listId: string,
  line: DocumentLine,
  changes: LineChanges,
): CaseFile {
  const item = toItem({ ...line, ...changes })
  if (line.change === 'added') return appendItem(file, listId, item)
  return changeList(file, listId, (list) => ({
    ...list,
    items: list.items.map((one) => (one.id === line.id ? item : one)),
  }))
}

/** Adds a line of one's own if there is room. */
export function addLine(file: CaseFile, listId: string, text: string): CaseFile {
  const { items = [] } = file.lists.find(({ id }) => id === listId) ?? {}
  return appendItem(file, listId, { id: createId(items), text, status: 'missing' })
}

function appendItem(file: CaseFile, listId: string, item: ListItem): CaseFile {
  const list = file.lists.find(({ id }) => id === listId)
  if (list === undefined || list.items.length >= maxListItems) return file
  return changeList(file, listId, ({ items }) => ({ ...list, items: [...items, item] }))
}

export function removeLine(file: CaseFile, listId: string, id: string): CaseFile {
  return changeList(file, listId, (list) => ({
    ...list,
    items: list.items.filter((item) => item.id !== id),
  }))
}

export function setPerson(file: CaseFile, listId: string, person: string): CaseFile {
  return changeList(file, listId, (list) => ({ ...list, person }))
}

export function removeList(file: CaseFile, listId: string): CaseFile {
  return { ...file, lists: file.lists.filter(({ id }) => id !== listId) }
}

function changeList(
  file: CaseFile,
  listId: string,
  change: (list: FollowedList) => FollowedList,
): CaseFile {
  return { ...file, lists: file.lists.map((list) => (list.id === listId ? change(list) : list)) }
}

/** A point as it is read outside its list: without the semicolon that joins it to the next. */
export function endPoint(text: string): string {
  return text.trim().replace(/\s*[;,.]$/u, '')
}

/** How many days before its end one is told that a document expires. */
const noticeDays = 60

export type Expiry = { readonly kind: 'expired' } | { readonly kind: 'soon'; readonly days: number }

/** Whether a document that is ready is so no longer, or not for long. */
export function getExpiry(
  { status, expiresOn }: Pick<ListItem, 'status' | 'expiresOn'>,
  today: Day,
): Expiry | undefined {
  if (status !== 'ready' || expiresOn === undefined) return undefined
  if (expiresOn < today) return { kind: 'expired' }
  return expiresOn <= addDays(today, noticeDays)
    ? { kind: 'soon', days: countDays(today, expiresOn) }
    : undefined
}

/** How many lines are ready today, and read as the page has them. A point that the page no longer has is none to be found. */
export function countReady(
  lines: readonly DocumentLine[],
  today: Day,
): { readonly ready: number; readonly total: number } {
  const counted = lines.filter(({ change, status }) => change !== 'removed' || status !== 'missing')
  return { ready: counted.filter((line) => isReady(line, today)).length, total: counted.length }
}

/** Whether there is nothing to do about a line. */
export function isReady(line: DocumentLine, today: Day): boolean {
  const isExpired = getExpiry(line, today)?.kind === 'expired'
  return line.status === 'ready' && line.change !== 'changed' && !isExpired
}

/**
 * What to do about documents next: renew the first that has expired, read one whose text has changed, find one, ask again
 * for one, or nothing.
 */
export function getNextDocument(
  lines: readonly DocumentLine[],
  today: Day,
): { readonly kind: 'renew' | 'reread' | DocumentStatus; readonly line: DocumentLine | undefined } {
  const wanted = lines.filter(({ change }) => change !== 'removed')
  const expired = wanted.find((line) => getExpiry(line, today)?.kind === 'expired')
  if (expired !== undefined) return { kind: 'renew', line: expired }
  const unread = wanted.find(({ change, status }) => change === 'changed' && status !== 'missing')
  if (unread !== undefined) return { kind: 'reread', line: unread }
  for (const status of ['missing', 'requested'] as const) {
    const line = wanted.find((one) => one.status === status)
    if (line !== undefined) return { kind: status, line }
  }
  return { kind: 'ready', line: undefined }
}
