import { execFileSync } from 'node:child_process'

import { describe, expect, it } from 'vitest'

import type { DeadlineRule } from '#contract/deadlines.ts'

import { addDays } from '../calendar-days.ts'
import { type CountedRule, getDeadline, isCounted } from './deadlines.ts'
import { type readExamples, seededRules } from './examples.fixture.ts'

const now = new Date('2026-12-01T12:00:00Z')

function findRule(slug: string, changes: Partial<DeadlineRule> = {}): CountedRule {
  const rule = seededRules.find((one) => one.slug === slug)
  const changed = rule && { ...rule, ...changes }
  if (!isCounted(changed)) throw new Error(`${slug} is not counted.`)
  return changed
}

describe('Letters of each calendar', () => {
  it.each(['UTC', 'Pacific/Apia', 'America/Los_Angeles'])('have their days in %s', (zone) => {
    const script = `import { readExamples } from './src/domain/deadlines/examples.fixture.ts'
      console.log(JSON.stringify(readExamples()))`
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the script above prints
    const examples = JSON.parse(output) as ReturnType<typeof readExamples>
    for (const country of ['be-', 'fr-']) {
      const own = examples.filter(({ written }) => written.startsWith(country))
      expect(own.length, country).toBeGreaterThanOrEqual(24)
    }
    expect(examples.map(({ counted }) => counted)).toEqual(examples.map(({ written }) => written))
  })
})

it('gives a Belgian refusal the earliest reading, which nothing moves', () => {
  expect(
    getDeadline(findRule('be-refus'), { start: '2026-12-03' }, new Date('2026-12-05T12:00:00Z')),
  ).toMatchObject({ certainty: 'earliest', day: '2027-01-02', aim: '2026-12-31' })
})

it.each([
  ['2026-12-03', '2027-01-04', '2026-12-31', '2027-01-02'],
  ['2026-03-06', '2026-04-07', '2026-04-03', '2026-04-05'],
  ['2026-10-02', '2026-11-02', '2026-10-30', '2026-11-01'],
  ['2026-11-30', '2026-12-30', '2026-12-29', '2026-12-30'],
])('a green rule gives a letter of %s a last day, %s', (start, day, aim, unmovedDay) => {
  const green = findRule('be-refus', { colour: 'green' })
  expect(getDeadline(green, { start }, now)).toMatchObject({ day, aim, unmovedDay })
})

it('a green rule says what was moved, and how many days are left', () => {
  const green = findRule('be-refus', { colour: 'green' })
  expect(getDeadline(green, { start: '2026-12-03' }, new Date('2026-12-05T12:00:00Z'))).toEqual({
    certainty: 'last',
    day: '2027-01-04',
    aim: '2026-12-31',
    firstDay: '2026-12-04',
    unmovedDay: '2027-01-02',
    daysToAim: 26,
    daysLeft: 30,
  })
})

it('gives a French refusal the earliest reading alone: on no weekday does it move', () => {
  expect(getDeadline(findRule('fr-visa'), { start: '2026-11-25' }, now)).toMatchObject({
    certainty: 'earliest',
    day: '2026-12-24',
    firstDay: '2026-11-25',
  })
  for (let index = 0; index < 14; index += 1) {
    const start = addDays('2026-11-25', index)
    expect(getDeadline(findRule('fr-visa'), { start }, now)).toMatchObject({
      certainty: 'earliest',
      day: addDays(start, 29),
    })
  }
})

it('counts a Canadian letter from the day after, and knows no working day to act on', () => {
  expect(getDeadline(findRule('ca-au-canada'), { start: '2026-12-01' }, now)).toMatchObject({
    day: '2026-12-16',
    aim: undefined,
    daysToAim: 15,
    daysLeft: 15,
  })
  expect(getDeadline(findRule('ca-hors-du-canada'), { start: '2026-12-01' }, now)).toMatchObject({
    day: '2027-01-30',
  })
})

it('counts the days left where the authority is', () => {
  const lateInParis = new Date('2026-12-01T23:30:00Z')
  expect(getDeadline(findRule('fr-visa'), { start: '2026-12-01' }, lateInParis)).toMatchObject({
    daysToAim: 27,
    daysLeft: 28,
  })
  expect(getDeadline(findRule('ca-au-canada'), { start: '2026-12-01' }, lateInParis)).toMatchObject(
    {
      daysLeft: 15,
    },
  )
})

it.each([
  ['2025-12-01', 'object'],
  ['2025-11-30', 'notChecked'],
  ['2025-11-01', 'notChecked'],
  ['yesterday', 'notChecked'],
])('a rule that was checked on %s gives %s', (checkedOn, expected) => {
  const result = getDeadline(findRule('be-refus', { checkedOn }), { start: '2026-11-25' }, now)
  expect(typeof result === 'object' ? 'object' : result).toBe(expected)
})

it.each([
  [null, 'object'],
  ['2026-12-01', 'object'],
  ['2026-11-30', 'ended'],
])('a rule that is valid until %s gives %s on 1 December 2026', (validTo, expected) => {
  const result = getDeadline(findRule('be-refus', { validTo }), { start: '2026-11-25' }, now)
  expect(typeof result === 'object' ? 'object' : result).toBe(expected)
})

it('gives no date to a decision of another time, nor in a year whose holidays are unknown', () => {
  expect(getDeadline(findRule('fr-visa'), { start: '2022-12-31' }, now)).toBe('notInForce')
  const ending = findRule('fr-visa', { validTo: '2026-12-01' })
  expect(getDeadline(ending, { start: '2026-12-02' }, now)).toBe('notInForce')
  expect(getDeadline(findRule('be-refus'), { start: '2028-12-20' }, now)).toBe('unknownYear')
  expect(getDeadline(findRule('be-refus'), { start: '2025-11-01' }, now)).toBe('unknownYear')
  // A Saturday of such a year is unknown, too.
  expect(getDeadline(findRule('fr-visa'), { start: '2028-12-08' }, now)).toBe('unknownYear')
  expect(getDeadline(findRule('be-refus'), { start: '9999-12-01' }, now)).toBe('unknownYear')
})

it.each([
  ['2026-11-24', 'notInForce'],
  ['2026-11-25', 'decisionMayBeOlder'],
  ['2027-02-22', 'decisionMayBeOlder'],
  ['2027-02-23', 'object'],
])(
  'a letter received on %s, of a rule for decisions since 25 November 2026, gives %s',
  (start, expected) => {
    const later = new Date('2027-02-25T12:00:00Z')
    for (const slug of ['be-refus', 'fr-visa']) {
      const result = getDeadline(findRule(slug, { validFrom: '2026-11-25' }), { start }, later)
      expect(typeof result === 'object' ? 'object' : result).toBe(expected)
    }
  },
)

it('counts no red rule, whatever it holds', () => {
  const { counting } = findRule('be-refus')
  const red = seededRules.filter(({ colour }) => colour === 'red')
  expect(red).not.toHaveLength(0)
  for (const rule of red) expect(isCounted({ ...rule, counting })).toBe(false)
})
