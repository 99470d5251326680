import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { orientationNames } from '../question-names.ts'
import {
  blocks,
  isQuestion,
  isWritten,
  otherCountry,
  questionNames,
  twoCountries,
} from './orientation-questions.ts'
import {
  getNextSearch,
  getPosition,
  getStep,
  hasOtherRegime,
  hasRelativeAtHome,
  isComplete,
  listCountrySlugs,
  listSteps,
  listUncertain,
  type OrientationSearch,
  readAnswers,
  toOrientationSearch,
} from './orientation.ts'
import { fillAnswers } from './result-address.ts'

const student = fillAnswers({ help: 'prepare' })
const step = (search: OrientationSearch) => getStep(readAnswers(search), search.question)

describe('the step of a URL', () => {
  const { help: _, ...unhelped } = student
  it.each<[string, OrientationSearch, string]>([
    ['nothing is answered', {}, 'decision'],
    ['an unknown answer stands in it', { decision: 'x' }, 'decision'],
    ['nothing was received', { decision: 'none' }, 'country'],
    ['a letter was received', { decision: 'refusal' }, 'letter'],
    ['the letter is passed', { decision: 'refusal', question: 'country' }, 'country'],
    ['a question comes too early', { decision: 'none', question: 'help' }, 'country'],
    ['a question does not exist', { decision: 'none', question: '__proto__' }, 'country'],
    ['two countries are to be named', { decision: 'none', country: twoCountries }, 'pair'],
    ['both are the same', { ...student, country: twoCountries, pair: 'a,a' }, 'pair'],
    ['where one is, is held', unhelped, 'place'],
    ['where one is, is passed', { ...unhelped, question: 'help' }, 'help'],
    ['everything is answered', student, 'result'],
    ['the purpose is changed', { ...student, question: 'purpose' }, 'purpose'],
    ['where one is, is changed', { ...student, question: 'place' }, 'place'],
    ['the country is gone', { ...student, country: 'atlantide' }, 'result'],
    ['a relative may be at home or not', { ...student, regime: 'relative' }, 'regime'],
  ])('where %s', (_name, search, expected) => {
    expect(step(search)).toBe(expected)
  })
})

describe('after an answer', () => {
  it('a step without a written answer is passed once', () => {
    const letter = readAnswers({ decision: 'order' })
    expect(getNextSearch(letter, 'letter')).toEqual({ decision: 'order', question: 'country' })
    expect(getNextSearch(student, 'place')).toEqual(toOrientationSearch(student))
    const known = readAnswers({ decision: 'order', country: 'belgique' })
    expect(getNextSearch(known, 'letter')).toEqual(toOrientationSearch(known))
  })
  it('a change leads straight back to the result, and keeps the others', () => {
    const changed = { ...student, purpose: 'work' }
    const search = getNextSearch(changed, 'purpose')
    expect(step(search)).toBe('result')
    expect(readAnswers(search)).toEqual({ ...student, purpose: 'work' })
  })
  it('what hangs on the changed answer is asked again', () => {
    const two = { ...student, country: twoCountries }
    expect(step(getNextSearch(two, 'country'))).toBe('pair')
    const pair = { ...two, pair: 'belgique,france' }
    expect(step(getNextSearch(pair, 'pair'))).toBe('result')
    expect(getNextSearch({ ...pair, country: 'france' }, 'country').pair).toBeUndefined()
  })
})

it('a URL has every answer but those that are held', () => {
  const answers = {
    ...student,
    person: 'other',
    country: twoCountries,
    pair: 'a,b',
    place: 'noPermit',
  }
  const search = toOrientationSearch(answers)
  expect(Object.keys(search)).toEqual(orientationNames.filter((name) => answers[name] !== ''))
  expect(Object.values(search)).not.toContain('noPermit')
  expect(readAnswers(search)).toEqual({ ...answers, place: '' })
  expect(readAnswers(search, { place: 'noPermit' })).toEqual(answers)
})

it('ends with an answer that is written: what nobody has to answer would not be shown', () => {
  expect(questionNames.findLastIndex(isWritten)).toBe(questionNames.length - 1)
})

it('counts the questions that there can be at most', () => {
  const all = questionNames.length
  const known = listSteps(student).filter(isQuestion).length
  expect(known).toBeLessThan(all)
  expect(getPosition(readAnswers({}), 'decision')).toEqual({ number: 1, count: all })
  expect(getPosition(student, 'purpose')).toEqual({ number: 3, count: known })
  expect(getPosition({ ...student, decision: 'refusal' }, 'country').number).toBe(2)
  expect(getPosition({ ...student, country: twoCountries }, 'pair')).toEqual({
    number: 3,
    count: known + 1,
  })
})

it('names the answers that have to be checked', () => {
  expect(listUncertain(student)).toEqual([])
  expect(
    listUncertain({ ...student, country: otherCountry, regime: 'unknown', help: 'unknown' }),
  ).toEqual(['country', 'regime'])
})

it('another law is possible only among states with free movement, or where the country is not known', () => {
  const codes = ['BE', 'ch', 'CA', 'CM', undefined]
  expect(codes.map((code) => hasOtherRegime({ regime: 'relativeAbroad' }, code))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
  expect(hasOtherRegime({ regime: 'unknown' }, 'BE')).toBe(false)
})

it('a citizen who lives in his own country gives his relatives no other law', () => {
  const codes = ['BE', 'ch', 'CA', undefined]
  expect(codes.map((code) => hasOtherRegime({ regime: 'relativeHome' }, code))).toEqual(
    codes.map(() => false),
  )
  expect(codes.map((code) => hasRelativeAtHome({ regime: 'relativeHome' }, code))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(hasRelativeAtHome({ regime: 'relativeAbroad' }, 'BE')).toBe(false)
})

it('is about one country, two or none', () => {
  expect(listCountrySlugs(student)).toEqual(['belgique'])
  expect(listCountrySlugs({ ...student, country: twoCountries, pair: 'france,suisse' })).toEqual([
    'france',
    'suisse',
  ])
  expect(listCountrySlugs({ ...student, country: otherCountry })).toEqual([])
})

const anyText = fc.constantFrom('', 'x', '__proto__', '<b>', ',', 'a,b')
const anySearch = fc.record<OrientationSearch>(
  Object.fromEntries(
    Object.entries({ ...blocks, question: { options: Object.keys(blocks) } }).map(
      ([name, { options = [] }]) => [
        name,
        fc.oneof(anyText, fc.constantFrom('belgique', 'belgique,france', ...options)),
      ],
    ),
  ),
)

it('whatever the URL says, the questions end', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const answers = readAnswers(search)
      let shown = getStep(answers, search.question)
      let count = 0
      while (shown !== 'result') {
        count += 1
        expect(count).toBeLessThan(10)
        expect(listSteps(answers)).toContain(shown)
        const { kind = 'choice', options = [] } = blocks[shown]
        const chosen = {
          choice: options[0],
          country: 'belgique',
          pair: 'belgique,france',
          page: '',
        }
        if (isWritten(shown)) Object.assign(answers, { [shown]: chosen[kind] })
        shown = step(getNextSearch(answers, shown))
      }
      expect(isComplete(answers)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it.each(questionNames.filter((name) => blocks[name].check !== undefined))(
  'the answer to %s is missing until there is one that can be chosen',
  (name) => {
    expect(blocks[name].check?.({ ...student, [name]: '' }, name)).toBe('missing')
    const [option = ''] = blocks[name].options ?? ['belgique,france']
    expect(blocks[name].check?.({ ...student, [name]: option }, name)).toBeUndefined()
  },
)
