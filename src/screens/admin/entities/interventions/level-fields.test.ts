import { expect, it } from 'vitest'

import { createLevelEditor } from '#domain/level-editor.ts'

import {
  emptyLevel,
  formatLevel,
  formatPrice,
  getLevelPart,
  LevelEditorSchema,
  setLevelPart,
  toLevel,
  toServiceLevelInput,
} from './level-fields.ts'

const stored = {
  id: 4,
  levelNumber: 2,
  title: 'Recours',
  summary: 'Un recours.',
  fullDescription: 'Devant le Conseil.',
  serviceFee: {
    valueString: '1 500,50 €',
    amount: 1500.5,
    currency: 'XOF',
    basis: 'par personne',
    notes: '',
  },
}
const level = toLevel(stored, 0)

it('a level that is not changed is sent as the server has it (spec 3.4)', () => {
  expect(toServiceLevelInput(level)).toEqual(stored)
})

it('what a server leaves out is empty, in euros (spec 9), and needs an amount', () => {
  const bare = toLevel({ levelNumber: 3, title: 'Nu' }, 1)
  expect(bare).toEqual({ ...emptyLevel, id: -2, levelNumber: '3', title: 'Nu' })
  expect(bare.currency).toBe('EUR')
  expect(toLevel({ levelNumber: 1, title: '', serviceFee: null }, 0).amount).toBe('')
  expect(toLevel({ levelNumber: 1, title: '', serviceFee: { amount: 0 } }, 0).amount).toBe('0')
})

it('a new level is sent without an id', () => {
  expect(toServiceLevelInput({ ...level, id: -1 })).not.toHaveProperty('id')
})

it('a price has decimals if it needs them', () => {
  expect(formatPrice(level, 'fr')).toBe('1\u202f500,50\u00a0XOF')
  expect(formatPrice({ ...level, amount: '300' }, 'fr')).toBe('300\u00a0XOF')
  expect(formatPrice({ ...level, amount: '' }, 'fr')).toBe('')
})

it('in words, a level says all that is filled in', () => {
  expect(formatLevel(level, 'Niveau 2 - Recours', 'fr').split('\n')).toEqual([
    'Niveau 2 - Recours',
    'Un recours.',
    'Devant le Conseil.',
    '1\u202f500,50\u00a0XOF',
    '1 500,50 €',
    'par personne',
  ])
})

it('a draft of an older form, which lacks a text, keeps its levels', () => {
  const { notes: _notes, currency: _currency, ...older } = level
  const draft = { levels: [older], editor: { status: 'closed' } }
  expect(LevelEditorSchema.safeParse(draft).data?.levels).toEqual([
    { ...older, notes: '', currency: 'EUR' },
  ])
})

it('a draft with something else in place of a text cannot be read', () => {
  const draft = { levels: [{ ...level, title: 7 }], editor: { status: 'closed' } }
  expect(LevelEditorSchema.safeParse(draft).success).toBe(false)
})

it('a file changes a part of a level, and its displayed price follows the amount', () => {
  const state = createLevelEditor([
    { ...level, currency: 'EUR', amount: '1500', valueString: '1 500 € HT par personne' },
  ])
  const set = (
    number: number,
    part: 'title' | 'summary' | 'amount' | 'valueString',
    text: string,
  ) => setLevelPart(state, { number, part, text })
  const read = (changed: ReturnType<typeof set>, part: 'title' | 'valueString') =>
    changed && getLevelPart(changed.levels, 2, part).replaceAll(/\s/g, ' ')
  expect(read(set(2, 'amount', '1 600'), 'valueString')).toBe('1 600 € HT par personne')
  expect(read(set(2, 'valueString', 'Sur devis'), 'valueString')).toBe('Sur devis')
  expect(set(2, 'amount', 'cher')).toBeUndefined()
  expect(set(2, 'amount', '-5')).toBeUndefined()
})

it('a title in a file adds a level in its place, and nothing else does', () => {
  const state = createLevelEditor([level])
  expect(setLevelPart(state, { number: 1, part: 'amount', text: '5' })).toBeUndefined()
  const added = setLevelPart(state, { number: 1, part: 'title', text: 'Conseil' })
  expect(added?.levels.map(({ id, levelNumber, title }) => [id, levelNumber, title])).toEqual([
    [-1, '1', 'Conseil'],
    [4, '2', 'Recours'],
  ])
})
