import { type Day, parseDay } from '../calendar-days.ts'
import {
  checkTypedDay,
  fromTypedDay,
  isEmptyTypedDay,
  toTypedDay,
  type TypedDay,
  emptyTypedDay,
  type TypedDayError,
} from '../typed-day.ts'
import type { Stay } from './stays.ts'

export interface TypedStay {
  readonly entry: TypedDay
  readonly exit: TypedDay
}
export const emptyStay: TypedStay = { entry: emptyTypedDay, exit: emptyTypedDay }

export interface SchengenValues {
  readonly stays: readonly TypedStay[]
  /** The day that one asks about. */
  readonly day: TypedDay
}

/** The values of a URL: `stays` is '2026-03-01_2026-03-30,2026-06-01_2026-07-30'. What is no stay is left out (`listUnreadStays`). */
export function readSchengenSearch(
  search: { readonly stays?: string | undefined; readonly day?: string | undefined },
  today: Day | undefined,
): SchengenValues {
  const stays = readStays(search.stays)
  return {
    stays:
      stays.length === 0
        ? [emptyStay]
        : stays.map(({ entry, exit }) => ({ entry: toTypedDay(entry), exit: toTypedDay(exit) })),
    day: toTypedDay(parseDay(search.day) ?? today),
  }
}

/** A URL may hold no more: a passport has fewer stamps. */
export const maxStays = 60

function readStays(text = ''): Stay[] {
  return text
    .split(',')
    .slice(0, maxStays)
    .flatMap((part) => readStay(part) ?? [])
}

function readStay(text: string): Stay | undefined {
  const [entry, exit] = text.split('_').map(parseDay)
  if (entry === undefined || exit === undefined || entry > exit) return undefined
  return isInRange(entry) && isInRange(exit) ? { entry, exit } : undefined
}

/** What the `stays` of a URL say beside the stays that are read: it is not counted, and whoever followed the link must know. */
export function listUnreadStays(text = ''): string[] {
  return text
    .split(',')
    .filter(
      (part, place) => part.trim() !== '' && (place >= maxStays || readStay(part) === undefined),
    )
}

/** The stays that are typed in full, without empty rows. */
export function getStays({ stays }: SchengenValues): Stay[] {
  return stays.flatMap(({ entry, exit }) => {
    const [from, to] = [fromTypedDay(entry), fromTypedDay(exit)]
    return from !== undefined && to !== undefined && from <= to ? [{ entry: from, exit: to }] : []
  })
}

export function toSchengenSearch(values: SchengenValues) {
  const stays = getStays(values).map(({ entry, exit }) => `${entry}_${exit}`)
  return { stays: stays.join(',') || undefined, day: fromTypedDay(values.day) }
}

export type StayError = TypedDayError | 'exitBeforeEntry' | 'farAway'
/** The errors by field: 'day', 'entry0', 'exit0'. */
export type SchengenErrors = Readonly<Record<string, StayError>>

/** Days outside are slips of the pen. */
const [firstDay, lastDay] = ['1990-01-01', '2099-12-31'] as const
const isInRange = (day: Day) => day >= firstDay && day <= lastDay

function checkDay(typed: TypedDay): StayError | undefined {
  const day = fromTypedDay(typed)
  return checkTypedDay(typed) ?? (day !== undefined && !isInRange(day) ? 'farAway' : undefined)
}

/** What is wrong with the stays and the day. A row that is empty is no stay, but the first one must be filled in. */
export function checkSchengen({ stays, day }: SchengenValues): SchengenErrors {
  const errors = new Map<string, StayError>()
  const add = (field: string, error: StayError | undefined) => {
    if (error !== undefined) errors.set(field, error)
  }
  for (const [index, { entry, exit }] of stays.entries()) {
    if (index > 0 && isEmptyTypedDay(entry) && isEmptyTypedDay(exit)) continue
    add(`entry${index}`, checkDay(entry))
    const [from, to] = [fromTypedDay(entry), fromTypedDay(exit)]
    const isReversed = from !== undefined && to !== undefined && to < from
    add(`exit${index}`, checkDay(exit) ?? (isReversed ? 'exitBeforeEntry' : undefined))
  }
  add('day', checkDay(day))
  return Object.fromEntries(errors)
}
