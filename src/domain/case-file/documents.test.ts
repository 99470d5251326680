import { describe, expect, it } from 'vitest'

import { createCaseFile, type DocumentStatus } from './case-file.ts'
import {
  addLine,
  changeLine,
  countReady,
  type DocumentLine,
  endPoint,
  findPageList,
  followList,
  getExpiry,
  getNextDocument,
  type PageList,
  readLines,
  removeLine,
  removeList,
  setPerson,
} from './documents.ts'

const today = '2026-12-05'
const list = (heading: string, ...texts: string[]): PageList => ({
  heading,
  points: texts.map((text) => ({ key: `key of ${text}`, text })),
})
const papers = list('Pièces', 'passport', 'photo', 'insurance')
const visa = { country: 'belgique', visa: 'visa-etudiant' }

/** A file that follows a list. */
const follow = (followed = papers) => {
  const file = followList(createCaseFile(today), visa, followed)
  const [added] = file.lists
  if (added === undefined) throw new Error('No list')
  return { file, added }
}
const mark = (...statuses: DocumentStatus[]) => {
  const { file, added } = follow()
  const marked = statuses.reduce((current, status, place) => {
    const line = added.items[place]
    return line === undefined ? current : changeLine(current, added.id, line, { status })
  }, file)
  const [followed] = marked.lists
  if (followed === undefined) throw new Error('No list')
  return followed
}
const describeLines = (lines: readonly DocumentLine[]) =>
  lines.map(({ text, status, change = '' }) => [text, status, change].join(' '))

describe('a list that is followed', () => {
  it('has its points to find', () => {
    expect(describeLines(readLines(follow().added, papers))).toEqual([
      'passport missing ',
      'photo missing ',
      'insurance missing ',
    ])
  })

  it('can be followed for a second person', () => {
    const { file } = follow()
    const both = setPerson(followList(file, visa, papers), '2', 'Marie')
    expect(both.lists.map(({ id, person }) => id + person)).toEqual(['1', '2Marie'])
    expect(removeList(both, '1').lists.map(({ id }) => id)).toEqual(['2'])
  })

  it('holds sixty lists at most', () => {
    const full = Array.from({ length: 70 }).reduce<ReturnType<typeof createCaseFile>>(
      (file) => followList(file, visa, papers),
      createCaseFile(today),
    )
    expect(full.lists).toHaveLength(60)
  })

  it('takes lines of one’s own, after those of the page', () => {
    const { file, added } = follow()
    const [own] = addLine(file, added.id, 'a letter').lists
    expect(own?.items.at(-1)).toEqual({ id: '1', text: 'a letter', status: 'missing' })
    expect(
      describeLines(
        readLines(own ?? added, list('Pièces', 'visa fee', 'passport', 'photo', 'insurance')),
      ).at(-1),
    ).toBe('a letter missing ')
    expect(removeLine(addLine(file, added.id, 'a letter'), added.id, '1').lists[0]?.items).toEqual(
      added.items,
    )
  })
})

describe('a text that changes on the page', () => {
  it('keeps the status of the point whose place it takes, and says so', () => {
    const followed = mark('ready', 'requested')
    const lines = readLines(followed, list('Pièces', 'passport', 'two photos', 'insurance'))
    expect(describeLines(lines)).toEqual([
      'passport ready ',
      'two photos requested changed',
      'insurance missing ',
    ])
    expect(lines[1]?.before).toBe('photo')
  })

  it('is read once its line is touched', () => {
    const followed = mark('ready', 'requested')
    const current = list('Pièces', 'passport', 'two photos', 'insurance')
    const changed = readLines(followed, current)[1]
    if (changed === undefined) throw new Error('No line')
    const file = { ...createCaseFile(today), lists: [followed] }
    const [read] = changeLine(file, followed.id, changed, {}).lists
    expect(describeLines(readLines(read ?? followed, current))[1]).toBe('two photos requested ')
  })

  it('moves a point, adds one, or takes one away', () => {
    const followed = mark('ready', 'requested')
    expect(
      describeLines(readLines(followed, list('Pièces', 'photo', 'passport', 'insurance', 'fee'))),
    ).toEqual(['photo requested ', 'passport ready ', 'insurance missing ', 'fee missing added'])
    expect(describeLines(readLines(followed, list('Pièces', 'photo', 'insurance')))).toEqual([
      'photo requested ',
      'insurance missing ',
      'passport ready removed',
    ])
  })

  it('is not judged while the page is not known', () => {
    expect(describeLines(readLines(mark('ready'), undefined))[0]).toBe('passport ready ')
  })
})

describe('the list of the page', () => {
  it('is that under the heading, even if its points have changed', () => {
    const others = [list('Étapes', 'a'), list('PIÈCES', 'b')]
    expect(findPageList(follow().added, others)).toBe(others[1])
  })

  it('is that with most of its points, if the heading has changed', () => {
    const others = [list('Étapes', 'passport'), list('Ce qu’il faut', 'photo', 'insurance')]
    expect(findPageList(follow().added, others)).toBe(others[1])
  })

  it('of two with one heading is that with its points', () => {
    const others = [list('Pièces', 'x'), list('Pièces', 'photo')]
    expect(findPageList(follow().added, others)).toBe(others[1])
  })

  it('may be gone', () => {
    expect(findPageList(follow().added, [list('Étapes', 'a')])).toBeUndefined()
    expect(findPageList(follow().added, [])).toBeUndefined()
  })
})

it.each([
  [undefined, undefined],
  ['2026-12-04', { kind: 'expired' }],
  ['2026-12-05', { kind: 'soon', days: 0 }],
  ['2027-02-03', { kind: 'soon', days: 60 }],
  ['2027-02-04', undefined],
])('says of a document that holds until %s: %o', (expiresOn, expiry) => {
  expect(getExpiry({ status: 'ready', expiresOn }, today)).toEqual(expiry)
  expect(getExpiry({ status: 'requested', expiresOn }, today)).toBeUndefined()
})

const line = (status: DocumentStatus, rest: Partial<DocumentLine> = {}): DocumentLine => ({
  id: status,
  text: status,
  status,
  ...rest,
})

describe('what is done and what comes next', () => {
  const expired = line('ready', { text: 'old', expiresOn: '2026-01-01' })
  const removed = line('missing', { change: 'removed' })

  it('counts what is ready today', () => {
    expect(countReady([line('ready'), expired, line('missing'), line('requested')], today)).toEqual(
      { ready: 1, total: 4 },
    )
    expect(countReady([removed, line('ready', { change: 'removed' })], today)).toEqual({
      ready: 1,
      total: 1,
    })
  })

  it.each([
    [[line('missing'), expired], 'renew', 'old'],
    [[line('requested'), line('missing')], 'missing', 'missing'],
    [[line('ready'), line('requested'), removed], 'requested', 'requested'],
    [[line('ready'), removed], 'ready', undefined],
  ] as const)('is one thing, the most urgent', (lines, kind, text) => {
    const next = getNextDocument(lines, today)
    expect([next.kind, next.line?.text]).toEqual([kind, text])
  })
})

it('reads a point outside its list', () => {
  expect(endPoint('un passeport ;')).toBe('un passeport')
  expect(endPoint(' une photo.')).toBe('une photo')
  expect(endPoint('a; b')).toBe('a; b')
})
