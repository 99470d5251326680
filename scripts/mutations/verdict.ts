import { stripVTControlCharacters } from 'node:util'

/** A test that failed, and what it said. */
export interface FailedTest {
  readonly title: string
  readonly message: string
}

/** What a check came to. `broken` is no result: it did not build, found no test, or fell outside of tests. */
export type Verdict =
  | { readonly is: 'passed'; readonly tests: number }
  | { readonly is: 'failed'; readonly tests: readonly FailedTest[] }
  | { readonly is: 'broken'; readonly why: string }

interface VitestReport {
  readonly numPassedTests: number
  readonly success: boolean
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** What vitest's JSON says. A file that cannot be imported fails without a test of it: that is no result. */
export function verdictOfVitest(report: VitestReport): Verdict {
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: fullName,
      message: failureMessages.join('\n'),
    }))
  return verdictOf(failed, report.numPassedTests, report.success)
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly unknown[]
  readonly stats: { readonly expected: number }
}

/** What Playwright's JSON says. No test found, or a server that did not start, is an error of no test. */
export function verdictOfPlaywright({ suites, errors, stats }: PlaywrightReport): Verdict {
  const failed = suites.flatMap(specsOf).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => ({
        title,
        message: results
          .flatMap((result) => result.errors.map(({ message = '' }) => message))
          .join('\n'),
      })),
  )
  return verdictOf(failed, stats.expected, errors.length === 0)
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function verdictOf(failed: readonly FailedTest[], passed: number, isWhole: boolean): Verdict {
  if (failed.length > 0) {
    const plain = failed.map(({ title, message }) => ({
      title,
      message: stripVTControlCharacters(message),
    }))
    return { is: 'failed', tests: plain }
  }
  if (passed > 0 && isWhole) return { is: 'passed', tests: passed }
  return { is: 'broken', why: passed > 0 ? 'It fell outside of tests.' : 'It ran no test.' }
}
