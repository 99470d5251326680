import { describe, expect, it } from 'vitest'

import { isDeepEqual } from '../deep-equal.ts'
import {
  countOutcomes,
  excludeSteps,
  invertPlan,
  isToRepeat,
  overwriteConflicts,
  runPlan,
  type Plan,
  type PlanServer,
  type PlanStep,
} from './plan.ts'
import { createRehearsal } from './rehearsal.ts'

const rules: Pick<PlanServer, 'isSame' | 'toReference'> = {
  isSame: (_entity, _field, first, second) => isDeepEqual(first, second),
  toReference: String,
}

const step = (id: number, changes: object, base: object = { name: `n${id}` }): PlanStep => ({
  key: String(id),
  entity: 'visas',
  name: `n${id}`,
  id,
  base: { ...base },
  changes: { ...changes },
})

const createServer = (length = 10) =>
  createRehearsal(
    {
      visas: Array.from({ length }, (_, index) => ({
        id: index + 1,
        values: { name: `n${index + 1}`, other: 'kept' },
      })),
    },
    rules,
  )

/** Counts what is written, and fails as told. */
function count(server: PlanServer, fail: (id: number) => Error | undefined = () => undefined) {
  const written: number[] = []
  return {
    written,
    server: {
      ...server,
      update: async (...given: Parameters<PlanServer['update']>) => {
        written.push(given[1])
        const error = fail(given[1])
        if (error !== undefined) throw error
        await server.update(...given)
      },
    },
  }
}

const rename: Plan = {
  steps: Array.from({ length: 10 }, (_, index) => step(index + 1, { name: 'new' })),
}

describe('runPlan', () => {
  it('goes on after a failure, and a retry sends only what failed', async () => {
    const memory = createServer()
    let isBroken = true
    const counted = count(memory, (id) => (isBroken && id === 3 ? new Error('500') : undefined))
    const first = await runPlan(rename, counted.server)
    expect(countOutcomes(first)).toMatchObject({ updated: 9, failed: 1 })
    expect(first.get('3')).toMatchObject({ status: 'failed' })
    isBroken = false
    counted.written.length = 0
    const second = await runPlan(rename, counted.server, { previous: first })
    expect(counted.written).toEqual([3])
    expect(countOutcomes(second)).toMatchObject({ updated: 10, failed: 0 })
  })

  it('stops at an error that every other step would meet, and goes on from there', async () => {
    let isSignedOut = true
    const counted = count(createServer(), (id) =>
      isSignedOut && id === 4 ? new Error('401') : undefined,
    )
    const first = await runPlan(rename, counted.server, { stopsAll: () => true })
    expect(counted.written).toEqual([1, 2, 3, 4])
    expect(countOutcomes(first)).toMatchObject({ updated: 3, failed: 1, stopped: 6 })
    isSignedOut = false
    const second = await runPlan(rename, counted.server, { previous: first })
    expect(countOutcomes(second)).toMatchObject({ updated: 10 })
    expect(counted.written).toEqual([1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10])
  })

  it('writes only what changes, and keeps what somebody changed in other fields', async () => {
    const memory = createServer(1)
    const stored = await memory.read('visas', 1)
    await memory.update('visas', 1, stored, { other: 'changed meanwhile' })
    await runPlan({ steps: [step(1, { name: 'new' })] }, memory)
    expect(memory.getValues('visas', 1)).toEqual({ name: 'new', other: 'changed meanwhile' })
  })

  it('is taken back where it was done, and not where somebody has changed the field since', async () => {
    const memory = createServer(3)
    const plan = { steps: [1, 2, 3].map((id) => step(id, { name: 'new' })) }
    const broken = count(memory, (id) => (id === 3 ? new Error('500') : undefined))
    const undo = invertPlan(plan, await runPlan(plan, broken.server))
    expect(undo.steps.map(({ id }) => id)).toEqual([1, 2])
    await memory.update('visas', 2, await memory.read('visas', 2), { name: 'changed since' })
    expect(countOutcomes(await runPlan(undo, memory))).toMatchObject({ updated: 1, conflict: 1 })
    expect(memory.getValues('visas', 1)).toEqual({ name: 'n1', other: 'kept' })
    expect(memory.getValues('visas', 2)).toMatchObject({ name: 'changed since' })
  })

  it('has a conflict, with their value, where the field itself was changed; mine on demand', async () => {
    const memory = createServer(1)
    await memory.update('visas', 1, await memory.read('visas', 1), { name: 'theirs' })
    const plan = { steps: [step(1, { name: 'mine' })] }
    const outcomes = await runPlan(plan, memory)
    expect(outcomes.get('1')).toEqual({ status: 'conflict', theirs: { name: 'theirs' } })
    expect(memory.getValues('visas', 1)).toMatchObject({ name: 'theirs' })
    const decided = overwriteConflicts(plan, outcomes, new Set(['1']))
    await runPlan(decided, memory, { previous: outcomes })
    expect(memory.getValues('visas', 1)).toMatchObject({ name: 'mine' })
  })

  it('changes nothing where the server has it already, whoever wrote it', async () => {
    const memory = createServer(1)
    await memory.update('visas', 1, await memory.read('visas', 1), { name: 'new' })
    const counted = count(memory)
    const outcomes = await runPlan({ steps: [step(1, { name: 'new' })] }, counted.server)
    expect(outcomes.get('1')).toEqual({ status: 'unchanged' })
    expect(counted.written).toEqual([])
  })

  it('skips what a person has excluded', async () => {
    const counted = count(createServer())
    const plan = excludeSteps(rename, new Set(['2', '5']))
    expect(countOutcomes(await runPlan(plan, counted.server))).toMatchObject({
      updated: 8,
      skipped: 2,
    })
    expect(counted.written).not.toContain(2)
  })

  it('gives a step the id that an earlier one created; without it, the step waits', async () => {
    const created: PlanStep = { key: 'visa', entity: 'visas', name: 'v', base: {}, changes: {} }
    const plan: Plan = {
      steps: [
        { ...created, changes: { name: 'v' } },
        { ...created, key: 'dependent', entity: 'interventions', links: { visaId: 'visa' } },
      ],
    }
    const memory = createServer(0)
    expect((await runPlan(plan, memory)).get('dependent')).toEqual({ status: 'created', id: -2 })
    expect(memory.getValues('interventions', -2)).toEqual({ visaId: '-1' })
    const failing = { ...memory, create: () => Promise.reject(new Error('500')) }
    const outcomes = await runPlan(plan, failing)
    expect(outcomes.get('dependent')).toEqual({ status: 'waiting', for: 'visa' })
    const retried = await runPlan(plan, memory, { previous: outcomes })
    expect(countOutcomes(retried)).toMatchObject({ created: 2, waiting: 0 })
  })

  it('skips what refers to a step that is excluded or cannot be done: nothing waits for ever', async () => {
    const plan: Plan = {
      steps: [
        { key: 'visa', entity: 'visas', name: 'v', base: {}, changes: { name: 'v' } },
        {
          key: 'dependent',
          entity: 'interventions',
          name: 'i',
          base: {},
          changes: {},
          links: { visaId: 'visa' },
        },
      ],
    }
    const memory = createServer(0)
    const outcomes = await runPlan(excludeSteps(plan, new Set(['visa'])), memory)
    expect(countOutcomes(outcomes)).toMatchObject({ skipped: 2, waiting: 0 })
    expect([...outcomes.values()].some(isToRepeat)).toBe(false)
  })
})
