import { z } from 'zod'

/** What a test runner wrote as JSON. */
export interface TestResults {
  readonly passed: number
  readonly failed: number
  /** The titles of the failed tests, each with the beginning of its message. */
  readonly failures: readonly string[]
}

/** CI keeps the end of its log, so the message must be short. */
const maxMessageLength = 400

const vitestSchema = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()),
          }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }): TestResults => {
    const failedTests = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      failures: failedTests.map(({ fullName, failureMessages }) =>
        describeFailure(fullName, failureMessages),
      ),
    }
  })

const playwrightSuiteSchema = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuiteSchema).optional()
  },
})
type PlaywrightSuite = z.infer<typeof playwrightSuiteSchema>

const playwrightSchema = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(playwrightSuiteSchema),
  })
  .transform(({ stats, suites }): TestResults => ({
    // Flaky: passed in a new browser, after the engine had died (tests/browsers/lost-engine.ts).
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) => listPlaywrightFailures(suite)),
  }))

function listPlaywrightFailures({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const ownFailures = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const projects = new Set(spec.tests.map(({ projectName }) => projectName))
      const messages = spec.tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map(({ message }) => message)),
      )
      const names = [...projects].filter((name) => name !== '')
      const specTitle = names.length === 0 ? spec.title : `${spec.title} (${names.join(', ')})`
      return describeFailure(specTitle, messages)
    })
  const failures = [...ownFailures, ...suites.flatMap((suite) => listPlaywrightFailures(suite))]
  return failures.map((failure) => `${title} › ${failure}`)
}

/** Without the colours of terminals. */
function describeFailure(title: string, messages: readonly string[]): string {
  // oxlint-disable-next-line no-control-regex -- the escape character of terminals
  const message = messages.join('\n').replaceAll(/\u001B\[\d+m/g, '')
  return `${title}\n  ${message.slice(0, maxMessageLength).replaceAll('\n', '\n  ')}`
}

/** Reads the JSON report of Vitest or of Playwright. Throws a `ZodError` for anything else. */
export function readTestResults(report: unknown): TestResults {
  return z.union([vitestSchema, playwrightSchema]).parse(report)
}
