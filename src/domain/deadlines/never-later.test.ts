import Holidays from 'date-holidays'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isCounted } from './deadlines.ts'
import { seededRules } from './examples.fixture.ts'
import { cameAnswers, getLetterOutcome, readLetter, readLetterSearch } from './letter-answers.ts'

/**
 * An oracle of the law, written from the sources of the rules and not from the code: days are numbers, holidays come from
 * another package. Each rule that gives a date has a line here; a new one fails until somebody has written its law.
 */
interface Letter {
  /** The day that one is asked for. */
  readonly start: number
  /** When it was posted in truth, whatever the visitor knows of it. */
  readonly posted: number
  readonly came: (typeof cameAnswers)[number]
}

const dayMs = 86_400_000
const toNumber = (day: string) => Date.parse(day) / dayMs
const toText = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)

const belgianHolidays = new Set(
  [2026, 2027, 2028].flatMap((year) =>
    new Holidays('BE', { types: ['public'] })
      .getHolidays(year)
      .map(({ date }) => toNumber(date.slice(0, 10))),
  ),
)

/** 1 January 1970 was a Thursday. */
const isSaturdayOrSunday = (day: number) => [5, 6].includes((day + 3) % 7)

function findThirdWorkingDayAfter(posted: number): number {
  let day = posted
  for (let count = 0; count < 3;) {
    day += 1
    if (!isSaturdayOrSunday(day) && !belgianHolidays.has(day)) count += 1
  }
  return day
}

/** The same day of the month, or the last of a shorter month. */
function addMonths(day: number, count: number): number {
  const [year = 0, month = 0, date = 0] = toText(day).split('-').map(Number)
  const first = Date.UTC(year, month - 1 + count, 1)
  const next = Date.UTC(year, month + count, 1)
  return first / dayMs + Math.min(date, (next - first) / dayMs) - 1
}

/** A French period in months is a clear one: its last day is the day after the same day of the month. */
const clearMonths = (start: number, count: number) => addMonths(start, count) + 1

/** The last day that the law gives, in its strictest reading and before a weekend or a holiday moves it. */
const law: Readonly<Record<string, (letter: Letter) => number>> = {
  'be-refus': ({ start, posted, came }) =>
    (came === 'post' ? Math.min(start + 1, findThirdWorkingDayAfter(posted)) : start + 1) + 29,
  'fr-visa': ({ start }) => start + 29,
  'fr-recours-refuse': ({ start }) => clearMonths(start, 2),
  'fr-recours-silence': ({ start }) => clearMonths(addMonths(start, 2), 2),
  'fr-sejour': ({ start }) => clearMonths(start, 2),
  'fr-silence-prefecture': ({ start }) => clearMonths(addMonths(start, 4), 2),
  'ca-au-canada': ({ start }) => start + 15,
  'ca-hors-du-canada': ({ start }) => start + 60,
}

const now = new Date('2027-03-01T12:00:00Z')

/** What a visitor knows of a letter. */
const anyLetter = fc.record({
  start: fc.integer({ min: toNumber('2026-01-10'), max: toNumber('2028-04-30') }),
  came: fc.constantFrom(...cameAnswers),
  daysInThePost: fc.integer({ min: 0, max: 20 }),
  daysBeforePosting: fc.integer({ min: 0, max: 10 }),
  knows: fc.constantFrom('postmark', 'date', 'both', 'neither'),
})

it('knows the law of each rule that gives a date, and of no other', () => {
  expect(seededRules.filter(isCounted).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(Object.keys(law)),
  )
  expect(Object.keys(law)).toHaveLength(seededRules.filter(isCounted).length)
})

describe('5,000 letters (spec 2.1.30)', () => {
  it.each(seededRules.map(({ slug }) => slug))('of %s have no date later than the law', (slug) => {
    const rule = seededRules.find((one) => one.slug === slug)
    const isPostal = rule?.counting?.postalWorkingDays != null
    let dates = 0
    fc.assert(
      fc.property(anyLetter, ({ start, came, daysInThePost, daysBeforePosting, knows }) => {
        const posted = start - daysInThePost
        const values = readLetterSearch({
          country: rule?.country,
          letter: rule?.letters.find((kind) => kind !== 'held'),
          rule: slug,
          held: 'no',
          came,
          received: toText(start),
          posted: ['postmark', 'both'].includes(knows) ? toText(posted) : undefined,
          dated: ['date', 'both'].includes(knows) ? toText(posted - daysBeforePosting) : undefined,
        })
        const { deadline } = getLetterOutcome(readLetter(values, seededRules), now)
        if (deadline === undefined) return
        dates += 1
        const last = law[slug]?.({ start, posted, came }) ?? Number.NEGATIVE_INFINITY
        const day = toNumber(deadline.day)
        const aim = toNumber(deadline.aim ?? deadline.day)
        // Only the day on a letter without a postmark is earlier by more: the page says so.
        const earliest = isPostal && came === 'post' && knows === 'date' ? 0 : last - 2
        const isRight = day <= last && day >= earliest && aim <= day
        if (!isRight) throw new Error(`${toText(day)}, but the law says ${toText(last)}`)
        if (isPostal && came === 'post' && knows === 'neither') throw new Error('a date of nothing')
      }),
      { numRuns: 5000 },
    )
    // A date was given to nearly all, but for the letters of which neither day is known; to none of a red rule.
    expect(dates >= 4000).toBe(law[slug] !== undefined)
    expect(dates > 0).toBe(law[slug] !== undefined)
  })
})
