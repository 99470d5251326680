import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'

import { getActDay } from '#domain/deadlines/deadlines.ts'
import { belgianRefusal, seededRules } from '#domain/deadlines/examples.fixture.ts'
import { getLetterOutcome, readLetter, readLetterSearch } from '#domain/deadlines/letter-answers.ts'

import { createDeadlineEvent } from './deadline-event.ts'

const title = 'Échéance à vérifier'
const text = `Ligne 1 ; « é », \\ ${'très long, '.repeat(20)}\nLigne 2`
const event = (changes: Partial<Parameters<typeof createDeadlineEvent>[0]> = {}) =>
  createDeadlineEvent({
    day: '2026-12-31',
    letterId: '1x8f3k',
    now: new Date('2026-12-05T23:30:00Z'),
    title,
    text,
    ...changes,
  })

const find = (name: string, file: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1]

describe('a calendar entry', () => {
  it('is one whole day, in lines of at most 75 bytes that end in CRLF', () => {
    const lines = event().split('\r\n')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    expect(event().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  it('is read by ical.js', () => {
    const component = new ICAL.Component(ICAL.parse(event()))
    const [vevent] = component.getAllSubcomponents('vevent')
    if (vevent === undefined) throw new Error('There is no event.')
    const { startDate, endDate, summary, description } = new ICAL.Event(vevent)
    expect([startDate.isDate, startDate.toString(), endDate.toString()]).toEqual([
      true,
      '2026-12-31',
      '2027-01-01',
    ])
    expect([summary, description]).toEqual([title, text])
    const alarms = vevent.getAllSubcomponents('valarm')
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual([
      '-P6DT15H',
      '-PT15H',
    ])
  })

  it('is read by node-ical', () => {
    const entry = Object.values(nodeIcal.sync.parseICS(event())).find(
      (one) => one?.type === 'VEVENT',
    )
    expect(entry).toMatchObject({ summary: title, description: text, datetype: 'date' })
  })

  it('replaces the entry of the same letter with a later one, also with another day', () => {
    const later = event({ day: '2026-12-16', now: new Date('2026-12-06T08:00:00Z') })
    expect(find('UID', later)).toBe(find('UID', event()))
    expect(find('UID', event({ letterId: '2k' }))).not.toBe(find('UID', event()))
    expect(Number(find('SEQUENCE', later))).toBeGreaterThan(Number(find('SEQUENCE', event())))
  })
})

it.each([
  ['2026-11-17', '20261203'],
  ['2026-12-04', '20261204'],
])(
  'on %s a letter posted on 2 November that came on the 16th has an entry of %s',
  (today, entry) => {
    const now = new Date(`${today}T12:00:00Z`)
    const posted = { came: 'post', posted: '2026-11-02', received: '2026-11-16' }
    const values = readLetterSearch({ ...belgianRefusal, ...posted })
    const { deadline } = getLetterOutcome(readLetter(values, seededRules), now)
    if (deadline === undefined) throw new Error('There is no date.')
    expect(find('DTSTART;VALUE=DATE', event({ day: getActDay(deadline), now }))).toBe(entry)
  },
)
