import { type Day, parseDay, toDay } from './calendar-days.ts'

/** A day as it is typed, in three fields. */
export interface TypedDay {
  readonly day: string
  readonly month: string
  readonly year: string
}
export const emptyTypedDay: TypedDay = { day: '', month: '', year: '' }

/** The fields of '2026-12-03'; empty for anything else. */
export function toTypedDay(text: string | undefined): TypedDay {
  const [year, month, day] = parseDay(text)?.split('-') ?? []
  if (year === undefined || month === undefined || day === undefined) return emptyTypedDay
  return { year, month: String(Number(month)), day: String(Number(day)) }
}

/** The day that is typed; undefined if it is not complete or does not exist. */
export const fromTypedDay = ({ year, month, day }: TypedDay): Day | undefined =>
  toDay(year, month, day)

export function isEmptyTypedDay(typed: TypedDay): boolean {
  return Object.values(typed).every((part) => part.trim() === '')
}

const typedDayErrors = ['missing', 'incomplete', 'noSuchDay'] as const
export type TypedDayError = (typeof typedDayErrors)[number]

/** Whether an error is one that any day can have. */
export function isTypedDayError(error: string): error is TypedDayError {
  return typedDayErrors.some((known) => known === error)
}

/** What is wrong with a day that is asked for. */
export function checkTypedDay(typed: TypedDay): TypedDayError | undefined {
  if (isEmptyTypedDay(typed)) return 'missing'
  if (Object.values(typed).some((part) => part.trim() === '')) return 'incomplete'
  return fromTypedDay(typed) === undefined ? 'noSuchDay' : undefined
}
