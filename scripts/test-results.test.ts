import { describe, expect, it } from 'vitest'

import { readTestResults } from './test-results.ts'

function createPlaywrightTest(message?: string) {
  return {
    projectName: 'firefox',
    results: [{ errors: message === undefined ? [] : [{ message }] }],
  }
}

describe('readTestResults', () => {
  it('counts and names the failed tests of Vitest', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          assertionResults: [
            { fullName: 'a page loads', status: 'passed', failureMessages: [] },
            {
              fullName: 'a page fits',
              status: 'failed',
              failureMessages: ['\u001B[31mExpected 320\u001B[39m\nat line 3'],
            },
          ],
        },
      ],
    }
    expect(readTestResults(report)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a page fits\n  Expected 320\n  at line 3'],
    })
  })

  it('counts and names the failed tests of Playwright, in nested suites', () => {
    const report = {
      stats: { expected: 1, flaky: 1, unexpected: 1 },
      suites: [
        {
          title: 'walk.ts',
          specs: [],
          suites: [
            {
              title: 'a family',
              specs: [
                { title: 'pays', ok: true, tests: [createPlaywrightTest()] },
                { title: 'writes', ok: false, tests: [createPlaywrightTest('No button')] },
              ],
            },
          ],
        },
      ],
    }
    expect(readTestResults(report)).toEqual({
      passed: 2,
      failed: 1,
      failures: ['walk.ts › a family › writes (firefox)\n  No button'],
    })
  })

  it('throws for another report', () => {
    expect(() => readTestResults({})).toThrow('Invalid input')
  })
})
