import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emptyTypedDay } from '../typed-day.ts'
import { listPaths } from '../questions.fixture.ts'
import { seededRules } from './examples.fixture.ts'
import {
  cameAnswers,
  checkLetter,
  chosenLetterKinds,
  getLetterOutcome,
  isMisread,
  type Letter,
  letterBlocks,
  letterQuestions,
  type LetterSearch,
  type LetterValues,
  otherCountryCode,
  readLetter,
  readLetterSearch,
} from './letter-answers.ts'

const now = new Date('2026-12-05T12:00:00Z')

const belgian: LetterValues = {
  country: 'BE',
  letter: 'visa',
  rule: 'be-refus',
  held: 'no',
  came: 'hand',
  posted: emptyTypedDay,
  dated: emptyTypedDay,
  received: { day: '3', month: '12', year: '2026' },
}
const letterWith = (changes: Partial<LetterValues>) =>
  readLetter({ ...belgian, ...changes }, seededRules)
const check = (changes: Partial<LetterValues>) => checkLetter(letterWith(changes), now)
const outcome = (changes: Partial<LetterValues>) => getLetterOutcome(letterWith(changes), now)
const day = (text: string) => {
  const [typedDay = '', month = '', year = ''] = text.split('/')
  return { day: typedDay, month, year }
}

describe('the questions', () => {
  it.each([
    ['nothing is answered', { country: '' }, 'country'],
    ['the country is known', { letter: '' }, 'country letter'],
    ['an unknown letter stands in the URL', { letter: 'held' }, 'country letter'],
    ['a Belgian order to leave has no date', { letter: 'removal' }, 'country letter'],
    ['a country has no rule', { country: 'CM' }, 'country letter'],
    ['no date is known for Luxembourg', { country: 'LU' }, 'country letter'],
    ['no rule knows what silence means in Belgium', { letter: 'silence' }, 'country letter'],
    ['another country has none', { country: otherCountryCode }, 'country letter'],
    ['the person is held', { held: 'yes' }, 'country letter rule held'],
    [
      'a refusal of residence may order to leave',
      { letter: 'residence', rule: '' },
      'country letter rule',
    ],
    ['a Region refuses', { rule: 'be-region' }, 'country letter rule'],
    ['no appeal is asked about in Belgium', { letter: 'appeal' }, 'country letter'],
    ['it is not known how the letter came', { came: '' }, 'country letter rule held came'],
    ['the letter was handed over', {}, 'country letter rule held came received'],
    ['it came online', { came: 'online' }, 'country letter rule held came received'],
    ['it came by post', { came: 'post' }, 'country letter rule held came posted dated received'],
    [
      'the postmark is known',
      { came: 'post', posted: day('2/12/2026') },
      'country letter rule held came posted received',
    ],
    [
      'the préfecture does not answer',
      { country: 'FR', letter: 'silence', rule: 'fr-silence-prefecture' },
      'country letter rule held received',
    ],
    [
      'the consulate does not answer',
      { country: 'FR', letter: 'silence', rule: 'fr-silence-consulat' },
      'country letter rule',
    ],
    ['a decision in Canada may be on a sponsorship', { country: 'CA' }, 'country letter rule'],
    [
      'two French rules are possible',
      { country: 'FR', letter: 'residence' },
      'country letter rule',
    ],
    [
      'the letter orders to leave France',
      { country: 'FR', letter: 'residence', rule: 'fr-oqtf' },
      'country letter rule',
    ],
    [
      'the post does not matter in France',
      { country: 'FR', letter: 'residence', rule: 'fr-sejour' },
      'country letter rule held received',
    ],
  ])('where %s', (_, changes, expected) => {
    expect(letterWith(changes).asked.join(' ')).toBe(expected)
  })
})

describe('bad input gets an error, and no date', () => {
  it.each([
    ['XX', { country: 'missing' }],
    ['BELGIQUE', { country: 'missing' }],
    ['SN', {}],
    [otherCountryCode, {}],
  ])('the country %s of a URL', (country, errors) => {
    expect(check({ country, letter: 'other' })).toEqual(errors)
  })
  it.each([
    ['country=XX&letter=visa', true],
    ['country=BE&letter=visit', true],
    ['country=BE&letter=visa&rule=be-refus&held=no&came=hand&received=2026-02-31', true],
    ['country=BE&letter=visa', false],
    ['country=BE', false],
    ['', false],
  ])('an address that was edited by hand: %s', (text, expected) => {
    const search: LetterSearch = Object.fromEntries(new URLSearchParams(text))
    const errors = checkLetter(readLetter(readLetterSearch(search), seededRules), now)
    expect(isMisread(search, errors)).toBe(expected)
  })
  it.each([
    ['', { received: 'missing' }],
    ['3//2026', { received: 'incomplete' }],
    ['31/2/2026', { received: 'noSuchDay' }],
    ['x/12/2026', { received: 'noSuchDay' }],
    ['3/12/26', { received: 'noSuchDay' }],
    // On the fifth at noon, the sixth has begun in Kiribati.
    ['7/12/2026', { received: 'future' }],
    ['6/12/2026', {}],
    ['1/1/1900', { received: 'longAgo' }],
    ['1/1/2016', {}],
    ['31/12/2015', { received: 'longAgo' }],
  ])('received on %s', (text, errors) => {
    expect(check({ received: day(text) })).toEqual(errors)
  })
  it.each([
    ['', {}],
    ['4/12/2026', { posted: 'late' }],
    ['3/12/2026', {}],
    ['30//', { posted: 'incomplete' }],
    ['31/11/2026', { posted: 'noSuchDay' }],
  ])('posted on %s', (text, errors) => {
    expect(check({ came: 'post', posted: day(text) })).toEqual(errors)
    const { posted, ...others } = { posted: undefined, ...errors }
    const expected = posted === undefined ? others : { dated: posted }
    expect(check({ came: 'post', dated: day(text) })).toEqual(expected)
  })
  it('an answer is missing, or is none that can be chosen', () => {
    expect(check({ country: '' })).toEqual({ country: 'missing' })
    expect(check({ letter: 'x' })).toEqual({ letter: 'missing' })
    expect(check({ held: 'maybe' })).toEqual({ held: 'missing' })
    expect(check({ came: 'x' })).toEqual({ came: 'missing' })
    expect(check({ country: 'FR', letter: 'appeal', rule: 'be-refus' })).toEqual({
      rule: 'missing',
    })
  })
  it('an answer that is not asked for is not checked', () => {
    expect(check({ held: 'yes', received: day('31/2/2026') })).toEqual({})
  })
})

it('says that the day on the letter stands for that of its posting, only where it does', () => {
  const dated = { came: 'post', dated: day('1/12/2026') }
  expect(letterWith(dated).isFromDate).toBe(true)
  expect(letterWith({ ...dated, posted: day('2/12/2026') }).isFromDate).toBe(false)
  expect(letterWith({ ...dated, came: 'hand' }).isFromDate).toBe(false)
  expect(letterWith({ ...dated, dated: emptyTypedDay }).isFromDate).toBe(false)
})

it.each([
  ['the receipt', {}, 'receipt'],
  ['the sending of an e-mail', { came: 'online' }, 'online'],
  ['an appeal', { country: 'FR', letter: 'appeal', rule: 'fr-recours-silence' }, 'appeal'],
  [
    'an application',
    { country: 'FR', letter: 'silence', rule: 'fr-silence-prefecture' },
    'application',
  ],
])('asks for the day of %s', (_, changes, start) => {
  expect(letterWith(changes).start).toBe(start)
})

it('whoever is held is told the period of that', () => {
  expect(letterWith({ held: 'yes' }).applicable?.slug).toBe('be-detention')
  expect(letterWith({}).applicable?.slug).toBe('be-refus')
})

describe('the outcome', () => {
  it('of a Belgian refusal is a date', () => {
    expect(outcome({})).toMatchObject({
      rule: { slug: 'be-refus' },
      deadline: { day: '2027-01-02', aim: '2026-12-31' },
      reason: undefined,
    })
  })
  it('takes a postmark into account where the rule does', () => {
    const posted = { day: '26', month: '11', year: '2026' }
    const byPost = { came: 'post', posted }
    expect(outcome({}).deadline?.firstDay).toBe('2026-12-04')
    expect(outcome(byPost).deadline?.firstDay).toBe('2026-12-01')
    // The postmark prevails over the day on the letter, which takes its place if it is missing.
    const dated = { day: '25', month: '11', year: '2026' }
    expect(outcome({ ...byPost, dated }).deadline?.firstDay).toBe('2026-12-01')
    const undated = { ...byPost, posted: emptyTypedDay }
    expect(outcome({ ...undated, dated }).deadline?.firstDay).toBe('2026-11-30')
    expect(outcome({ ...byPost, came: 'hand' }).deadline?.firstDay).toBe('2026-12-04')
    const french = { ...byPost, country: 'FR' }
    expect(outcome(french).deadline?.firstDay).toBe('2026-12-03')
  })
  it('of a letter posted on 2 November that came on the 16th is no day of December but the fourth', () => {
    const late = { came: 'post', received: day('16/11/2026') }
    expect(outcome({ ...late, posted: day('2/11/2026') }).deadline?.day).toBe('2026-12-04')
    expect(outcome({ ...late, dated: day('2/11/2026') }).deadline?.day).toBe('2026-12-04')
    expect(outcome(late)).toMatchObject({ deadline: undefined, reason: 'postingUnknown' })
  })
  it.each([
    ['held', { held: 'yes' }, 'be-detention', 'held'],
    ['held in France', { country: 'FR', held: 'yes' }, 'fr-oqtf', 'held'],
    ['held in Canada', { country: 'CA', rule: 'ca-au-canada', held: 'yes' }, undefined, 'held'],
    ['ordered to leave Belgium', { letter: 'removal' }, 'be-ordre-de-quitter', 'letter'],
    ['ordered to leave France', { country: 'FR', letter: 'removal' }, 'fr-oqtf', 'letter'],
    ['an asylum decision', { letter: 'other' }, 'be-asile', 'letter'],
    ['a Region that refuses', { rule: 'be-region' }, 'be-region', 'letter'],
    ['Luxembourg', { country: 'LU' }, 'lu-refus', 'letter'],
    ['Switzerland', { country: 'CH' }, 'ch-visa', 'letter'],
    ['a sponsorship', { country: 'CA', rule: 'ca-parrainage' }, 'ca-parrainage', 'letter'],
    [
      'a silent consulate',
      { country: 'FR', letter: 'silence', rule: 'fr-silence-consulat' },
      'fr-silence-consulat',
      'silence',
    ],
    ['Luxembourg that is silent', { country: 'LU', letter: 'silence' }, 'lu-silence', 'silence'],
    ['Belgium that is silent', { letter: 'silence', rule: '' }, undefined, 'unknownSilence'],
    ['Cameroon', { country: 'CM' }, undefined, 'letter'],
    ['another country', { country: otherCountryCode }, undefined, 'letter'],
  ])('has no date: %s', (_, changes, slug, reason) => {
    const { rule, deadline, reason: why } = outcome(changes)
    expect([rule?.slug, deadline, why]).toEqual([slug, undefined, reason])
  })
})

const part = (max: number) =>
  fc.oneof(fc.constantFrom('', 'x'), fc.integer({ min: 0, max }).map(String))

const redRules = seededRules.filter(({ colour }) => colour === 'red')
const anyValues = fc.record<LetterValues>({
  country: fc.constantFrom('', otherCountryCode, 'BE', 'FR', 'LU', 'CA', 'CM', 'CH', '<b>'),
  letter: fc.constantFrom('', ...chosenLetterKinds, 'held', '__proto__'),
  rule: fc.constantFrom('', ...seededRules.map(({ slug }) => slug)),
  held: fc.constantFrom('', 'yes', 'no'),
  came: fc.constantFrom('', 'x', ...cameAnswers),
  posted: anyDay(),
  dated: anyDay(),
  received: anyDay(),
})
function anyDay() {
  return fc.record({
    day: part(32),
    month: part(13),
    year: fc.constantFrom('', '2026', '1900', '9999'),
  })
}

it('with any input, who is held, is to leave or asks for asylum is given no date', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const { deadline } = getLetterOutcome(readLetter(values, seededRules), now)
      const isRed =
        values.held !== 'no' ||
        !['visa', 'residence', 'appeal', 'silence'].includes(values.letter) ||
        !['BE', 'FR', 'CA'].includes(values.country) ||
        redRules.some(
          // The rule of another letter is no answer.
          ({ slug, country, letters }) =>
            slug === values.rule &&
            country === values.country &&
            letters.some((kind) => kind === values.letter),
        )
      expect(isRed && deadline !== undefined).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

const emptyValues = readLetterSearch({})

/** Every way through the questions: each choice, and days that are near, at the end of a month, or missing. */
function listLetters(): Letter[] {
  const countries = new Set([...seededRules.map(({ country }) => country), 'CM', otherCountryCode])
  const days = ['30/11/2026', '2/12/2026'].map(day)
  const paths = listPaths(letterBlocks, readLetter(emptyValues, seededRules), (letter, name) => {
    const choices: Readonly<Partial<Record<keyof LetterValues, readonly unknown[]>>> = {
      country: [...countries],
      letter: letter.kinds,
      rule: letter.candidates.map(({ slug }) => slug),
      held: letterQuestions.held.options,
      came: cameAnswers,
      posted: [emptyTypedDay, ...days],
      dated: [emptyTypedDay, ...days],
      received: [day('2/12/2026')],
    }
    return (choices[name] ?? []).map((one) =>
      readLetter({ ...letter.values, [name]: one }, seededRules),
    )
  })
  return [...paths]
}

it('every way through the questions ends: with an outcome, without an error, and in a URL that says the same', () => {
  const letters = listLetters()
  expect(letters.length).toBeGreaterThan(50)
  for (const letter of letters) {
    expect(checkLetter(letter, now)).toEqual({})
    const result = getLetterOutcome(letter, now)
    expect(result.deadline === undefined).toBe(result.reason !== undefined)
    expect(letter.asked.includes('received')).toBe(
      letter.counted !== undefined && letter.values.held === 'no',
    )
    const read = readLetter(readLetterSearch(letter.search), seededRules)
    expect([read.asked, getLetterOutcome(read, now)]).toEqual([letter.asked, result])
    expect(read.search).toEqual(letter.search)
  }
})

it('reads a URL that somebody changed as far as it can', () => {
  expect(
    readLetterSearch({
      country: 'be',
      letter: 'visa',
      received: '2026-02-31',
      posted: '2026-11-02',
    }),
  ).toMatchObject({
    country: 'BE',
    letter: 'visa',
    held: '',
    received: emptyTypedDay,
    posted: { day: '2', month: '11', year: '2026' },
  })
})

const read = (search: LetterSearch) => {
  const letter = readLetter(readLetterSearch(search), seededRules)
  return [checkLetter(letter, now), getLetterOutcome(letter, now)] as const
}

it('reads a URL of before one was asked how the letter came: a postmark says it, else it is asked', () => {
  const old = {
    country: 'BE',
    letter: 'residence',
    rule: 'be-refus',
    held: 'no',
    received: '2026-11-16',
  }
  const [errors, { deadline }] = read({ ...old, posted: '2026-11-02' })
  expect([errors, deadline?.day]).toEqual([{}, '2026-12-04'])
  const [without, outcomeWithout] = read(old)
  expect([without, outcomeWithout.deadline]).toEqual([{ came: 'missing' }, undefined])
})
