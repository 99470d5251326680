import { expect, it } from 'vitest'

import { checkAsked, listAsked, listNames, type Question } from './questions.ts'
import { listPaths } from './questions.fixture.ts'

type Known = Readonly<Record<string, string>>
const required = (known: Known, name: string) => (known[name] === undefined ? 'missing' : undefined)
const questions = {
  animal: { check: required },
  breed: { isAsked: ({ animal }) => animal === 'dog', check: required },
  colour: {},
} as const satisfies Record<string, Question<Known>>
const blocks: Record<keyof typeof questions, Question<Known>> = questions

it('asks what is to be asked, in the order of the blocks', () => {
  expect(listNames(blocks)).toEqual(['animal', 'breed', 'colour'])
  expect(listAsked(blocks, {})).toEqual(['animal', 'colour'])
  expect(listAsked(blocks, { animal: 'dog' })).toEqual(['animal', 'breed', 'colour'])
})

it('says what is wrong with what is asked, and with nothing else', () => {
  expect(checkAsked(blocks, {})).toEqual({ animal: 'missing' })
  expect(checkAsked(blocks, { animal: 'dog' })).toEqual({ breed: 'missing' })
  expect(checkAsked(blocks, { animal: 'cat' })).toEqual({})
})

it('walks every path once', () => {
  const options: Readonly<Record<string, readonly string[]>> = {
    animal: ['cat', 'dog'],
    breed: ['collie', 'poodle'],
  }
  const paths = listPaths(blocks, {}, (known, name) =>
    (options[name] ?? []).map((option) => ({ ...known, [name]: option })),
  )
  expect([...paths]).toEqual([
    { animal: 'cat' },
    { animal: 'dog', breed: 'collie' },
    { animal: 'dog', breed: 'poodle' },
  ])
})
