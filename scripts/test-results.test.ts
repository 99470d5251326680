import { describe, expect, it } from 'vitest'

import { readTestResults } from './test-results.ts'

function createPlaywrightSpec(title: string, message?: string) {
  const results = [{ duration: 1500, errors: message === undefined ? [] : [{ message }] }]
  const status = message === undefined ? 'expected' : 'unexpected'
  return { title, tests: [{ projectName: 'firefox', status, results }] }
}

describe('readTestResults', () => {
  it('counts, names and times the tests of Vitest', () => {
    const report = {
      testResults: [
        {
          name: '/site/src/Page.stories.tsx',
          assertionResults: [
            {
              ancestorTitles: ['a page'],
              title: 'loads',
              status: 'passed',
              duration: 250,
              failureMessages: [],
            },
            {
              ancestorTitles: ['a page'],
              title: 'fits',
              status: 'failed',
              duration: 1500,
              failureMessages: ['\u001B[31mExpected 320\u001B[39m\nat line 3'],
            },
            { ancestorTitles: ['a page'], title: 'prints', status: 'skipped', failureMessages: [] },
          ],
        },
      ],
    }
    expect(readTestResults(report)).toEqual({
      passed: ['a page > loads'],
      failures: [
        {
          title: 'a page > fits',
          message: 'Expected 320\nat line 3',
          file: '/site/src/Page.stories.tsx',
        },
      ],
      durations: [
        ['Page.stories.tsx › a page > loads', 0.25],
        ['Page.stories.tsx › a page > fits', 1.5],
        ['Page.stories.tsx › a page > prints', 0],
      ],
    })
  })

  it('counts, names and times the tests of Playwright, in nested suites', () => {
    const report = {
      suites: [
        {
          title: 'walk.ts',
          specs: [],
          suites: [
            {
              title: 'a family',
              specs: [createPlaywrightSpec('pays'), createPlaywrightSpec('writes', 'No button')],
            },
          ],
        },
      ],
    }
    const title = 'walk.ts › a family › writes (firefox)'
    expect(readTestResults(report)).toEqual({
      passed: ['walk.ts › a family › pays (firefox)'],
      failures: [{ title, message: 'No button' }],
      durations: [
        ['walk.ts › a family › pays (firefox)', 1.5],
        [title, 1.5],
      ],
    })
  })

  it('throws for another report', () => {
    expect(() => readTestResults({})).toThrow('Invalid input')
  })
})
