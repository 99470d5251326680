import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { mutated, project } from './copy.ts'
import { mutations } from './list.ts'
import { isCaught, tableOf } from './report.ts'
import { verdictOfPlaywright, verdictOfVitest } from './verdict.ts'

/** That they make their tests fail is seen by `npm run mutations`, which takes half an hour. */
describe('what is taken out', () => {
  it.each(mutations)('$name: stands where the list says, once', async (mutation) => {
    const source = await readFile(join(project, mutation.file), 'utf8')
    expect(mutated(source, mutation)).not.toBe(source)
    await access(join(project, mutation.check.file))
  })

  it('has each a name of its own', () => {
    const names = mutations.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('is not found twice, nor where it is no more', () => {
    const [any] = mutations
    if (any === undefined) throw new Error('The list is empty.')
    for (const source of ['', any.text + any.text]) {
      expect(() => mutated(source, any)).toThrow('exactly once')
    }
  })
})

const assertion = (status: string) => ({ status, fullName: 'x', failureMessages: ['why'] })
const ofVitest = (...states: string[]) =>
  verdictOfVitest({
    success: !states.includes('failed'),
    numPassedTests: states.filter((state) => state === 'passed').length,
    testResults: [{ assertionResults: states.map(assertion) }],
  })
const ofPlaywright = (statuses: readonly string[], errors: readonly unknown[] = []) =>
  verdictOfPlaywright({
    errors,
    stats: { expected: statuses.filter((status) => status === 'expected').length },
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: statuses.map((status) => ({
              title: 'x',
              tests: [{ status, results: [{ errors: [{ message: 'why' }] }] }],
            })),
          },
        ],
      },
    ],
  })

describe('what a run came to', () => {
  const fell = { is: 'failed', tests: [{ title: 'x', message: 'why' }] }

  it('is failed only when a test failed', () => {
    expect(ofVitest('passed', 'failed')).toEqual(fell)
    expect(ofPlaywright(['expected', 'unexpected'])).toEqual(fell)
    expect(ofVitest('passed')).toEqual({ is: 'passed', tests: 1 })
    expect(ofPlaywright(['expected'])).toEqual({ is: 'passed', tests: 1 })
  })

  it('is nothing when no test ran, or something failed outside of tests', () => {
    expect(ofVitest()).toMatchObject({ is: 'broken' })
    expect(ofPlaywright([])).toMatchObject({ is: 'broken' })
    expect(ofPlaywright(['skipped'])).toMatchObject({ is: 'broken' })
    expect(ofPlaywright(['expected'], ['a server did not start'])).toMatchObject({ is: 'broken' })
  })
})

describe('the table', () => {
  const [one, two, three] = mutations
  if (one === undefined || two === undefined || three === undefined) throw new Error('Too few.')
  const fallen = (mutation: typeof one, message: string) => ({
    mutation,
    seconds: 7,
    verdict: { is: 'failed', tests: [{ title: 'a <title>', message }] } as const,
  })
  const forOne = { ...one, says: /leads away/ }

  it('has what was tried now, keeps what was tried before, and says what never was', () => {
    const before = new Map([[two.name, '| as it was |']])
    const results = [fallen(forOne, 'a leads away')]
    expect(
      tableOf([forOne, two, three], before, results, '2026-11-21').split('\n').slice(2),
    ).toEqual([
      `| ${one.name} | \`${one.check.file}\`: a \\<title> | 7 | 2026-11-21 |`,
      '| as it was |',
      `| ${three.name} | *not tried yet* | | |`,
    ])
  })

  it('takes a test that fell for another reason for none', () => {
    expect(isCaught(fallen(forOne, 'a leads away'))).toBe(true)
    expect(isCaught(fallen(forOne, 'it does not start'))).toBe(false)
  })
})
