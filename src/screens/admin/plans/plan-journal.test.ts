// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { ApiError, NetworkError } from '#api/errors.ts'
import type { PlanStep } from '#domain/plan/plan.ts'

import { createJournal, planJournal } from './plan-journal.ts'

const step = (id: number): PlanStep => ({
  key: String(id),
  entity: 'interventions',
  name: `n${id}`,
  id,
  base: {},
  changes: {},
})
const first = step(1)
const second = step(2)
const third = step(3)
const plan = { steps: [first, second, third] }
const createFees = (ids = '1-3') => ({
  title: 'Changer les prix',
  address: { to: '/admin/plans/prix', search: { ids } },
  startedAt: '2026-11-26T10:00:00Z',
  getRest(done: ReadonlySet<number>) {
    const rest = [1, 2, 3].filter((id) => !done.has(id))
    return rest.length === 0
      ? undefined
      : { to: '/admin/plans/prix', search: { ids: rest.join(',') } }
  },
})
const getOnly = () => {
  const [entry, ...others] = planJournal.get()
  expect(others).toEqual([])
  return entry
}
const noAnswer = {
  status: 'failed',
  error: new NetworkError('update', new TypeError('Failed to fetch')),
} as const
const refused = { status: 'failed', error: new ApiError('update', 500, '') } as const

beforeEach(() => planJournal.change(() => []))

it('leaves a record out of the rest from before it is written, so that no price is raised twice', () => {
  const journal = createJournal(createFees(), plan)
  journal.begin(first)
  expect(getOnly()).toMatchObject({ search: { ids: '2,3' }, writing: 'n1' })
})

it('leaves out what had no answer, and names it, also once it is refused', () => {
  const journal = createJournal(createFees(), plan)
  journal.begin(first)
  journal.end(first, noAnswer)
  journal.finish(true)
  expect(getOnly()).toMatchObject({ search: { ids: '2,3' }, unsure: ['n1'], done: 0 })
  const again = createJournal(
    { ...createFees(), replaced: journal.id },
    plan,
    new Map([['1', noAnswer]]),
  )
  again.begin(first)
  again.end(first, refused)
  expect(getOnly()).toMatchObject({ search: { ids: '2,3' }, unsure: ['n1'] })
  again.end(first, { status: 'unchanged' })
  expect(getOnly()).toMatchObject({ search: { ids: '2,3' }, unsure: [] })
})

it('has in the rest what an answer refused', () => {
  const journal = createJournal(createFees(), plan)
  journal.begin(first)
  journal.end(first, refused)
  journal.begin(second)
  journal.end(second, { status: 'updated', id: 2 })
  expect(getOnly()).toMatchObject({ search: { ids: '1,3' }, unsure: [], done: 1 })
})

it('has no rest where none is left: no ids would mean all records', () => {
  const journal = createJournal(createFees(), plan)
  for (const each of plan.steps) journal.begin(each)
  expect(getOnly()).toMatchObject({ isRestEmpty: true, writing: 'n3' })
})

it('keeps the entry whose rest was opened until the run that goes on begins', () => {
  const journal = createJournal(createFees(), plan)
  journal.begin(first)
  journal.end(first, { status: 'updated', id: 1 })
  const rest = createJournal(createFees('2,3'), { steps: [second, third] })
  expect(getOnly()?.id).toBe(journal.id)
  rest.begin(second)
  expect(getOnly()?.id).toBe(rest.id)
})

it('replaces its own entry when it is repeated, and has ids of its own on plain HTTP', () => {
  const journal = createJournal(createFees(), plan)
  journal.begin(first)
  journal.end(first, { status: 'updated', id: 1 })
  journal.finish(true)
  const outcomes = new Map([['1', { status: 'updated', id: 1 } as const]])
  const again = createJournal({ ...createFees(), replaced: journal.id }, plan, outcomes)
  again.begin(second)
  expect(again.id).not.toBe(journal.id)
  expect(getOnly()).toMatchObject({ id: again.id, search: { ids: '3' } })
  again.finish(false)
  expect(planJournal.get()).toEqual([])
})

it('reads an entry of an earlier build', () => {
  const journal = createJournal(createFees(), plan)
  journal.begin(first)
  const { unsure: _, isRestEmpty: __, ...old } = getOnly() ?? {}
  localStorage.setItem('admin-plans', JSON.stringify([{ ...old, title: 'Earlier' }]))
  expect(getOnly()).toMatchObject({ title: 'Earlier', unsure: [], isRestEmpty: false })
})
